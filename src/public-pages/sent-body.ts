import type { Context } from "hono";

const most_bytes = 32_768;
const most_values = 60;

/** What a browser has sent of a form: each value by its name, or why it is not taken. */
export async function sentBody(c: Context): Promise<URLSearchParams | "large" | "strange"> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return "strange";
  const text = await readAtMost(c.req.raw.body);
  if (text === undefined) return "large";
  // (Counted before they are taken apart.)
  if ((text.match(/&/g)?.length ?? 0) >= most_values) return "large";
  return new URLSearchParams(text);
}

async function readAtMost(body: ReadableStream<Uint8Array> | null): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > most_bytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
