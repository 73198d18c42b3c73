import { constants } from "node:fs";
import { open, readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import { checkLoose, checkPack } from "./check-pack.ts";
import { limits, LookError } from "./limits.ts";

/** The files of a repository, as Git's library asks for them. */
export const boundedFiles = (folder?: string) => ({ promises: new BoundedFiles(folder) });

/**
 * The files that a look works with: those of a folder, which are only read and lie within it wherever links lead, and over them what is
 * written during the look, which stays in memory. Nothing reaches a disk. What it reads, it bounds.
 */
class BoundedFiles {
  private readonly written = new Map<string, Uint8Array>();
  private readonly folders = new Set<string>(["/"]);
  private size = 0;
  private readonly folder: string | undefined;

  constructor(folder: string | undefined) {
    this.folder = folder;
  }

  async readFile(path: string, options?: string | { encoding?: string }): Promise<Uint8Array | string> {
    const bytes = this.written.get(path) ?? (await read(await this.below(path), path));
    const encoding = typeof options === "string" ? options : options?.encoding;
    return encoding ? Buffer.from(bytes).toString(encoding as BufferEncoding) : bytes;
  }

  // (Git's library takes promises only, here and below.)
  async writeFile(path: string, data: Uint8Array | string): Promise<void> {
    const bytes = typeof data === "string" ? Buffer.from(data) : data;
    if (path.endsWith(".pack")) checkPack(bytes);
    this.size += bytes.length - (this.written.get(path)?.length ?? 0);
    if (this.size > limits.memory_bytes) throw new LookError("A look would need more than 192 MB of memory.");
    this.written.set(path, bytes);
    for (let at = dirname(path); !this.folders.has(at); at = dirname(at)) this.folders.add(at);
    await Promise.resolve();
  }

  async readdir(path: string): Promise<string[]> {
    const made = [...this.written.keys(), ...this.folders].filter((each) => each !== path && dirname(each) === path);
    const there = await this.below(path).then(namesIn).catch(orNone);
    if (!there && !this.folders.has(path)) missing(path);
    if (there && there.length > limits.refs * 5) throw new LookError("A folder holds more than 10,000 files.");
    return [...new Set([...made.map((each) => basename(each)), ...(there ?? [])])];
  }

  async stat(path: string) {
    const bytes = this.written.get(path);
    return bytes || this.folders.has(path) ? statOf(bytes) : stat(await this.below(path));
  }

  lstat = (path: string) => this.stat(path);
  readlink = (path: string) => Promise.resolve(missing(path));
  symlink = (path: string) => Promise.resolve(missing(path));
  mkdir = (path: string) => Promise.resolve(void this.folders.add(path));
  rmdir = (path: string) => Promise.resolve(void this.folders.delete(path));
  unlink = (path: string) => Promise.resolve(void this.written.delete(path));

  // (The index of somebody's work says nothing about commits.)
  private async below(path: string): Promise<string> {
    return this.folder && basename(path) !== "index" ? within(this.folder, path) : missing(path);
  }
}

async function read(file: string, path: string): Promise<Uint8Array> {
  const bytes = await bytesOf(file);
  if (path.endsWith(".pack")) checkPack(bytes);
  if (/\/objects\/[0-9a-f]{2}\/[0-9a-f]{38}$/.test(path)) checkLoose(bytes);
  return bytes;
}

// Only of a file: a pipe would wait for whoever writes into it, for ever and with a thread of the whole server.
async function bytesOf(file: string): Promise<Buffer> {
  if (!(await stat(file)).isFile()) return missing(file);
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const found = await handle.stat();
    if (!found.isFile()) return missing(file);
    if (found.size > limits.file_bytes) throw new LookError("A file of the repository is larger than 128 MB.");
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

// Links are left out: one that leads nowhere would hide what lies beside it.
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => !entry.isSymbolicLink()).map(({ name }) => name);
}

/** Where a file of a folder really is; that it is not there where a link leads out of the folder. */
async function within(folder: string, path: string): Promise<string> {
  const real = await realpath(path.startsWith(folder) ? path : join(folder, path));
  return real === folder || real.startsWith(folder + sep) ? real : missing(path);
}

const orNone = (error: unknown) => {
  if (["ENOENT", "ENOTDIR"].includes((error as { code?: string }).code ?? "")) return undefined;
  throw error;
};

function missing(path: string): never {
  throw Object.assign(new Error(`${path} is not there.`), { code: "ENOENT" });
}

const statOf = (bytes: Uint8Array | undefined) => ({
  size: bytes?.length ?? 0,
  mode: bytes ? 0o100644 : 0o40000,
  mtimeMs: 0,
  ctimeMs: 0,
  uid: 0,
  gid: 0,
  dev: 0,
  ino: 0,
  isFile: () => !!bytes,
  isDirectory: () => !bytes,
  isSymbolicLink: () => false,
});
