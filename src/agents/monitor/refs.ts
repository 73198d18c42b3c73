import { createHash } from "node:crypto";
import git from "isomorphic-git";
import { limits, LookError } from "./limits.ts";
import { listOfRefs } from "./list-of-refs.ts";
import type { Source } from "./source.ts";

/** The branches of a repository by the commits that they are at, and the one that the others are held against. */
export type Refs = { branch: string; branches: Map<string, string>; digest: string };

const heads = "refs/heads/";

/** Reads which branches there are; `wished` is the default one where it is not the one that the repository names. */
export async function readRefs(source: Source, wished: string | null): Promise<Refs> {
  const { named, branches } = await (source.remote ? remoteRefs(source.remote) : localRefs(source));
  const branch = wished ?? named ?? (branches.has("main") ? "main" : "master");
  if (branches.size === 0) throw new LookError("The repository has no commits yet.");
  if (!branches.has(branch)) throw new LookError("The repository has no branch of this name.");
  const sorted = [...branches].toSorted();
  const digest = createHash("sha256")
    .update(JSON.stringify([branch, sorted]))
    .digest("hex");
  return { branch, branches, digest };
}

type Found = { named: string | undefined; branches: Map<string, string> };

async function remoteRefs({ url, http }: NonNullable<Source["remote"]>): Promise<Found> {
  const { body } = await http.request({ url: `${url}/info/refs?service=git-upload-pack`, method: "GET" });
  const parts: Uint8Array[] = [];
  for await (const part of body ?? []) parts.push(part);
  const { named, refs } = listOfRefs(Buffer.concat(parts));
  return { named: named && nameOf(named), branches: branchesOf(refs) };
}

async function localRefs({ fs, gitdir }: Source): Promise<Found> {
  // The packed list is gone through here, once: Git's library does so for each branch.
  const branches = branchesOf(await packedRefs(fs, gitdir));
  const names = await git.listBranches({ fs, gitdir });
  if (names.length > limits.refs) tooMany();
  for (const name of names) {
    const path = `${gitdir}/${heads}${name}`;
    const loose = String(await fs.promises.readFile(path, "utf8").catch(() => "")).trim();
    if (/^[0-9a-f]{40}$/.test(loose)) branches.set(name, loose);
    else if (loose) branches.set(name, await git.resolveRef({ fs, gitdir, ref: `${heads}${name}` }));
  }
  const named = await git.resolveRef({ fs, gitdir, ref: "HEAD", depth: 2 }).catch(() => undefined);
  return { named: named?.startsWith(heads) ? nameOf(named) : undefined, branches };
}

async function packedRefs(fs: Source["fs"], gitdir: string): Promise<Map<string, string>> {
  const text = String(await fs.promises.readFile(`${gitdir}/packed-refs`, "utf8").catch(unlessMet));
  if (text.length > limits.refs_bytes) throw new LookError("The list of branches is larger than 8 MB.");
  return new Map(
    [...text.matchAll(/^([0-9a-f]{40}) (refs\/heads\/\S+)$/gm)].map(([, oid = "", ref = ""]) => [ref, oid]),
  );
}

const unlessMet = (error: unknown): string => {
  if (error instanceof LookError) throw error;
  return "";
};

function branchesOf(refs: Map<string, string>): Map<string, string> {
  const found = [...refs].filter(([ref]) => ref.startsWith(heads));
  if (found.length > limits.refs) tooMany();
  return new Map(found.map(([ref, oid]) => [nameOf(ref), oid]));
}

function tooMany(): never {
  throw new LookError("The repository has more than 2,000 branches.");
}

const nameOf = (ref: string) => ref.slice(heads.length);
