import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import type { Store } from "../files/store.ts";

/** A file of a record of the demonstration: what it is called and holds, and who brought it. */
export type DemoFile = {
  entity: string;
  row_id: string;
  email: string;
  name: string;
  type: string;
  content: string | Buffer;
  reason?: string;
};

/** Stores a file and gives it to its record; answers its id. */
export async function addFile(owner: Client, store: Store, file: DemoFile): Promise<string> {
  const path = join(store.incoming, randomUUID());
  await writeFile(path, file.content);
  const digest = await store.digest(path);
  await store.put(path, digest);
  await rm(path);
  const bytes = Buffer.byteLength(file.content);
  await owner.query("insert into app.blobs (digest, bytes) values ($1, $2) on conflict do nothing", [digest, bytes]);
  const { rows } = await owner.query<{ id: string }>(
    `with made as (insert into app.uploads (user_id, name, media_type, bytes, digest) select id, $2, $3, $4, $5 from public.people where email = $1
       returning id, user_id)
     insert into public.files (entity, row_id, upload_id, created_by, reason) select $6, $7, id, user_id, $8 from made returning id`,
    [file.email, file.name, file.type, bytes, digest, file.entity, file.row_id, file.reason ?? null],
  );
  return rows[0]?.id ?? "";
}
