import { execFileSync } from "node:child_process";
import { constants } from "node:fs";
import { open as openFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { openGitServer } from "../../testing/git-server.ts";
import { derive_for_tests } from "../../testing/keys.ts";
import { testRepository, type TestRepository } from "../../testing/repository.ts";
import { seal } from "../model/seal.ts";
import { type Claimed, look } from "./look.ts";
import { sentenceOf } from "./sentence-of.ts";

// Hosts and folders that are made to stop the monitor, or to have it tell something untrue.
const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function repository(): Promise<TestRepository> {
  const made = await testRepository();
  open.push(made);
  return made;
}

/** A host that tells this of its branches, and gives what a repository has. */
async function host(listing: (head: string) => string | Buffer, site?: TestRepository) {
  const from = site ?? (await repository());
  const head = (await readFile(join(from.gitdir, "refs/heads/main"), "utf8")).trim();
  const bytes = Buffer.from(listing(head));
  const server = await openGitServer(from, {
    instead: ({ url = "" }) => (url.includes("info/refs") ? { bytes } : undefined),
  });
  open.push(server);
  return server;
}

const claimed = (address: string, more: Partial<Claimed> = {}): Claimed => ({
  id: "x",
  look: 1,
  address,
  branch: null,
  api_url: null,
  sealed_token: null,
  former: null,
  ...more,
});
const needs = (...folders: string[]) => ({ derive: derive_for_tests, private_hosts: ["127.0.0.1"], folders });
const failure = (address: string, more: Partial<Claimed> = {}, ...folders: string[]) =>
  look(needs(...folders), claimed(address, more)).then(() => "It was read.", sentenceOf);

const line = (text: string) => `${(Buffer.byteLength(text) + 4).toString(16).padStart(4, "0")}${text}`;
const service = `${line("# service=git-upload-pack\n")}0000`;
const oid = "a".repeat(40);
const able = "side-band-64k shallow ofs-delta";
const no_list = "The Git host answered with something that is no list of branches.";

describe("what a host tells of its branches", () => {
  const listings: [string, string][] = [
    ["a packet of two bytes", `${service}0002`],
    ["one of three", `${service}0003`],
    ["one whose length is no number", `${service}zzzz`],
    ["one that is longer than the answer", `${service}ffff`],
    ["nothing after who it is", service],
    ["a list that is cut off", `${service}${line(`${oid} HEAD\0${able}\n`)}`],
    ["packets of nothing", `${service}${line(`${oid} HEAD\0${able}\n`)}${"0000".repeat(1000)}`],
    ["another version than was asked for", `${service}${line("version 2\n")}${line("ls-refs=unborn\n")}0000`],
    ["a page", "<!doctype html><title>Sign in</title>"],
  ];
  test.each(listings)("is no list where it is %s", async (_, listing) => {
    const { url, asked } = await host(() => listing);
    expect(await failure(url)).toBe(no_list);
    expect(asked.map(({ method }) => method)).toEqual(["GET"]);
  });

  test("is an empty repository where the list says so", async () => {
    const none = `${"0".repeat(40)} capabilities^{}\0${able}\n`;
    for (const listing of [`${service}${line(none)}0000`, `${service}0000`])
      expect(await failure((await host(() => listing)).url)).toBe("The repository has no commits yet.");
  });

  test("is read apart, however long the list: the server's own thread goes on meanwhile", async () => {
    const tags = Array.from({ length: 110_000 }, (_, n) => line(`${oid} refs/tags/${n}\n`)).join("");
    const { url } = await host(() => `${service}${line(`${oid} refs/heads/main\0${able}\n`)}${tags}0000`);
    const loop = monitorEventLoopDelay({ resolution: 5 });
    loop.enable();
    const since = performance.now();
    expect(await failure(url, { branch: "nowhere" })).toBe("The repository has no branch of this name.");
    const whole = performance.now() - since;
    await sleep(20);
    loop.disable();
    expect(loop.max / 1e6, `of ${whole} ms`).toBeLessThan(whole / 5);
  });

  test("has names of any length and with any sign, which are shown cut and cleaned, and asked for as they are", async () => {
    const named = (name: string) => (head: string) =>
      `${service}${line(`${head} HEAD\0${able} symref=HEAD:refs/heads/${name}\n`)}${line(`${head} refs/heads/${name}\n`)}0000`;
    const long = await host(named("x".repeat(60_000)));
    expect((await look(needs(), claimed(long.url))).told.branch).toBe("x".repeat(200));
    const site = await repository();
    await site.branch("\u202Eevil");
    const turned = await host(named("\u202Eevil"), site);
    turned.play.host = { protected: [], verified: [], runs: [] };
    const asked = { api_url: turned.api_url, sealed_token: seal(derive_for_tests, "s3cret", "repositories") };
    const report = await look(needs(), claimed(turned.url, asked));
    expect(report.told.branch).toBe("?evil");
    expect(turned.asked.some(({ path }) => path.endsWith(`/branches/${encodeURIComponent("\u202Eevil")}`))).toBe(true);
  });

  test("names checks that are shown in whole characters, without signs that steer", async () => {
    const site = await repository();
    const name = `\u202E${"x".repeat(98)}😀`;
    const runs = [{ name, status: "completed", conclusion: "failure" }];
    const server = await openGitServer(site, { host: { protected: [], verified: [], runs } });
    open.push(server);
    const asked = { api_url: server.api_url, sealed_token: seal(derive_for_tests, "s3cret", "repositories") };
    const { checks } = await look(needs(), claimed(server.url, asked));
    expect(checks.host_checks.evidence.map(({ what }) => what)).toEqual([`?${"x".repeat(98)}`]);
  });
});

describe("a folder", () => {
  test.each(["constructor", "__proto__", "toString"])("has no branch %s unless there is one", async (branch) => {
    const { dir } = await repository();
    expect(await failure(dir, { branch }, dir)).toBe("The repository has no branch of this name.");
  });

  test("is read without what is no file", async () => {
    const site = await repository();
    const pipe = join(site.gitdir, "packed-refs");
    execFileSync("mkfifo", [pipe, join(site.gitdir, "refs/heads/pipe")]);
    const outcome = await Promise.race([failure(site.dir, {}, site.dir), sleep(2500, "It hangs.")]);
    // (Whoever waits at its other end goes on, so that the test ends in any case.)
    await (await openFile(pipe, constants.O_RDWR | constants.O_NONBLOCK)).close();
    expect(outcome).toBe("It was read.");
  });

  test("has its packed list gone through once, whatever number of branches and tags that has", async () => {
    const site = await repository();
    const head = (await readFile(join(site.gitdir, "refs/heads/main"), "utf8")).trim();
    const named = (kind: string, count: number) =>
      Array.from({ length: count }, (_, n) => `${head} refs/${kind}/${n}\n`).join("");
    const packed = join(site.gitdir, "packed-refs");
    await writeFile(packed, named("heads", 1));
    const timed = async () => {
      const since = performance.now();
      const { told } = await look(needs(site.dir), claimed(site.dir));
      expect(told.looked_at.of_branches).toBeGreaterThan(0);
      return performance.now() - since;
    };
    const few = await timed();
    await writeFile(packed, named("heads", 300) + named("tags", 60_000));
    // (Read for each branch it took some twenty times as long.)
    expect(await timed()).toBeLessThan(few * 6);
    await writeFile(packed, named("heads", 2001));
    expect(await failure(site.dir, {}, site.dir)).toBe("The repository has more than 2,000 branches.");
    await writeFile(packed, named("tags", 170_000));
    expect(await failure(site.dir, {}, site.dir)).toBe("The list of branches is larger than 8 MB.");
  });
});
