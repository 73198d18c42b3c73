import { and, eq, isNotNull, isNull, sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { own_fields } from "./own-field.schema.ts";
import { line } from "../../entity/written.ts";

const gone = "This is gone, or not yours to change.";
const id = { id: own_fields.id };

/** Own fields: what a company notes of its records beyond what Tandem knows. */
export const own_field = entity(own_fields, {
  title: { one: "Own field", many: "Own fields" },
  about:
    "A field that the company gives leads, accounts, contacts, projects or tasks itself. Records hold its value in `custom` under its `key`; lists show, filter and sort by `custom.KEY`.",
  example: { entity: "leads", name: "Region", kind: "line", hint: "Where the deal is" },
  kinds: { hint: "line" },
  given_once: ["entity", "kind"],
  written_by_verbs: ["key", "rank", "choices", "retired_at", "emptied_at"],
  verbs: {
    place: verb(
      "Puts the field at another place among those of its entity; the first is 1.",
      z.object({ place: z.number().int().min(1).max(50) }),
      async ({ tx, input: { id: field, place } }) => {
        const placed = await tx.execute(sql`
          with here as (select * from own_fields where id = ${field} and retired_at is null),
          others as (select o.id, row_number() over (order by o.rank, o.id) as nth from own_fields o, here
            where o.entity = here.entity and o.id <> here.id and o.retired_at is null),
          placed as (select id, row_number() over (order by nth) as nth
            from (select id, nth::numeric from others union all select id, ${place} - 0.5 from here) all_of_them)
          update own_fields o set rank = placed.nth from placed where placed.id = o.id returning o.id`);
        mustChange(placed.rows, gone);
      },
    ),
    offer: verb(
      "Says which values can be chosen, in their order: one that is there by its `key`, a new one by its name alone. What is left out goes out of use and stays readable where it was chosen.",
      z.object({
        choices: z.array(z.strictObject({ key: z.string().max(60).optional(), name: line(80) })).max(100),
      }),
      async ({ tx, input: { id: field, choices } }) => {
        const offered = await tx
          .update(own_fields)
          .set({ choices: sql`${JSON.stringify(choices)}::jsonb` })
          .where(and(eq(own_fields.id, field), eq(own_fields.kind, "choice")))
          .returning(id);
        mustChange(offered, "Only a field whose values are chosen from a list offers some.");
      },
    ),
    retire: verb(
      "Removes the field from all lists and forms. Its values are kept for 30 days, in which it can be brought back.",
      z.object({}),
      async ({ tx, input }) => {
        const removed = await tx
          .update(own_fields)
          .set({ retired_at: sql`now()` })
          .where(and(eq(own_fields.id, input.id), isNull(own_fields.retired_at)))
          .returning(id);
        mustChange(removed, gone);
      },
    ),
    bring_back: verb(
      "Brings a field back that was removed, with the values that it had.",
      z.object({}),
      async ({ tx, input }) => {
        const back = await tx
          .update(own_fields)
          .set({ retired_at: sql`null` })
          .where(and(eq(own_fields.id, input.id), isNotNull(own_fields.retired_at)))
          .returning(id);
        mustChange(back, gone);
      },
    ),
  },
});
