import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Actor, Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { fileName } from "./file-name.ts";
import { mediaType } from "./media-type.ts";
import type { Store } from "./store.ts";

/** What uploads need. `most_bytes` is the size limit of one file. */
export type UploadContext = { database: Database; system: Actor; store: Store; most_bytes: number };

/** An upload of the caller. `whole`: its bytes are in the store, and a file can be made of it. */
export type Upload = { id: string; name: string; media_type: string; bytes: number; whole: boolean };

export const expired = "This upload has expired. Upload the file again.";

/** The error for a file over the size limit. */
export const too_large = new AppError(
  "QUOTA_EXCEEDED",
  "This file is too large. An administrator can raise the limit.",
);

/** Registers an upload before its first byte. Refuses an empty file, one over the limit, a full disk and an exceeded quota. */
export async function beginUpload(
  { database, store, most_bytes }: UploadContext,
  actor: Actor,
  { id, name, bytes }: Pick<Upload, "id" | "name" | "bytes">,
): Promise<void> {
  if (bytes === 0) throw new AppError("INVALID_INPUT", "The file is empty.");
  if (bytes > most_bytes) throw too_large;
  if (bytes > (await store.freeBytes()))
    throw new AppError("QUOTA_EXCEEDED", "The server is almost out of disk space. Tell an administrator.");
  const values = [id, fileName(name), "application/octet-stream", bytes];
  await database.flush(actor, [{ text: "select app.begin_upload($1, $2, $3, $4)", values }]);
}

/** Finds an upload of the caller. Throws RESOURCE_NOT_FOUND for those of others and for expired ones. */
export async function findUpload({ database }: UploadContext, actor: Actor, id: string): Promise<Upload> {
  const [rows] = await database.flush(actor, [{ text: "select app.upload_of_mine($1)::text", values: [id] }]);
  const found = rows?.[0]?.[0];
  if (!found) throw new AppError("RESOURCE_NOT_FOUND", expired);
  return JSON.parse(found) as Upload;
}

/** Moves the received bytes into the store and records digest and media type. Safe to repeat. */
export async function finishUpload({ database, system, store }: UploadContext, { id, name }: Upload): Promise<void> {
  const path = join(store.incoming, id);
  const [digest, media_type] = await Promise.all([store.digest(path), mediaType(path, name)]);
  await store.put(path, digest);
  await database.flush(system, [{ text: "select app.end_upload($1, $2, $3)", values: [id, media_type, digest] }]);
  // The same bytes may have been removed as unused just before they were recorded again.
  await store.put(path, digest);
  await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
}

/** Whether all bytes were received, though the server stopped before it could finish. */
export async function isReceived({ store }: UploadContext, { id, bytes }: Upload): Promise<boolean> {
  const found = await stat(join(store.incoming, id)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  return found?.size === bytes;
}
