import fs from "node:fs";
import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import git from "isomorphic-git";

/** Files by their names, of one commit; null removes one. */
export type Files = Record<string, string | Uint8Array | null>;

/** A repository in a folder of its own, with whatever commits a test makes. */
export type TestRepository = Awaited<ReturnType<typeof testRepository>>;

/** Makes a repository with one commit on `main`. */
export async function testRepository(first: Files = { "README.md": "Hello\n" }) {
  const dir = await realpath(await mkdtemp(join(tmpdir(), "tandem-repository-")));
  await git.init({ fs, dir, defaultBranch: "main" });
  let at = 1_780_000_000;
  const commit = async (message: string, files: Files, more: { by?: string; signature?: string } = {}) => {
    for (const [file, content] of Object.entries(files)) {
      if (content === null) {
        await rm(join(dir, file));
        await git.remove({ fs, dir, filepath: file });
        continue;
      }
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await writeFile(join(dir, file), content);
      await git.add({ fs, dir, filepath: file });
    }
    const name = more.by ?? "Ada";
    const author = { name, email: `${name.toLowerCase()}@test.example`, timestamp: (at += 60), timezoneOffset: 0 };
    const signed =
      more.signature === undefined ? {} : { signingKey: "x", onSign: () => ({ signature: more.signature as string }) };
    return git.commit({ fs, dir, message, author, ...signed });
  };
  await commit("Begin", first);
  return {
    dir,
    gitdir: join(dir, ".git"),
    commit,
    branch: (name: string) => git.branch({ fs, dir, ref: name, checkout: true }),
    checkout: (name: string) => git.checkout({ fs, dir, ref: name, force: true }),
    close: () => rm(dir, { recursive: true, force: true }),
  };
}
