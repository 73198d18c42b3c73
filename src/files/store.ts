import { createHash } from "node:crypto";
import { createReadStream, type ReadStream } from "node:fs";
import { access, link, mkdir, open, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";

/** A part of a file, in bytes, both ends included. */
export type Part = { start: number; end: number };

/** Where the bytes of files lie, each once, under its SHA-256; and where uploads lie until they are whole. */
export type Store = {
  incoming: string;
  /** The SHA-256 of a file on this machine, in hex. */
  digest(path: string): Promise<string>;
  /** Puts a file that has arrived under its digest, and leaves it where it is. */
  keep(path: string, digest: string): Promise<void>;
  read(digest: string, part?: Part): ReadStream;
  has(digest: string): Promise<boolean>;
  /** Removes what `forgotten` says nothing belongs to any more. */
  remove(digest: string, forgotten: () => Promise<boolean>): Promise<void>;
  /** Compares what lies there with its digest; answers what is wrong. */
  check(digest: string): Promise<string | null>;
  /** How many bytes more the disk takes. */
  room(): Promise<number>;
};

// Of the disk, so much stays free for the database.
const kept_free = 1_000_000_000;

/** The store in a folder of this machine, or of one that several servers share. */
export async function openStore(folder: string): Promise<Store> {
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const at = (digest: string) => join(folder, digest.slice(0, 2), digest.slice(2, 4), digest);
  const has = (digest: string) =>
    access(at(digest)).then(
      () => true,
      () => false,
    );
  return {
    incoming,
    has,
    digest,
    async keep(path, digest) {
      if (await has(digest)) return;
      await mkdir(dirname(at(digest)), { recursive: true, mode: 0o700 });
      await onDisk(path);
      // (A second name of the same file: of two who bring the same none is read half.)
      await link(path, at(digest)).catch(thereAlready);
    },
    read: (digest, part) => createReadStream(at(digest), part),
    async remove(digest, forgotten) {
      const gone = `${at(digest)}.gone`;
      // Away first, so that whoever brings the same meanwhile puts it there again.
      await rename(at(digest), gone).catch(notThere);
      if (await forgotten()) await rm(gone, { force: true });
      else await rename(gone, at(digest)).catch(notThere);
    },
    async check(expected) {
      const found = await digest(at(expected)).catch(notThere);
      if (found === undefined) return "It is missing.";
      return found === expected ? null : "It was altered.";
    },
    async room() {
      const { bavail, bsize } = await statfs(folder);
      return Math.max(0, bavail * bsize - kept_free);
    },
  };
}

async function digest(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

async function onDisk(path: string): Promise<void> {
  const file = await open(path, "r+");
  await file.sync().finally(() => file.close());
}

function thereAlready(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

function notThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
