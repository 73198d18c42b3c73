import { realpath, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { HttpClient } from "isomorphic-git";
import { boundedFiles } from "./bounded-files.ts";
import { gitHttp } from "./git-http.ts";
import { LookError } from "./limits.ts";

/** Where a repository is, and what may be used to come there. */
export type Where = {
  address: string;
  token: string | undefined;
  /** Hosts of one's own network that may be asked, and folders below which repositories are read. */
  private_hosts: readonly string[];
  folders: readonly string[];
};

/** A repository as Git reads it: its files, and the way to fetch what is not there yet. */
export type Source = {
  fs: ReturnType<typeof boundedFiles>;
  gitdir: string;
  remote?: { url: string; http: HttpClient };
};

/** Opens a repository, without reading anything of it yet. */
export async function openSource({ address, token, private_hosts, folders }: Where): Promise<Source> {
  if (address.startsWith("/")) {
    const gitdir = await gitFolder(address, folders);
    return { fs: boundedFiles(gitdir), gitdir };
  }
  const url = address.replace(/\/+$/, "");
  return { fs: boundedFiles(), gitdir: "/repository", remote: { url, http: gitHttp(url, token, private_hosts) } };
}

// Links are followed first: what counts is where it really lies.
async function gitFolder(path: string, folders: readonly string[]): Promise<string> {
  const none = () => {
    throw new LookError("There is no repository in this folder, or it may not be read (TANDEM_REPOSITORIES).");
  };
  const allowed = await Promise.all(folders.map((folder) => realpath(folder).catch(() => null)));
  const within = (real: string) => allowed.some((folder) => folder && (real + sep).startsWith(join(folder, sep)));
  const real = await realpath(resolve(path)).catch(none);
  if (!within(real)) return none();
  const git = await realpath(join(real, ".git")).catch(() => real);
  const isThere = (await stat(join(git, "HEAD")).catch(() => null))?.isFile();
  return within(git) && isThere ? git : none();
}
