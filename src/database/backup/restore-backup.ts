import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { type Extract, extract } from "tar-stream";
import type { Client } from "pg";
import { type Config, StartError } from "../../config.ts";
import { ownedByCluster } from "../embedded.ts";
import { asOwner } from "../open.ts";
import { readRelease } from "../function-files.ts";
import { secrets } from "../../secrets.ts";
import { manifest, manifest_name, type Manifest } from "./manifest.ts";

/**
 * Makes a data folder of a backup, which may not be there yet or must be empty. Nothing is left of a backup that is cut short,
 * altered, or of another secret. All sessions are ended; mails, notifications and webhooks that waited are held.
 */
export async function restoreBackup(config: Config, file: string): Promise<Manifest> {
  if (config.database_url) throw new StartError("DATABASE_URL is set: a backup is restored into a folder of its own.");
  if ((await readdir(config.data).catch(notThere)).length > 0)
    throw new StartError(`${config.data} is not empty: move it away, or set TANDEM_DATA to another folder.`);
  const staged = `${config.data}.restoring`;
  try {
    await rm(staged, { recursive: true, force: true });
    await mkdir(staged, { recursive: true, mode: 0o711 });
    const restored = await unpack(file, staged);
    if (restored.release > readRelease().number)
      throw new StartError("The backup was made by a newer Tandem: restore it with that version.");
    const there = { ...config, data: staged };
    if (secrets(there)("backup", "check") !== restored.secret)
      throw new StartError("The backup was made with another secret: set TANDEM_SECRET to the one of that server.");
    ownedByCluster(staged);
    // (Before the folder has its name: once it has, a server may start on it, and send.)
    await asOwner(there, secrets, (owner) => hold(owner, restored));
    await rmdir(config.data).catch(notThere);
    await rename(staged, config.data);
    return restored;
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never;

function notThere(error: NodeJS.ErrnoException): [] {
  if (error.code !== "ENOENT") throw error;
  return [];
}

const broken = (cause?: unknown) =>
  new StartError("The backup is cut short or altered: nothing was restored.", { cause });

async function unpack(file: string, folder: string): Promise<Manifest> {
  const archive = extract();
  const read = pipeline(createReadStream(file), createZstdDecompress(), archive);
  // (What it fails with ends the archive, and is caught there.)
  read.catch(() => {});
  const found: Manifest["files"] = {};
  let words = "";
  try {
    for await (const entry of archive) {
      if (entry.header.name === manifest_name) for await (const chunk of entry) words += String(chunk);
      else await unpackEntry(entry, folder, found);
    }
    await read;
    const listed = manifest.parse(JSON.parse(words));
    const same = Object.entries(listed.files).every(([name, digest]) => found[name] === digest);
    if (!same || Object.keys(found).length !== Object.keys(listed.files).length) throw broken();
    return listed;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof StartError || code === "ENOENT" || code === "ENOSPC" || code === "EACCES") throw error;
    throw broken(error);
  }
}

async function unpackEntry(entry: Entry, folder: string, found: Manifest["files"]): Promise<void> {
  const { name, type } = entry.header;
  if (normalize(name) !== name || name.startsWith("..") || name.startsWith("/")) throw broken();
  const path = join(folder, name);
  if (type === "directory") {
    await mkdir(path, { recursive: true, mode: 0o700 });
    return void entry.resume();
  }
  if (type !== "file") throw broken();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const digest = createHash("sha256");
  async function* content() {
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      digest.update(chunk);
      yield chunk;
    }
  }
  await pipeline(content, createWriteStream(path, { mode: 0o600, flags: "wx" }));
  found[name] = digest.digest("hex");
}

// Whoever restores chooses what goes out: what waited may have been sent by the server that died.
async function hold(owner: Client, { at }: Manifest): Promise<void> {
  await owner.query(`delete from auth.session`);
  await owner.query(
    `update app.outgoing_mail set state = 'failed', leased_until = null, last_error = $1 where state = 'queued'`,
    [`Held: restored from the backup of ${at}`],
  );
  await owner.query(
    `update public.webhooks set status = 'paused', paused_at = now(), paused_reason = 'The data was restored from a backup.' where status <> 'paused'`,
  );
  await owner.query(
    `update public.workflows set status = 'paused', next_at = null, paused_reason = 'The data was restored from a backup.' where status = 'active'`,
  );
  await owner.query(
    `update app.workflow_runs set state = 'stopped', ended_at = now(), next_at = null, error = 'The data was restored from a backup.' where state = 'waiting'`,
  );
  for (const table of ["notice_mails", "pushes", "wished_links"]) await owner.query(`delete from app.${table}`);
  await owner.query("insert into app.backups (file, bytes, restored) values ($1, 0, true)", [at]);
}
