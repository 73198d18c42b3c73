import { buffer } from "node:stream/consumers";
import type { Context } from "hono";
import type { Stored } from "../files/send-file.ts";
import type { Store } from "../files/store.ts";

type Shown = { html: string; files: (Stored & { cid: string | null })[] };

const most_inline = 8_000_000;
const shown_inline = /^image\/(png|jpeg|gif|webp|avif)$/;

/** The formatted text of a letter as a page for a frame of the app: it runs nothing, and loads nothing but, where that is asked for, pictures. */
export async function letterPage(c: Context, store: Store, shown: Shown, pictures: boolean): Promise<Response> {
  const policy = `sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:${pictures ? " https: http:" : ""}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
  return c.html(`${head}${await withPictures(store, shown)}</body></html>`, 200, {
    "content-security-policy": policy,
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "no-referrer",
    "cache-control": "private, no-store",
  });
}

// Letters are drawn for white.
const head = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>html{background:#fff;color:#1b2227;color-scheme:light}body{margin:12px;font:14px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}blockquote{margin:0 0 0 8px;padding-left:10px;border-left:2px solid #d5dadd}pre{white-space:pre-wrap}</style></head><body>`;

/** Its own pictures stand within it: who reads it is told to nobody. Each time that one is shown counts. */
async function withPictures(store: Store, { html, files }: Shown): Promise<string> {
  const inline = new Map<string, string>();
  for (const { cid, media_type, bytes, digest } of files) {
    if (!cid || !shown_inline.test(media_type) || bytes > most_inline || !html.includes(`cid:${cid}`)) continue;
    inline.set(cid, `data:${media_type};base64,${(await buffer(store.read(digest))).toString("base64")}`);
  }
  let left = most_inline;
  return html.replace(/(src=")cid:([^"]+)(")/g, (_, open: string, cid: string, end: string) => {
    const picture = inline.get(cid) ?? "";
    return open + ((left -= picture.length) < 0 ? "" : picture) + end;
  });
}
