import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { checkLoose, checkPack } from "./check-pack.ts";
import { limits, LookError } from "./limits.ts";

/**
 * The files that a look works with: those of a folder, which are only read and lie within it wherever links lead, and over them what is
 * written during the look, which stays in memory. Nothing reaches a disk. What it reads, it bounds.
 */
export function boundedFiles(folder?: string) {
  const written = new Map<string, Uint8Array>();
  const folders = new Set<string>(["/"]);
  let size = 0;
  // (The index of somebody's work says nothing about commits.)
  const below = async (path: string) => (folder && !path.endsWith("/index") ? within(folder, path) : missing(path));
  const promises = {
    async readFile(path: string, options?: string | { encoding?: string }) {
      const bytes = written.get(path) ?? (await read(await below(path), path));
      const encoding = typeof options === "string" ? options : options?.encoding;
      return encoding ? Buffer.from(bytes).toString(encoding as BufferEncoding) : bytes;
    },
    async writeFile(path: string, data: Uint8Array | string) {
      const bytes = typeof data === "string" ? Buffer.from(data) : data;
      if (path.endsWith(".pack")) checkPack(bytes);
      size += bytes.length - (written.get(path)?.length ?? 0);
      if (size > limits.memory_bytes) throw new LookError("A look would need more than 192 MB of memory.");
      written.set(path, bytes);
      for (let at = dirname(path); !folders.has(at); at = dirname(at)) folders.add(at);
    },
    async readdir(path: string) {
      const names = new Set<string>();
      for (const each of [...written.keys(), ...folders])
        if (each !== path && dirname(each) === path) names.add(each.slice(path.length).replace(/^\//, ""));
      const there = await below(path)
        .then((real) => readdir(real))
        .catch(orNone);
      if (!there && !folders.has(path)) missing(path);
      if (there && there.length > limits.refs * 5) throw new LookError("A folder holds more than 10,000 files.");
      return [...names, ...(there ?? [])];
    },
    async stat(path: string) {
      const bytes = written.get(path);
      if (bytes || folders.has(path)) return statOf(bytes);
      return stat(await below(path));
    },
    lstat: (path: string) => promises.stat(path),
    readlink: (path: string) => Promise.resolve(missing(path)),
    symlink: (path: string) => Promise.resolve(missing(path)),
    mkdir: (path: string) => Promise.resolve(void folders.add(path)),
    rmdir: (path: string) => Promise.resolve(void folders.delete(path)),
    unlink: (path: string) => Promise.resolve(void written.delete(path)),
  };
  return { promises };
}

async function read(file: string, path: string): Promise<Uint8Array> {
  const { size } = await stat(file);
  if (size > limits.file_bytes) throw new LookError("A file of the repository is larger than 128 MB.");
  const bytes = await readFile(file);
  if (path.endsWith(".pack")) checkPack(bytes);
  if (/\/objects\/[0-9a-f]{2}\/[0-9a-f]{38}$/.test(path)) checkLoose(bytes);
  return bytes;
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
