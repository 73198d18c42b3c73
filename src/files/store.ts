import { createHash } from "node:crypto";
import { createReadStream, type ReadStream } from "node:fs";
import { access, link, mkdir, open, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";

/** A byte range of a file, both ends included. */
export type Range = { start: number; end: number };

/** Content-addressed storage: each file once, under its SHA-256 in hex. */
export type Store = {
  /** The folder of uploads that are not finished. */
  incoming: string;
  /** The SHA-256 of a local file, in hex. */
  digest(path: string): Promise<string>;
  /** Stores a local file under its digest; the local file stays. */
  put(path: string, digest: string): Promise<void>;
  read(digest: string, range?: Range): ReadStream;
  has(digest: string): Promise<boolean>;
  /** Removes a file if `forget` confirms that nothing refers to it any more. */
  remove(digest: string, forget: () => Promise<boolean>): Promise<void>;
  /** Compares a stored file with its digest. Answers the problem, or null. */
  check(digest: string): Promise<string | null>;
  /** Free disk space for uploads, in bytes. */
  freeBytes(): Promise<number>;
};

// Stays free for the database.
const reserved_bytes = 1_000_000_000;

/** Opens a store in a local folder, or in one that several servers share. */
export async function openStore(folder: string): Promise<Store> {
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const pathOf = (digest: string) => join(folder, digest.slice(0, 2), digest.slice(2, 4), digest);
  const has = async (digest: string) => (await access(pathOf(digest)).then(() => true, notFound)) ?? false;
  return {
    incoming,
    has,
    digest: digestOf,
    async put(path, digest) {
      if (await has(digest)) return;
      await mkdir(dirname(pathOf(digest)), { recursive: true, mode: 0o700 });
      await syncToDisk(path);
      // A hard link appears at once, so nobody reads a file that is half copied.
      await link(path, pathOf(digest)).catch(alreadyExists);
    },
    read: (digest, range) => createReadStream(pathOf(digest), range),
    async remove(digest, forget) {
      const removed = `${pathOf(digest)}.gone`;
      // Renamed first: an upload of the same bytes meanwhile stores them again.
      await rename(pathOf(digest), removed).catch(notFound);
      if (await forget()) await rm(removed, { force: true });
      else await rename(removed, pathOf(digest)).catch(notFound);
    },
    async check(digest) {
      const found = await digestOf(pathOf(digest)).catch(notFound);
      if (found === undefined) return "The file is missing.";
      return found === digest ? null : "The file was altered.";
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder);
      return Math.max(0, bavail * bsize - reserved_bytes);
    },
  };
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, "r+");
  await file.sync().finally(() => file.close());
}

function alreadyExists(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

function notFound(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
