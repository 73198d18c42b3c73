import git, { type ReadCommitResult } from "isomorphic-git";
import type { Conflict, Told } from "../../entities/repositories/report.ts";
import type { Reading } from "./changed-files.ts";
import { checkCommits } from "./check-commits.ts";
import { type Branch, commitOf, conflictOf } from "./conflicts.ts";
import { limits } from "./limits.ts";
import type { Refs } from "./refs.ts";
import { shown } from "./shown.ts";
import type { Source } from "./source.ts";

/** Reads what Git tells of a repository, as far as a look goes; `former_head` is the newest commit of the look before. */
export async function readRepository(source: Source, refs: Refs, former_head: string | null): Promise<Told> {
  const { main, others } = chosen(refs);
  if (source.remote) await fetchBranches(source, source.remote, [main, ...others]);
  const reading: Reading = { ...source, cache: {}, entries: { left: limits.entries } };
  const commits = await newest(reading, main.oid, () => false);
  const of_main = new Set(commits.map(({ oid }) => oid));
  const beyond: ReadCommitResult[] = [];
  for (const { oid } of others) beyond.push(...(await newest(reading, oid, (at) => of_main.has(at))));
  beyond.splice(limits.commits);
  const all = new Map([...commits, ...beyond].map((one) => [one.oid, one]));
  const { checks, looked_into, limits_met } = await checkCommits(reading, [...all.values()]);
  const { conflicts, unknown } = await conflictsOf(reading, main, others);
  const arrived = former_head ? commits.findIndex(({ oid }) => oid === former_head) : -1;
  const signed = [...all.values()].filter(({ commit }) => !!commit.gpgsig);
  const unsigned = [...all.values()].filter(({ commit }) => !commit.gpgsig);
  return {
    branch: shown(main.name),
    head: main.oid,
    commits: commits.slice(0, most_shown).map(commitOf),
    arrived: arrived < 0 ? null : arrived,
    conflicts,
    checks,
    unsigned: unsigned.map(({ oid }) => oid),
    signed: signed.map(({ oid }) => oid),
    looked_at: { commits: looked_into, branches: others.length, of_branches: refs.branches.size - 1 },
    limits: unknown
      ? [...limits_met, "Some branches went apart too long ago: whether they conflict is not known."]
      : limits_met,
  };
}

const most_shown = 20;

/** The default branch, and those that are held against it: the first ten by name that stand elsewhere. */
function chosen({ branch, branches }: Refs): { main: Branch; others: Branch[] } {
  const oid = branches.get(branch) as string;
  const others = [...branches].filter(([name, at]) => name !== branch && at !== oid);
  const first = others.toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(0, limits.branches);
  return { main: { name: branch, oid }, others: first.map(([name, at]) => ({ name, oid: at })) };
}

async function fetchBranches({ fs, gitdir }: Source, { url, http }: Remote, branches: Branch[]): Promise<void> {
  await git.init({ fs, gitdir, bare: true });
  await git.addRemote({ fs, gitdir, remote: "origin", url });
  const only = { singleBranch: true, tags: false, depth: limits.commits + 1 };
  for (const { name } of branches)
    await git.fetch({ fs, gitdir, http, remote: "origin", ref: name, remoteRef: `refs/heads/${name}`, ...only });
}

type Remote = NonNullable<Source["remote"]>;

/** The newest commits from one on, by first and further parents, until one that is known already. */
async function newest(
  { fs, gitdir, cache }: Reading,
  from: string,
  known: (oid: string) => boolean,
): Promise<ReadCommitResult[]> {
  const found = new Map<string, ReadCommitResult>();
  const waiting = [from];
  while (waiting.length > 0 && found.size < limits.commits) {
    const oid = waiting.shift() as string;
    if (found.has(oid) || known(oid)) continue;
    const one = await git.readCommit({ fs, gitdir, cache, oid }).catch((error: unknown) => {
      // (What lies before what was fetched.)
      if (error instanceof git.Errors.NotFoundError && oid !== from) return undefined;
      throw error;
    });
    if (!one) continue;
    found.set(oid, one);
    waiting.push(...one.commit.parent.slice(0, 8));
  }
  return [...found.values()].toSorted((a, b) => b.commit.committer.timestamp - a.commit.committer.timestamp);
}

async function conflictsOf(reading: Reading, main: Branch, others: Branch[]) {
  const conflicts: Conflict[] = [];
  let unknown = false;
  for (const other of others) {
    const conflict = await conflictOf(reading, main, other);
    if (conflict) conflicts.push(conflict);
    unknown ||= conflict === undefined;
  }
  return { conflicts, unknown };
}
