import type { ReadStream } from "node:fs";
import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Actor, Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import type { Asking } from "../entity/request.ts";
import type { Range, Store } from "./store.ts";

type Stored = { name: string; media_type: string; bytes: number; digest: string };

// Types that are sent as such: none of them can run scripts.
const safe_types = /^(image\/(png|jpeg|gif|webp|avif)|application\/pdf|text\/plain)$/;
const recheck_ms = 1000;

/** `/api/files/{id}/content`: the bytes of a file or a range of them, while row security shows its row to the caller. */
export function serveContent(database: Database, store: Store): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/:id/content", async (c) => {
    const actor = c.get("actor");
    const id = z.uuid().safeParse(c.req.param("id")).data;
    const file = id && (await read(database, actor, id));
    if (!file) throw new AppError("RESOURCE_NOT_FOUND", "This file does not exist, or you cannot see it.");
    const tag = `"${file.digest}"`;
    const headers = headersOf(file, tag);
    if (c.req.header("if-none-match") === tag) return new Response(null, { status: 304, headers });
    if (!(await store.has(file.digest)))
      throw new AppError("SERVICE_UNAVAILABLE", "The store of files does not have it. Tell an administrator.");
    const range = rangeOf(c, file.bytes, tag);
    if (range === "unsatisfiable")
      return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${file.bytes}` } });
    const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
    const mayRead = () => read(database, actor, id).then((seen) => seen !== undefined);
    // Nobody would read the stream for HEAD, and the file would stay open.
    const body = c.req.method === "HEAD" ? null : readWhile(mayRead, store.read(file.digest, range));
    return new Response(body, {
      status: range ? 206 : 200,
      headers: {
        ...headers,
        "content-length": String(end - start + 1),
        ...(range && { "content-range": `bytes ${start}-${end}/${file.bytes}` }),
      },
    });
  });
  return app;
}

/** The stream of a file, cut off once the caller may not read it any more. */
function readWhile(allowed: () => Promise<boolean>, stream: ReadStream): ReadableStream {
  const ended = new Error("The right to read it ended.");
  const ask = () =>
    allowed().then(
      (may) => void (may || stream.destroy(ended)),
      (error: Error) => void stream.destroy(error),
    );
  const asking = setInterval(() => void ask(), recheck_ms);
  stream.once("close", () => clearInterval(asking));
  return Readable.toWeb(stream) as ReadableStream;
}

async function read(database: Database, actor: Actor, id: string): Promise<Stored | undefined> {
  const text =
    "select json_build_object('name', name, 'media_type', media_type, 'bytes', bytes, 'digest', digest)::text from public.files where id = $1";
  const [rows] = await database.flush(actor, [{ text, values: [id] }]);
  return rows?.[0]?.[0] ? (JSON.parse(rows[0][0]) as Stored) : undefined;
}

/** Headers for saving the file. Whatever it holds, a browser runs nothing of it. */
function headersOf({ name, media_type }: Stored, tag: string): Record<string, string> {
  return {
    "content-type": safe_types.test(media_type) ? media_type : "application/octet-stream",
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
    // Revalidated each time, because rights end. Not compressed, so that ranges fit.
    "cache-control": "private, no-cache, no-transform",
    etag: tag,
  };
}

/** The requested range; undefined for the whole file. */
function rangeOf(c: Context, bytes: number, tag: string): Range | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header("range") ?? "") ?? [];
  const same = c.req.header("if-range") ?? tag;
  if ((!from && !to) || same !== tag) return undefined;
  const start = from ? Number(from) : Math.max(0, bytes - Number(to));
  const end = from && to ? Math.min(Number(to), bytes - 1) : bytes - 1;
  return start > end || start >= bytes ? "unsatisfiable" : { start, end };
}
