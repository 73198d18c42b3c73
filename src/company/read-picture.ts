import { crc32, inflateSync } from "node:zlib";

/** A picture as it is kept: its kind and size, judged by what stands in it, and nothing but what draws it. */
export type Picture = { kind: "png" | "jpeg"; width: number; height: number; bytes: Buffer };

/** What every letter carries is small. */
const most_bytes = 65_536;
const sides = { least: 16, most: 1024 };

/** Reads a picture whatever it is called; answers a sentence where it is none that is taken. */
export function readPicture(bytes: Buffer): Picture | string {
  if (bytes.length > most_bytes) return "has at most 64 KB";
  const read = readPng(bytes) ?? readJpeg(bytes);
  if (!read) return "is a PNG or JPEG picture";
  const fits = [read.width, read.height].every((side) => side >= sides.least && side <= sides.most);
  return fits ? read : "has 16 to 1,024 pixels on each side";
}

const png = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
// What draws a still picture. Texts, places, other frames and whatever stands behind the end are left out.
const drawing = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "sRGB", "gAMA", "cHRM"]);

function readPng(bytes: Buffer): Picture | undefined {
  if (!bytes.subarray(0, 8).equals(png)) return undefined;
  const chunks = chunksOf(bytes);
  const [head] = chunks;
  if (head?.type !== "IHDR" || head.data.length !== 13 || chunks.at(-1)?.type !== "IEND") return undefined;
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const pixels = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data));
  if (width <= sides.most && height <= sides.most && !unpacks(pixels, (width * 8 + 1) * height + 64)) return undefined;
  const kept = chunks.filter(({ type }) => drawing.has(type)).map(({ whole }) => whole);
  return { kind: "png", width, height, bytes: Buffer.concat([png, ...kept]) };
}

type Chunk = { type: string; data: Buffer; whole: Buffer };

/** The chunks up to the end of the picture; none more where one is not what it says. */
function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = png.length; at + 12 <= bytes.length && chunks.at(-1)?.type !== "IEND";) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) break;
    const type = bytes.toString("latin1", at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) });
    at = end;
  }
  return chunks;
}

function unpacks(pixels: Buffer, most: number): boolean {
  try {
    return inflateSync(pixels, { maxOutputLength: most }).length > 0;
  } catch {
    return false;
  }
}

const [start_of_scan, end_of_picture] = [0xda, 0xd9];
// Frames, but for the tables that have numbers among theirs (DHT, JPG, DAC).
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
// What cameras and programs note of a picture: where it was taken, a small one within it. (14 says how its colours are meant.)
const isNote = (marker: number) => (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;

function readJpeg(bytes: Buffer): Picture | undefined {
  const starts = bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8;
  if (!starts || bytes.readUInt16BE(bytes.length - 2) !== 0xff00 + end_of_picture) return undefined;
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const [marker, end] = [bytes.readUInt8(at + 1), at + 2 + bytes.readUInt16BE(at + 2)];
    if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === start_of_scan) {
      kept.push(bytes.subarray(at));
      return size && { kind: "jpeg", ...size, bytes: Buffer.concat(kept) };
    }
    if (!isNote(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}
