import type { ReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { Context } from "hono";
import { AppError } from "../entity/errors.ts";
import type { Range, Store } from "./store.ts";

/** What is sent of a stored file. */
export type Stored = { name: string; media_type: string; bytes: number; digest: string };

// Types that are sent as such: none of them can run scripts.
const safe_types =
  /^(image\/(png|jpeg|gif|webp|avif)|application\/pdf|text\/plain|(video|audio)\/(mp4|webm|ogg|mpeg|wav))$/;
const recheck_ms = 1000;

/** Sends a stored file or the range that is asked for, while `mayRead` says so. */
export async function sendFile(
  c: Context,
  store: Store,
  file: Stored,
  mayRead: () => Promise<boolean>,
): Promise<Response> {
  const tag = `"${file.digest}"`;
  const headers = headersOf(file, tag);
  if (c.req.header("if-none-match") === tag) return new Response(null, { status: 304, headers });
  if (!(await store.has(file.digest)))
    throw new AppError("SERVICE_UNAVAILABLE", "The store of files does not have it. Tell an administrator.");
  const range = rangeOf(c, file.bytes, tag);
  if (range === "unsatisfiable")
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${file.bytes}` } });
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
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
