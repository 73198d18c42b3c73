import { decoderOf, encodingOf, utf8Check } from "../../imports/decode.ts";
import { beginningOf, type Bytes } from "./bytes.ts";
import type { Passages } from "./passages.ts";
import { Unread } from "./unread.ts";

// More than what is kept of a text, in the widest encoding.
const most_bytes = 5_000_000;

/** A text in any encoding: notes, Markdown, CSV, JSON. */
export async function readPlain(input: Bytes, to: Passages): Promise<void> {
  to.add(decoded(Buffer.from(await beginningOf(input, most_bytes))));
}

/** Bytes as text. Throws Unread where they are none. */
export function decoded(bytes: Buffer): string {
  const check = utf8Check();
  // (What was cut off may have been within a letter.)
  check.write(bytes);
  const encoding = encodingOf(bytes.subarray(0, 100_000), bytes.length === most_bytes || check.end());
  const decoder = decoderOf(encoding);
  const text = decoder.write(bytes) + decoder.end();
  // oxlint-disable-next-line no-control-regex
  const odd = text.slice(0, 10_000).match(/[\u0001-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  if (odd > Math.min(text.length, 10_000) / 50) throw new Unread("damaged");
  return text;
}
