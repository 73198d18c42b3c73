import { Unzip, UnzipInflate } from "fflate";
import type { Bytes } from "./bytes.ts";
import { Unread } from "./unread.ts";

/** Takes what is in one part of an archive, piece by piece; `last` ends it. */
export type Part = (text: string, last: boolean) => void;

const most_unpacked = 100_000_000;
// So little at once that it unpacks to some 16 MB at most.
const step = 16 * 1024;

/**
 * Unpacks those parts of an archive that `open` takes, as UTF-8, while they are read: nothing is ever there as a whole, and what
 * nobody takes is not unpacked. Throws Unread where they are more than 100 MB, where one is broken, and where there is none.
 */
export async function unzipParts(input: Bytes, open: (name: string) => Part | undefined): Promise<void> {
  let size = 0;
  let begun = 0;
  let ended = 0;
  const unzip = new Unzip((file) => {
    const part = open(file.name);
    if (!part) return;
    begun++;
    const decoder = new TextDecoder();
    file.ondata = (error, data, last) => {
      // (What this itself has thrown comes back as well.)
      if (error) throw "code" in error ? new Unread("damaged") : error;
      if ((size += data.length) > most_unpacked) throw new Unread("unpacked");
      part(decoder.decode(data, { stream: !last }), last);
      if (last) ended++;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for await (const bytes of input)
    for (let at = 0; at < bytes.length; at += step) unzip.push(bytes.subarray(at, at + step));
  unzip.push(new Uint8Array(), true);
  if (begun === 0 || ended < begun) throw new Unread("damaged");
}
