import { eq, type PgColumn, type PgTable } from "../database/drizzle.ts";
import { generateKeyBetween } from "fractional-indexing";
import { z } from "zod";
import { mustChange, type Verb, verb } from "./verb.ts";

const key = z.string().max(100).refine(isKey, "is no place in an order").meta({
  description:
    "A key as `fractional-indexing` makes it, between those of the records above and below; compared byte by byte.",
});
const place = z.object({ rank: key });

type Ranked = PgTable & { id: PgColumn; rank: PgColumn };

/**
 * The verb that puts a record at another place in the order that people share (app.entities.ranked_within). It makes no new
 * version: whoever has the record open saves as before.
 */
export function rank(table: Ranked, about: string, refused: string): Verb<typeof place> {
  return verb(about, place, async ({ tx, input }) => {
    const placed = await tx
      .update(table)
      .set({ rank: input.rank } as never)
      .where(eq(table.id, input.id))
      .returning({ id: table.id });
    mustChange(placed, refused);
  });
}

/** Whether others fit before and behind it. */
function isKey(given: string): boolean {
  try {
    return generateKeyBetween(given, null) > given;
  } catch {
    return false;
  }
}
