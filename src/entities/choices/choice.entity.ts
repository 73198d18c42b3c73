import { eq, sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { choices } from "./choice.schema.ts";

const gone = "This is gone, or not yours to change.";
const id = { id: choices.id };

/** Entries of the company's own lists. */
export const choice = entity(choices, {
  title: { one: "List entry", many: "List entries" },
  about:
    "An entry of one of the company's own lists: sources and reasons of loss of leads, industries of clients. Records hold its `key`; they may be given its name.",
  example: { list: "sources", name: "Trade fair in Rouen" },
  given_once: ["list"],
  written_by_verbs: ["key", "rank", "retired_at", "replaced_by"],
  hidden: ["leaving"],
  verbs: {
    place: verb(
      "Puts the entry at another place of its list; the first is 1.",
      z.object({ place: z.number().int().min(1).max(200) }),
      async ({ tx, input: { id: moved, place } }) => {
        const placed = await tx.execute(sql`
          with here as (select id, list from choices where id = ${moved} and retired_at is null),
          others as (select c.id, row_number() over (order by c.rank, c.id) as nth from choices c, here
            where c.list = here.list and c.id <> here.id and c.retired_at is null),
          placed as (select id, row_number() over (order by nth) as nth
            from (select id, nth::numeric from others union all select id, ${place} - 0.5 from here) all_of_them)
          update choices c set rank = placed.nth from placed where placed.id = c.id and c.rank <> placed.nth returning c.id`);
        // (What lies there already is where it is wanted.)
        mustChange(
          placed.rows.length > 0 ? placed.rows : await tx.select(id).from(choices).where(eq(choices.id, moved)),
          gone,
        );
      },
    ),
    retire: verb(
      "Takes the entry out of use. With `to`, the key of another one, its records go on with that one, five hundred at once and the rest within minutes; without, they keep it. Said again, the next five hundred go.",
      z.object({ to: z.string().min(1).max(200).optional() }),
      async ({ tx, input: { id: retired, to } }) => {
        const taken = await tx
          .update(choices)
          .set({ retired_at: sql`coalesce(retired_at, now())`, replaced_by: to ?? sql`replaced_by` })
          .where(eq(choices.id, retired))
          .returning(id);
        mustChange(taken, gone);
        const { rows } = await tx.execute<{ left: number }>(sql`select app.empty_choices(${retired}) as left`);
        return { left: rows[0]?.left ?? 0 };
      },
      {
        result: z.object({
          left: z.number().int().meta({ description: "Records that still hold what was replaced." }),
        }),
      },
    ),
    bring_back: verb(
      "Offers the entry again. Records that have gone on with another one stay with that.",
      z.object({}),
      async ({ tx, input }) => {
        const back = await tx
          .update(choices)
          .set({ retired_at: null, replaced_by: null })
          .where(eq(choices.id, input.id))
          .returning(id);
        mustChange(back, gone);
      },
    ),
  },
});
