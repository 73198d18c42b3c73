import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import pg from "pg";
import { pack, type Pack } from "tar-stream";
import { type Config, StartError } from "../../config.ts";
import { readRelease } from "../function-files.ts";
import { runningEmbedded, startEmbedded } from "../embedded.ts";
import { secrets } from "../../secrets.ts";
import { filesOf, type Found, logFiles, store_folder } from "./cluster-files.ts";
import { manifest_name, type Manifest } from "./manifest.ts";

export type Backup = { file: string; bytes: number; files: number };

/**
 * Writes a backup of the data folder into a folder, beside a server that may be running, and keeps so many of the newest. The
 * file takes its name once it is whole. Needs the embedded database: another is saved by its own means.
 */
export async function takeBackup(config: Config, folder: string, keep: number): Promise<Backup> {
  if (config.database_url)
    throw new StartError("DATABASE_URL names a server of your own: back it up there, with pg_dump or its snapshots.");
  const running = await runningEmbedded(config.data);
  const embedded = running ?? (await startEmbedded(config.data));
  const superuser = new pg.Client({ connectionString: embedded.url });
  try {
    await superuser.connect();
    await mkdir(folder, { recursive: true });
    const at = new Date().toISOString();
    const file = join(folder, `tandem-${at.replaceAll(":", "-")}.tar.zst`);
    const files = await write(superuser, config, `${file}.part`, at).catch(async (error: unknown) => {
      await rm(`${file}.part`, { force: true });
      throw error;
    });
    await rename(`${file}.part`, file);
    const { size: bytes } = await stat(file);
    await note(embedded.url, file, bytes);
    await removeOlder(folder, keep);
    return { file, bytes, files };
  } finally {
    await superuser.end();
    if (!running) await embedded.stop();
  }
}

async function write(superuser: pg.Client, config: Config, file: string, at: string): Promise<number> {
  const archive = pack();
  const written = pipeline(archive, createZstdCompress(), createWriteStream(file, { mode: 0o600, flush: true }));
  const files: Manifest["files"] = {};
  const add = async (found: Found) => {
    const digest = await addFile(archive, config.data, found);
    if (digest) files[found.name] = digest;
  };
  const filled = fill(superuser, config.data, add, (name, text) => (files[name] = addText(archive, name, text))).then(
    () => {
      const secret = secrets(config)("backup", "check");
      addText(archive, manifest_name, JSON.stringify({ format: 1, at, release: readRelease().number, secret, files }));
      archive.finalize();
    },
  );
  await Promise.all([
    written,
    filled.catch((error: unknown) => (archive.destroy(error as Error), Promise.reject(error))),
  ]);
  return Object.keys(files).length;
}

/** Copies the files while they change; the log from the first moment on makes them agree (PostgreSQL, "Continuous archiving"). */
async function fill(
  superuser: pg.Client,
  data: string,
  add: (found: Found) => Promise<void>,
  addWords: (name: string, text: string) => void,
): Promise<void> {
  const one = async (text: string, values: unknown[]) =>
    (await superuser.query<Record<string, string>>(text, values)).rows[0];
  // (It keeps the log that is needed, and goes with this connection.)
  await superuser.query("select pg_create_physical_replication_slot($1, true, true)", [`tandem_backup_${process.pid}`]);
  const start = await one("select pg_walfile_name(pg_backup_start('tandem', fast => true)) as file", []);
  for await (const found of filesOf(data)) await add(found);
  const stop = await one(
    "select pg_walfile_name(lsn) as file, labelfile from pg_backup_stop(wait_for_archive => false)",
    [],
  );
  for (const found of await logFiles(data, start?.["file"] ?? "", stop?.["file"] ?? "")) await add(found);
  addWords("postgres/backup_label", stop?.["labelfile"] ?? "");
  // (Files are there before the rows that speak of them: once no further row is saved, all that were spoken of are there.)
  if (!existsSync(join(data, store_folder))) return;
  await add({ name: store_folder, folder: true });
  for await (const found of filesOf(data, store_folder)) await add(found);
}

/** Answers the digest of what went in; nothing of a folder, or of a file that is gone by now. */
async function addFile(archive: Pack, data: string, { name, folder }: Found): Promise<string | undefined> {
  if (folder) return void archive.entry({ name, type: "directory", mode: 0o700 });
  const handle = await open(join(data, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (!handle) return undefined;
  const { size } = await handle.stat();
  const digest = createHash("sha256");
  async function* content() {
    let rest = size;
    if (size > 0)
      for await (const chunk of handle?.createReadStream({ end: size - 1 }) ?? []) {
        rest -= (chunk as Buffer).length;
        digest.update(chunk as Buffer);
        yield chunk as Buffer;
      }
    // (The database may have shortened it meanwhile, and its log says so again.)
    for (; rest > 0; rest -= Math.min(rest, 65_536)) {
      const zeros = Buffer.alloc(Math.min(rest, 65_536));
      digest.update(zeros);
      yield zeros;
    }
  }
  try {
    await pipeline(content, archive.entry({ name, size, mode: 0o600 }));
  } finally {
    await handle.close();
  }
  return digest.digest("hex");
}

function addText(archive: Pack, name: string, text: string): string {
  archive.entry({ name, mode: 0o600 }, text);
  return createHash("sha256").update(text).digest("hex");
}

async function note(superuser_url: string, file: string, bytes: number): Promise<void> {
  const url = new URL(superuser_url);
  url.pathname = "/tandem";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client
    .query("insert into app.backups (file, bytes) values ($1, $2)", [file, bytes])
    .finally(() => client.end());
}

async function removeOlder(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^tandem-.*\.tar\.zst$/.test(name)).toSorted();
  for (const name of names.slice(0, -keep)) await rm(join(folder, name));
}
