import { Unread } from "./unread.ts";

export type Bytes = AsyncIterable<Uint8Array>;

/** All bytes of a file. Throws Unread where there are more than `most`. */
export async function wholeFile(input: Bytes, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of input) {
    size += part.length;
    if (size > most) throw new Unread("large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** So many bytes from the beginning of a file. */
export async function beginningOf(input: Bytes, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of input) {
    parts.push(part);
    if ((size += part.length) >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
}
