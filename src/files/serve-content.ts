import { Hono } from "hono";
import { z } from "zod";
import type { Actor, Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import type { Asking } from "../entity/request.ts";
import { sendFile, type Stored } from "./send-file.ts";
import type { Store } from "./store.ts";

/** `/api/files/{id}/content`: the bytes of a file or a range of them, while row security shows its row to the caller. */
export function serveContent(database: Database, store: Store): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/:id/content", async (c) => {
    const actor = c.get("actor");
    const id = z.uuid().safeParse(c.req.param("id")).data;
    const file = id && (await read(database, actor, id));
    if (!file) throw new AppError("RESOURCE_NOT_FOUND", "This file does not exist, or you cannot see it.");
    return sendFile(c, store, file, () => read(database, actor, id).then((seen) => seen !== undefined));
  });
  return app;
}

async function read(database: Database, actor: Actor, id: string): Promise<Stored | undefined> {
  const text =
    "select json_build_object('name', name, 'media_type', media_type, 'bytes', bytes, 'digest', digest)::text from public.files where id = $1";
  const [rows] = await database.flush(actor, [{ text, values: [id] }]);
  return rows?.[0]?.[0] ? (JSON.parse(rows[0][0]) as Stored) : undefined;
}
