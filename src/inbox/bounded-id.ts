import { createHash } from "node:crypto";

// What an index takes, with room.
const most_bytes = 900;

/** A Message-ID as it is kept: one that is longer than an index takes stands under its digest, and so is the same wherever it is met. */
export function boundedId(id: string): string {
  if (Buffer.byteLength(id) <= most_bytes) return id;
  return `<${createHash("sha256").update(id).digest("hex")}@long.invalid>`;
}

/** A text as the database takes it: without zeros and halves of characters. */
export function storable(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}
