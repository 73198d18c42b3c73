import git, { type ReadCommitResult } from "isomorphic-git";
import type { Commit, Conflict, Side } from "../../entities/repositories/report.ts";
import { changedFiles, type Reading } from "./changed-files.ts";
import { limits } from "./limits.ts";
import { shortened, shown } from "./shown.ts";

/** A branch as it is now: its name and its newest commit. */
export type Branch = { name: string; oid: string };

const most_files = 5;

/**
 * The files by which a branch cannot be merged into another, with who changed them last on both sides; null where it can be, and
 * undefined where nobody can tell, since they went apart before what is read.
 */
export async function conflictOf(reading: Reading, ours: Branch, theirs: Branch): Promise<Conflict | null | undefined> {
  const base = await baseOf(reading, ours, theirs);
  if (base === undefined) return undefined;
  if (base === theirs.oid || base === ours.oid) return null;
  const [from, here_tree, there_tree] = [
    await treeOf(reading, base),
    await treeOf(reading, ours.oid),
    await treeOf(reading, theirs.oid),
  ];
  const here = await changedFiles(reading, from, here_tree);
  const there = await changedFiles(reading, from, there_tree);
  const theirs_by_file = new Map(there.map(({ file, after }) => [file, after]));
  const both = here.filter(({ file, after }) => theirs_by_file.has(file) && theirs_by_file.get(file) !== after);
  // (What changed on one side only merges by itself.)
  const files = both.length > 0 ? await unmerged(reading, ours, theirs) : [];
  if (files.length === 0) return null;
  const told = files.slice(0, most_files).map(async (file): Promise<Conflict["files"][number]> => {
    const sides = [await sideOf(reading, ours, base, file), await sideOf(reading, theirs, base, file)] as [Side, Side];
    return { file: shown(file), sides };
  });
  return { branch: shown(theirs.name), files: await Promise.all(told), more: Math.max(0, files.length - most_files) };
}

async function baseOf({ fs, gitdir, cache }: Reading, ours: Branch, theirs: Branch): Promise<string | undefined> {
  try {
    const found = (await git.findMergeBase({ fs, gitdir, cache, oids: [ours.oid, theirs.oid] })) as string[];
    return found.length === 1 ? found[0] : undefined;
  } catch (error) {
    if (error instanceof git.Errors.NotFoundError) return undefined;
    throw error;
  }
}

const nobody = { name: "Nobody", email: "nobody@tandem.invalid" };

// Merges on trial: what that would write stays in the look's memory.
async function unmerged({ fs, gitdir, cache }: Reading, ours: Branch, theirs: Branch): Promise<string[]> {
  try {
    const both = { ours: ours.oid, theirs: theirs.oid };
    await git.merge({ fs, gitdir, cache, ...both, dryRun: true, abortOnConflict: true, author: nobody });
    return [];
  } catch (error) {
    if (error instanceof git.Errors.MergeConflictError) return error.data.filepaths;
    throw error;
  }
}

/** Who changed a file last on one side, since both went apart. */
async function sideOf(reading: Reading, { name, oid }: Branch, base: string, file: string): Promise<Side> {
  const { fs, gitdir, cache } = reading;
  let at: string | undefined = oid;
  for (let n = 0; at && at !== base && n < limits.commits; n++) {
    const one: ReadCommitResult | undefined = await git
      .readCommit({ fs, gitdir, cache, oid: at })
      .catch(() => undefined);
    if (!one) break;
    const parent: string | undefined = one.commit.parent[0];
    if ((await fileAt(reading, at, file)) !== (parent && (await fileAt(reading, parent, file))))
      return { branch: shown(name), commit: commitOf(one) };
    at = parent;
  }
  return { branch: shown(name), commit: null };
}

const fileAt = ({ fs, gitdir, cache }: Reading, oid: string, filepath: string): Promise<string | undefined> =>
  git.readBlob({ fs, gitdir, cache, oid, filepath }).then(
    (found) => found.oid,
    () => undefined,
  );

const treeOf = async ({ fs, gitdir, cache }: Reading, oid: string) =>
  (await git.readCommit({ fs, gitdir, cache, oid })).commit.tree;

/** A commit as it is shown. */
export function commitOf({ oid, commit }: ReadCommitResult): Commit {
  const { author, message } = commit;
  const at = new Date(Math.min(Math.max(author.timestamp, 0), 250_000_000_000) * 1000).toISOString();
  return { oid, subject: shortened(message.split("\n")[0] ?? "", 120), author: shortened(author.name, 80), at };
}
