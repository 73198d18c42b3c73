import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { type Instead, openGitServer } from "../../testing/git-server.ts";
import { derive_for_tests } from "../../testing/keys.ts";
import { type Files, testRepository, type TestRepository } from "../../testing/repository.ts";
import { seal } from "../model/seal.ts";
import { type Claimed, look } from "./look.ts";
import { standing } from "./standing.ts";

// Repositories that are really there, read as the monitor reads them.
const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function repository(first?: Files): Promise<TestRepository> {
  const made = await testRepository(first);
  open.push(made);
  return made;
}

async function served(site: TestRepository, play: Parameters<typeof openGitServer>[1] = {}) {
  const server = await openGitServer(site, play);
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
const lookAt = ({ dir }: TestRepository, more: Partial<Claimed> = {}) => look(needs(dir), claimed(dir, more));
const sealed = (token: string) => seal(derive_for_tests, token, "repositories");

// (Put together here, so that nobody who searches this repository takes it for one.)
const github_token = ["ghp", "wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx"].join("_");
const signature = "-----BEGIN PGP SIGNATURE-----\n\niQEzBAABCAAdFiEE\n-----END PGP SIGNATURE-----\n";

describe("a repository in a folder", () => {
  test("is told by its newest commits, and by how many came since the look before", async () => {
    const site = await repository();
    const first = await lookAt(site);
    expect(first.told).toMatchObject({ branch: "main", arrived: null, conflicts: [] });
    expect(first.told.commits).toMatchObject([{ subject: "Begin", author: "Ada" }]);
    await site.commit("Second\n\nwith more", { "a.txt": "a" });
    const head = await site.commit("Third", { "a.txt": "b" }, { by: "Ben" });
    const next = await lookAt(site, { former: first });
    expect(next.told).toMatchObject({ head, arrived: 2 });
    expect(next.told.commits.map(({ subject, author }) => `${author}: ${subject}`)).toEqual([
      "Ben: Third",
      "Ada: Second",
      "Ada: Begin",
    ]);
    for (const check of ["api_keys", "passwords", "binaries"] as const)
      expect(next.checks[check], check).toEqual({ result: "passed", evidence: [], more: 0 });
    expect(await lookAt(site, { former: next })).toEqual(next);
  });

  test("fails the checks by commit, file and line of what was added, and never by the secret itself", async () => {
    const site = await repository({ "old.js": "const a = 1;\n" });
    const key = await site.commit("Key", { "old.js": `const a = 1;\nconst token = "${github_token}";\n` });
    await site.commit("Elsewhere", { "old.js": `const a = 2;\nconst token = "${github_token}";\n` });
    const login = await site.commit("Login", { "config/db.py": 'user = "app"\nDB_PASSWORD = "tr0ub4dor&3"\n' });
    const large = await site.commit("Film", { "film.bin": Buffer.alloc(5 * 1024 * 1024) });
    await site.commit("Much", { "much.txt": "x\n".repeat(600_000) });
    await site.commit("Gone", { "film.bin": null, "config/db.py": 'DB_PASSWORD = os.environ["DB_PASSWORD"]\n' });
    const { checks, told } = await lookAt(site);
    expect(checks.api_keys).toMatchObject({ result: "failed", more: 0 });
    expect(checks.api_keys.evidence).toEqual([{ commit: key, file: "old.js", line: 2, what: "github" }]);
    expect(checks.passwords.evidence).toEqual([{ commit: login, file: "config/db.py", line: 2, what: "password" }]);
    expect(checks.binaries.evidence).toEqual([{ commit: large, file: "film.bin", what: "5 MB" }]);
    expect(told.limits).toEqual(["Texts larger than 1 MB were not searched."]);
    expect(JSON.stringify([checks, told])).not.toMatch(/wWPw5k4|tr0ub4dor/);
  });

  test("has signatures that are missing, or that nobody has proven; what only a host could tell is not configured", async () => {
    const site = await repository();
    const { checks } = await lookAt(site);
    expect(checks.signatures).toMatchObject({ result: "failed", evidence: [{ what: "unsigned" }] });
    expect(checks.protection.result).toBe("not_configured");
    expect(checks.host_checks.result).toBe("not_configured");
    const signed = await repository();
    await signed.commit("Signed", { "a.txt": "a" }, { signature });
    const { told } = await lookAt(signed);
    expect([told.signed.length, told.unsigned.length]).toEqual([1, 1]);
  });

  test("tells of conflicts by file, with who changed it on each side; what merges by itself is none", async () => {
    const site = await repository({ "a.txt": "one\ntwo\nthree\nfour\nfive\nsix\n", "b.txt": "b\n" });
    await site.branch("rewrite");
    await site.commit("Two is 2", { "a.txt": "one\n2\nthree\nfour\nfive\nsix\n" }, { by: "Ben" });
    await site.checkout("main");
    await site.branch("tail");
    await site.commit("Six is 6", { "a.txt": "one\ntwo\nthree\nfour\nfive\n6\n" });
    await site.checkout("main");
    await site.commit("Two is II", { "a.txt": "one\nII\nthree\nfour\nfive\nsix\n" });
    const report = await lookAt(site);
    expect(report.told.conflicts).toEqual([
      {
        branch: "rewrite",
        more: 0,
        files: [
          {
            file: "a.txt",
            sides: [
              { branch: "main", commit: expect.objectContaining({ subject: "Two is II", author: "Ada" }) },
              { branch: "rewrite", commit: expect.objectContaining({ subject: "Two is 2", author: "Ben" }) },
            ],
          },
        ],
      },
    ]);
    expect(report.told.looked_at).toEqual({ commits: 4, branches: 2, of_branches: 2 });
    expect(standing(report)).toEqual({ status: "needs_attention", failing: ["signatures", "conflicts"] });
  });

  test("is read only below the folders that are allowed, wherever links lead", async () => {
    const [site, other] = [await repository(), await repository()];
    const none = /^There is no repository in this folder/;
    await expect(look(needs(), claimed(site.dir))).rejects.toThrow(none);
    await expect(look(needs(other.dir), claimed(site.dir))).rejects.toThrow(none);
    await expect(look(needs(other.dir), claimed(`${other.dir}/../../etc`))).rejects.toThrow(none);
    await symlink(site.dir, join(other.dir, "linked"));
    await expect(look(needs(other.dir), claimed(join(other.dir, "linked")))).rejects.toThrow(none);
    // A branch that is a link to a file elsewhere is none.
    await writeFile(join(site.dir, "outside"), (await lookAt(site)).told.head);
    await symlink(join(site.dir, "outside"), join(other.gitdir, "refs/heads/stolen"));
    await expect(look(needs(other.dir), claimed(other.dir, { branch: "stolen" }))).rejects.toThrow(
      "The repository has no branch of this name.",
    );
    expect((await lookAt(other)).told.branch).toBe("main");
  });
});

describe("a repository at an address", () => {
  test("is fetched by Git's own protocol as deep as a look goes, and only where a branch has moved", async () => {
    const site = await repository();
    for (let n = 0; n < 55; n++) await site.commit(`Number ${n}`, { "n.txt": String(n) });
    const { url, asked } = await served(site);
    const first = await look(needs(), claimed(url));
    expect(first.told).toMatchObject({ branch: "main", looked_at: { commits: 50 } });
    expect(first.told.commits.map(({ subject }) => subject).slice(0, 2)).toEqual(["Number 54", "Number 53"]);
    const before = asked.length;
    expect(await look(needs(), claimed(url, { former: first }))).toEqual(first);
    expect(asked.slice(before).map(({ path }) => path)).toEqual(["/acme/site.git/info/refs?service=git-upload-pack"]);
    await site.commit("One more", { "n.txt": "more" });
    expect((await look(needs(), claimed(url, { former: first }))).told.arrived).toBe(1);
  });

  test("tells of its host what a token opens: failed checks, protection, proven signatures", async () => {
    const site = await repository();
    const head = await site.commit("Signed", { "a.txt": "a" }, { signature });
    const host = {
      protected: ["main"],
      verified: [head],
      runs: [{ name: "build", status: "completed", conclusion: "success" }],
    };
    const server = await served(site, { token: "s3cret-token", host });
    const ask = () =>
      look(needs(), claimed(server.url, { api_url: server.api_url, sealed_token: sealed("s3cret-token") }));
    const { checks, ...report } = await ask();
    expect(report.host).toBe("asked");
    expect([checks.protection.result, checks.host_checks.result]).toEqual(["passed", "passed"]);
    expect(checks.signatures.evidence).toEqual([{ commit: expect.not.stringMatching(head), what: "unsigned" }]);
    server.play.host = {
      protected: [],
      verified: [],
      runs: [{ name: "build", status: "completed", conclusion: "failure" }],
    };
    const worse = (await ask()).checks;
    expect(worse.protection).toMatchObject({ result: "failed", evidence: [{ what: "main" }] });
    expect(worse.host_checks.evidence).toEqual([{ commit: head, what: "build" }]);
    expect(worse.signatures.evidence[0]).toEqual({ commit: head, what: "invalid" });
    server.play.host = { protected: [], verified: [], runs: [] };
    expect((await ask()).checks.host_checks.result).toBe("not_proven");
    expect(JSON.stringify(report)).not.toContain("s3cret");
  });

  test("gets its token at its own address only, which no redirect and no other host changes", async () => {
    const site = await repository();
    const elsewhere = await served(site);
    const sent = { sealed_token: sealed("s3cret-token") };
    const moved = await served(site, { instead: ({ url }) => ({ status: 302, location: elsewhere.url + url }) });
    await expect(look(needs(), claimed(moved.url, sent))).rejects.toThrow(/another address \(302\)/);
    expect(elsewhere.asked).toEqual([]);
    await expect(look({ ...needs(), private_hosts: [] }, claimed(moved.url, sent))).rejects.toThrow(/^Refused: .* TLS/);
    const wants = await served(site, { token: "other" });
    const failure = await look(needs(), claimed(wants.url, sent)).catch((error: unknown) => String(error));
    expect(failure).toMatch(/wants another token \(401\)/);
    expect(failure).not.toContain("s3cret");
  });
});

describe("what a hostile repository makes of a look ends, and is told in a sentence", () => {
  const bombs: [string, RegExp, Buffer][] = [
    ["too many objects", /more than 200,000 objects/, packOf(Buffer.alloc(40), 1_000_000)],
    ["an object that says that it is huge", /larger than 64 MB/, packOf(bodyOf(3, 2 ** 31, "x"))],
    ["one that becomes more than it says", /cannot be read/, packOf(bodyOf(3, 10, "x".repeat(10_000_000)))],
    ["a delta that makes much of little", /larger than 64 MB/, packOf(deltaOf(2 ** 32))],
    ["no pack at all", /cannot be read/, Buffer.from("x".repeat(200))],
  ];
  test.each(bombs)("%s", async (_, sentence, pack) => {
    const site = await repository();
    const instead = ({ url = "" }: { url?: string }): Instead =>
      url.endsWith("git-upload-pack") ? { bytes: Buffer.concat([Buffer.from("0008NAK\n"), banded(pack)]) } : undefined;
    const { url } = await served(site, {
      instead: (request) => (request.method === "POST" ? instead(request) : undefined),
    });
    await expect(look(needs(), claimed(url))).rejects.toThrow(sentence);
  });

  test("an answer without an end, or none", async () => {
    const site = await repository();
    const endless = await served(site, { instead: () => ({ bytes: Buffer.alloc(9 * 1024 * 1024) }) });
    await expect(look(needs(), claimed(endless.url))).rejects.toThrow(/larger than 8 MB/);
    await expect(look(needs(), claimed("http://127.0.0.1:1/x.git"))).rejects.toThrow(/ECONNREFUSED|cannot be reached/);
  });

  test("folders without an end, and paths that lead out", async () => {
    const site = await repository({ [`${"d/".repeat(70)}x.txt`]: "x" });
    await expect(lookAt(site)).rejects.toThrow(/more than 60 deep/);
  });
});

function packOf(objects: Buffer, count = 1): Buffer {
  const head = Buffer.from("PACK\0\0\0\x02\0\0\0\0", "latin1");
  head.writeUInt32BE(count, 8);
  return Buffer.concat([head, objects, Buffer.alloc(20)]);
}

function bodyOf(type: number, size: number, content: string | Buffer): Buffer {
  const head = [(type << 4) | (size % 16)];
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    head[head.length - 1] = (head.at(-1) as number) | 128;
    head.push(rest % 128);
  }
  return Buffer.concat([Buffer.from(head), ...(type === 7 ? [Buffer.alloc(20)] : []), deflateSync(content)]);
}

function deltaOf(size: number): Buffer {
  const bytes = [];
  for (let rest = size; ; rest = Math.floor(rest / 128)) {
    bytes.push((rest % 128) | (rest >= 128 ? 128 : 0));
    if (rest < 128) break;
  }
  const delta = Buffer.from([1, ...bytes, 0x90, 1]);
  return bodyOf(7, delta.length, delta);
}

function banded(pack: Buffer): Buffer {
  const length = Buffer.from((pack.length + 5).toString(16).padStart(4, "0"));
  return Buffer.concat([length, Buffer.of(1), pack, Buffer.from("0000")]);
}
