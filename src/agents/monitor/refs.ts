import { createHash } from "node:crypto";
import git from "isomorphic-git";
import { limits, LookError } from "./limits.ts";
import type { Source } from "./source.ts";

/** The branches of a repository by the commits that they are at, and the one that the others are held against. */
export type Refs = { branch: string; branches: Record<string, string>; digest: string };

const heads = "refs/heads/";

/** Reads which branches there are; `wished` is the default one where it is not the one that the repository names. */
export async function readRefs(source: Source, wished: string | null): Promise<Refs> {
  const { named, branches } = await (source.remote ? remoteRefs(source.remote) : localRefs(source));
  const branch = wished ?? named ?? (branches["main"] ? "main" : "master");
  if (Object.keys(branches).length === 0) throw new LookError("The repository has no commits yet.");
  if (!branches[branch]) throw new LookError("The repository has no branch of this name.");
  const sorted = Object.entries(branches).toSorted();
  const digest = createHash("sha256")
    .update(JSON.stringify([branch, sorted]))
    .digest("hex");
  return { branch, branches, digest };
}

type Found = { named: string | undefined; branches: Record<string, string> };

async function remoteRefs({ url, http }: NonNullable<Source["remote"]>): Promise<Found> {
  const listed = await git.listServerRefs({ http, url, symrefs: true, protocolVersion: 1 });
  const named = listed.find(({ ref }) => ref === "HEAD")?.target;
  const found = listed.filter(({ ref }) => ref.startsWith(heads));
  if (found.length > limits.refs) throw new LookError("The repository has more than 2,000 branches.");
  return {
    named: named && nameOf(named),
    branches: Object.fromEntries(found.map(({ ref, oid }) => [nameOf(ref), oid])),
  };
}

async function localRefs({ fs, gitdir }: Source): Promise<Found> {
  const names = await git.listBranches({ fs, gitdir });
  if (names.length > limits.refs) throw new LookError("The repository has more than 2,000 branches.");
  const branches: Record<string, string> = {};
  for (const name of names) branches[name] = await git.resolveRef({ fs, gitdir, ref: `${heads}${name}` });
  const named = await git.resolveRef({ fs, gitdir, ref: "HEAD", depth: 2 }).catch(() => undefined);
  return { named: named?.startsWith(heads) ? nameOf(named) : undefined, branches };
}

const nameOf = (ref: string) => ref.slice(heads.length);
