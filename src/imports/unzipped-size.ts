import { Unzip, UnzipInflate } from "fflate";

/**
 * How many bytes an archive unfolds to, counted while it unfolds and not by what it says of itself; no further than just
 * beyond `most`. Undefined where it is no archive.
 */
export function unzippedSize(bytes: Uint8Array, most: number): number | undefined {
  let size = 0;
  let broken = false;
  let files = 0;
  const unzip = new Unzip((file) => {
    files++;
    file.ondata = (error, data) => {
      if (error) broken = true;
      size += data?.length ?? 0;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    // In small steps, so that one does not unfold to gigabytes.
    for (let at = 0; at < bytes.length && size <= most; at += step)
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch {
    return undefined;
  }
  return broken || files === 0 ? undefined : size;
}

const step = 64 * 1024;
