import type { Skipped } from "./skipped.ts";

/** What an act on many did; after a batch of all that match also where to go on, and what was asked of how it was. */
export type BulkAnswer = {
  changed: string[];
  skipped: Skipped[];
  next?: string | null;
  was?: Record<string, Record<string, unknown>>;
};

/** An answer as it is kept for a repetition: ids in 22 characters each, and each reason once. */
type Kept = { changed: string; skipped: (Omit<Skipped, "id"> & { ids: string })[]; next?: string | null };

/**
 * Packs an answer, so that one about a thousand records fits into what is kept of a write (32 KB). How the records were
 * before is not kept: whoever repeats a call is not told it again.
 */
export function pack({ changed, skipped, next }: BulkAnswer): Kept {
  const reasons = Map.groupBy(skipped, (each) => JSON.stringify({ ...each, id: "" }));
  return {
    changed: packed(changed),
    skipped: [...reasons].map(([reason, those]) => {
      const { id: _id, ...why } = JSON.parse(reason) as Skipped;
      return { ...why, ids: packed(those.map(({ id }) => id)) };
    }),
    ...(next !== undefined && { next }),
  };
}

/** The answer that was packed. (A version before this one kept the ids of what was changed alone.) */
export function unpack(kept: Kept | string[]): BulkAnswer {
  if (Array.isArray(kept)) return { changed: kept, skipped: [] };
  const { changed, skipped, next } = kept;
  return {
    changed: unpacked(changed),
    skipped: skipped.flatMap(({ ids, ...reason }) => unpacked(ids).map((id) => ({ id, ...reason }))),
    ...(next !== undefined && { next }),
  };
}

const packed = (ids: string[]) => Buffer.from(ids.join("").replaceAll("-", ""), "hex").toString("base64url");

function unpacked(text: string): string[] {
  const hex = Buffer.from(text, "base64url").toString("hex");
  return (hex.match(/.{32}/g) ?? []).map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"));
}
