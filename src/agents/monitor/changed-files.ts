import git, { type TreeEntry } from "isomorphic-git";
import { limits, LookError } from "./limits.ts";
import type { Source } from "./source.ts";

/** A file of a tree by what it holds; of what was removed, null. */
export type Change = { file: string; before: string | null; after: string | null };

/** How Git's objects are read during one look, each tree once. */
export type Reading = Source & { cache: object; entries: { left: number } };

/**
 * What changed from one tree to another (none is empty): only what differs is gone into, no deeper than 60 folders and no more than
 * 200,000 entries in one look.
 */
export async function changedFiles(reading: Reading, from: string | null, to: string | null): Promise<Change[]> {
  const found: Change[] = [];
  await compare(reading, [from, to], [], found);
  return found;
}

type Trees = [from: string | null, to: string | null];

async function compare(reading: Reading, [from, to]: Trees, path: string[], found: Change[]): Promise<void> {
  if (from === to) return;
  if (path.length > limits.depth) throw new LookError("The folders of the repository are more than 60 deep.");
  const [before, after] = [await entriesOf(reading, from), await entriesOf(reading, to)];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(name), after.get(name)];
    if (one?.oid === other?.oid) continue;
    await compare(reading, [folder(one), folder(other)], [...path, name], found);
    const change = { file: [...path, name].join("/"), before: file(one), after: file(other) };
    if (change.before !== change.after) found.push(change);
  }
}

const folder = (entry: TreeEntry | undefined) => (entry?.type === "tree" ? entry.oid : null);
const file = (entry: TreeEntry | undefined) => (entry?.type === "blob" ? entry.oid : null);

async function entriesOf({ fs, gitdir, cache, entries }: Reading, oid: string | null): Promise<Map<string, TreeEntry>> {
  if (oid === null) return new Map();
  const { tree } = await git.readTree({ fs, gitdir, cache, oid });
  if ((entries.left -= tree.length) < 0) throw new LookError("The repository has more than 200,000 files to compare.");
  return new Map(tree.map((entry) => [entry.path, entry]));
}
