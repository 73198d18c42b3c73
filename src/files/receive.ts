import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Actor, Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { fileName } from "./file-name.ts";
import { mediaType } from "./media-type.ts";
import type { Store } from "./store.ts";

/** What uploads need: the database as whoever brings them and as the server, the store, and how many bytes a file may have. */
export type Receiving = { database: Database; system: Actor; store: Store; most_bytes: number };

/** An upload of the caller's own. */
export type Upload = { id: string; name: string; media_type: string; bytes: number; whole: boolean };

/** Notes that somebody brings a file, before a byte of it is taken; refuses what is empty, too large, or beyond their quota. */
export async function beginUpload(
  { database, store, most_bytes }: Receiving,
  actor: Actor,
  { id, name, bytes }: { id: string; name: string; bytes: number },
): Promise<void> {
  if (bytes === 0) throw new AppError("INVALID_INPUT", "The file is empty.");
  if (bytes > most_bytes) throw too_large;
  if (bytes > (await store.room()))
    throw new AppError("QUOTA_EXCEEDED", "The disk of the server is nearly full. Tell an administrator.");
  const values = [id, fileName(name), "application/octet-stream", bytes];
  await database.flush(actor, [{ text: "select app.begin_upload($1, $2, $3, $4)", values }]);
}

/** What is said of a file that is larger than one may be. */
export const too_large = new AppError(
  "QUOTA_EXCEEDED",
  "The file is larger than one file may be here. An administrator may allow larger ones.",
);

/** An upload of the caller's own; of nobody else's and of none that is forgotten. */
export async function uploadOf({ database }: Receiving, actor: Actor, id: string): Promise<Upload> {
  const [rows] = await database.flush(actor, [{ text: "select app.upload_of_mine($1)::text", values: [id] }]);
  const found = rows?.[0]?.[0];
  if (!found) throw new AppError("RESOURCE_NOT_FOUND", "This upload is not there any more. Upload the file again.");
  return JSON.parse(found) as Upload;
}

/** Puts what has arrived as a whole into the store, and notes its digest and kind. Done again it changes nothing. */
export async function endUpload({ database, system, store }: Receiving, { id, name }: Upload): Promise<void> {
  const path = join(store.incoming, id);
  const [digest, media_type] = await Promise.all([store.digest(path), mediaType(path, name)]);
  await store.keep(path, digest);
  await database.flush(system, [{ text: "select app.end_upload($1, $2, $3)", values: [id, media_type, digest] }]);
  // (What was removed as unused just before it was noted anew.)
  await store.keep(path, digest);
  await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
}
