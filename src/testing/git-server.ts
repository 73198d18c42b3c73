import fs from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import git from "isomorphic-git";
import type { TestRepository } from "./repository.ts";

/** How a request is answered instead: by a status, by somewhere else, by bytes, or not at all. */
export type Instead = { status: number; location?: string } | { bytes: Buffer } | "hang" | undefined;

type Play = {
  /** Without this token nothing is told. */
  token?: string;
  instead?: (request: IncomingMessage) => Instead;
  /** What GitHub would know beyond Git. */
  host?: {
    protected: string[];
    verified: string[];
    runs: { name: string; status: string; conclusion: string | null }[];
  };
};

/** A server on loopback that gives a repository by Git's smart protocol, and tells of it as GitHub's REST interface does. */
export async function openGitServer({ dir }: TestRepository, play: Play = {}) {
  const asked: { method: string; path: string; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    asked.push({ method, path: url, authorization: headers.authorization });
    const instead = play.instead?.(request);
    if (instead === "hang") return;
    if (instead && "bytes" in instead) return void response.end(instead.bytes);
    if (instead) return void response.writeHead(instead.status, { location: instead.location ?? "" }).end();
    const basic = `Basic ${Buffer.from(`x-access-token:${play.token}`).toString("base64")}`;
    if (play.token && ![basic, `Bearer ${play.token}`].includes(headers.authorization ?? ""))
      return void response.writeHead(401).end();
    void answer(dir, play, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/acme/site.git`,
    api_url: `${origin}/api/v3`,
    play,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(dir: string, { host }: Play, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "", "http://localhost");
  if (url.pathname === "/acme/site.git/info/refs") return void response.end(await advertised(dir));
  if (url.pathname === "/acme/site.git/git-upload-pack")
    return void response.end(await packed(dir, await bodyOf(request)));
  const told = host && (await toldByHost(dir, host, url));
  if (!told) return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(told));
}

const line = (text: string) => `${(Buffer.byteLength(text) + 4).toString(16).padStart(4, "0")}${text}`;

async function advertised(dir: string): Promise<string> {
  const [here, head] = [{ fs, dir }, (await git.currentBranch({ fs, dir })) ?? "main"];
  const able = `side-band-64k shallow ofs-delta symref=HEAD:refs/heads/${head} agent=test`;
  const names = await git.listBranches(here);
  const refs = await Promise.all(
    names.map(async (name) => `${await git.resolveRef({ ...here, ref: name })} refs/heads/${name}\n`),
  );
  const first = `${await git.resolveRef({ ...here, ref: "HEAD" })} HEAD\0${able}\n`;
  return `${line("# service=git-upload-pack\n")}0000${[first, ...refs].map(line).join("")}0000`;
}

/** Everything that the wanted commits lead to, as deep as it is asked for, as one pack. */
async function packed(dir: string, body: string): Promise<Buffer> {
  const wanted = [...body.matchAll(/want ([0-9a-f]{40})/g)].map(([, oid = ""]) => oid);
  const depth = Number(/deepen (\d+)/.exec(body)?.[1] ?? Infinity);
  const oids = new Set<string>();
  const shallow: string[] = [];
  let level = wanted;
  for (let n = 1; level.length > 0; n++) {
    const parents: string[] = [];
    for (const oid of level.filter((each) => !oids.has(each))) {
      oids.add(oid);
      const { commit } = await git.readCommit({ fs, dir, oid });
      await gather(dir, commit.tree, oids);
      if (n < depth) parents.push(...commit.parent);
      else if (commit.parent.length > 0) shallow.push(oid);
    }
    level = parents;
  }
  const { packfile = new Uint8Array() } = await git.packObjects({ fs, dir, oids: [...oids] });
  const parts = [];
  for (let at = 0; at < packfile.length; at += 60_000) {
    const part = packfile.subarray(at, at + 60_000);
    parts.push(Buffer.from((part.length + 5).toString(16).padStart(4, "0")), Buffer.of(1), part);
  }
  const edges = shallow.map((oid) => line(`shallow ${oid}\n`)).join("");
  const head = `${Number.isFinite(depth) ? `${edges}0000` : ""}${line("NAK\n")}`;
  return Buffer.concat([Buffer.from(head), ...parts, Buffer.from("0000")]);
}

async function gather(dir: string, tree: string, oids: Set<string>): Promise<void> {
  if (oids.has(tree)) return;
  oids.add(tree);
  for (const { oid, type } of (await git.readTree({ fs, dir, oid: tree })).tree)
    if (type === "tree") await gather(dir, oid, oids);
    else oids.add(oid);
}

async function toldByHost(dir: string, host: NonNullable<Play["host"]>, { pathname, searchParams }: URL) {
  const path = pathname.replace("/api/v3/repos/acme/site/", "");
  const branch = /^branches\/(.+)$/.exec(path)?.[1];
  if (branch) return { name: branch, protected: host.protected.includes(branch) };
  if (/^commits\/[0-9a-f]{40}\/check-runs$/.test(path)) return { total_count: host.runs.length, check_runs: host.runs };
  if (path !== "commits") return undefined;
  const commits = await git.log({ fs, dir, ref: searchParams.get("sha") ?? "main", depth: 50 });
  return commits.map(({ oid, commit }) => ({
    sha: oid,
    commit: { message: commit.message, verification: { verified: host.verified.includes(oid) } },
  }));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("latin1");
}
