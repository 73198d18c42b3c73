import git, { type ReadCommitResult } from "isomorphic-git";
import type { Check, Evidence } from "../../entities/repositories/report.ts";
import { changedFiles, type Change, type Reading } from "./changed-files.ts";
import { findSecrets } from "./find-secrets.ts";
import { limits } from "./limits.ts";
import { shown } from "./shown.ts";

/** What commits brought that they should not have: keys, passwords, large binary files. */
export type CommitChecks = Record<"api_keys" | "passwords" | "binaries", Check>;

/**
 * Looks into what each commit added, each content once. A commit whose parent was not fetched is left out, since nobody can tell what of
 * it is new. Answers the checks, how many commits were looked into, and which limits were met.
 */
export async function checkCommits(reading: Reading, commits: ReadCommitResult[]) {
  const found: Found = { api_keys: [], passwords: [], binaries: [] };
  const [limits_met, seen] = [new Set<string>(), new Set<string>()];
  let left: number = limits.files;
  let looked_into = 0;
  for (const one of commits) {
    const changes = await broughtBy(reading, one);
    if (!changes) continue;
    looked_into++;
    const added = changes.filter(({ after }) => after !== null && !seen.has(after));
    if (added.length > limits.files_of_commit)
      limits_met.add("Of commits with more than 300 files the first 300 were looked into.");
    for (const change of added.slice(0, limits.files_of_commit)) {
      seen.add(change.after as string);
      if (left-- > 0) for (const met of await checkFile(reading, one.oid, change, found)) limits_met.add(met);
      else limits_met.add("The newest 2,000 changed files were looked into.");
    }
  }
  const checks = Object.fromEntries(Object.entries(found).map(([name, where]) => [name, checkOf(where)]));
  return { checks: checks as CommitChecks, looked_into, limits_met: [...limits_met] };
}

type Found = Record<keyof CommitChecks, Evidence[]>;
const most_told = 10;

/** A check that fails by each of these. */
export function checkOf(evidence: Evidence[]): Check {
  const more = Math.max(0, evidence.length - most_told);
  return { result: evidence.length > 0 ? "failed" : "passed", evidence: evidence.slice(0, most_told), more };
}

// Of a merge only what none of its parents has: theirs are commits of their own.
async function broughtBy(reading: Reading, { commit }: ReadCommitResult): Promise<Change[] | null> {
  const { fs, gitdir, cache } = reading;
  const [first = null, ...others] = commit.parent;
  const treeOf = async (oid: string) => (await git.readCommit({ fs, gitdir, cache, oid })).commit.tree;
  try {
    const from = first && (await treeOf(first));
    let changes = await changedFiles(reading, from, commit.tree);
    for (const other of others) {
      const against = await changedFiles(reading, await treeOf(other), commit.tree);
      const differing = new Set(against.map(({ file }) => file));
      changes = changes.filter(({ file }) => differing.has(file));
    }
    return changes;
  } catch (error) {
    if (error instanceof git.Errors.NotFoundError) return null;
    throw error;
  }
}

/** Looks into what a file has become; answers the limits that it met. */
async function checkFile(
  reading: Reading,
  commit: string,
  { file, before, after }: Change,
  found: Found,
): Promise<string[]> {
  const content = await contentOf(reading, after as string);
  const where = { commit, file: shown(file) };
  // As Git tells it: what has a zero byte near its beginning is no text.
  if (content.subarray(0, 8000).includes(0)) {
    const mb = Math.round(content.length / 1024 / 1024);
    if (content.length >= limits.large_bytes) found.binaries.push({ ...where, what: `${mb} MB` });
    return [];
  }
  if (content.length > limits.searched_bytes) return ["Texts larger than 1 MB were not searched."];
  const secrets = await findSecrets(file, content.toString("utf8"));
  if (secrets.length === 0) return [];
  const lines = content.toString("utf8").split("\n");
  const former = before ? new Set((await contentOf(reading, before)).toString("utf8").split("\n")) : new Set();
  for (const { check, line, what } of secrets)
    if (!former.has(lines[line - 1])) found[check].push({ ...where, line, what });
  return [];
}

async function contentOf({ fs, gitdir, cache }: Reading, oid: string): Promise<Buffer> {
  const { blob } = await git.readBlob({ fs, gitdir, cache, oid });
  return Buffer.from(blob.buffer, blob.byteOffset, blob.byteLength);
}
