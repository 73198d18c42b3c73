import { inflateSync } from "node:zlib";
import { limits, LookError } from "./limits.ts";

/**
 * Goes through a pack before anything else reads it: how large each of its objects says that it becomes, whether it does, and how large
 * what deltas make of others will be. Throws where that is more than a look takes into memory.
 */
export function checkPack(pack: Uint8Array): void {
  const bytes = Buffer.from(pack.buffer, pack.byteOffset, pack.byteLength);
  if (bytes.length < 32 || bytes.toString("latin1", 0, 4) !== "PACK") throw new LookError("A pack cannot be read.");
  const count = bytes.readUInt32BE(8);
  if (count > limits.pack_objects) throw new LookError("A pack holds more than 200,000 objects.");
  let at = 12;
  let sum = 0;
  for (let n = 0; n < count; n++) {
    const { size, unpacked, next } = objectAt(bytes, at);
    sum += size + unpacked;
    if (sum > limits.unpacked_bytes) throw new LookError("A pack holds more than 1 GB once it is unpacked.");
    at = next;
  }
}

// The head of an object (type and size in sevens of bits, for a delta what it is made of), and its compressed body.
function objectAt(bytes: Buffer, start: number): { size: number; unpacked: number; next: number } {
  let at = start;
  const byte = () => bytes[at++] ?? broken();
  let head = byte();
  const type = (head >> 4) & 7;
  let size = head & 15;
  for (let shift = 4; head & 128; shift += 7) size += ((head = byte()) & 127) * 2 ** shift;
  if (type === offset_delta) while (byte() & 128);
  if (type === reference_delta) at += 20;
  if (size > limits.object_bytes) tooLarge();
  const { made, used } = unpack(bytes.subarray(at), size);
  const delta = type === offset_delta || type === reference_delta;
  return { size, unpacked: delta ? resultOf(made) : 0, next: at + used };
}

const [offset_delta, reference_delta] = [6, 7];

function unpack(bytes: Buffer, size: number): { made: Buffer; used: number } {
  try {
    const { buffer, engine } = inflateSync(bytes, { info: true, maxOutputLength: size + 1 }) as unknown as Unpacked;
    return buffer.length === size ? { made: buffer, used: engine.bytesWritten } : broken();
  } catch (cause) {
    if (cause instanceof LookError) throw cause;
    return broken(cause);
  }
}

type Unpacked = { buffer: Buffer; engine: { bytesWritten: number } };

// What a delta makes: the second number at its beginning.
function resultOf(delta: Buffer): number {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0, byte = 128; byte & 128 && shift < 50; shift += 7)
      value += ((byte = delta[at++] ?? broken()) & 127) * 2 ** shift;
    return value;
  };
  number();
  const made = number();
  return made > limits.object_bytes ? tooLarge() : made;
}

/** Holds a loose object, which is compressed by itself, to the same size. */
export function checkLoose(bytes: Uint8Array): void {
  try {
    inflateSync(bytes, { maxOutputLength: limits.object_bytes });
  } catch (cause) {
    if ((cause as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") tooLarge();
    broken(cause);
  }
}

const broken = (cause?: unknown): never => {
  throw new LookError("A pack or an object cannot be read.", { cause });
};
const tooLarge = (): never => {
  throw new LookError("An object is larger than 64 MB once it is unpacked.");
};
