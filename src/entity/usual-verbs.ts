import { and, eq, getTableConfig, inArray, type PgColumn, type PgTable, sql } from "../database/drizzle.ts";
import { z } from "zod";
import { mustChange, type Verb, verb } from "./verb.ts";

const new_owner = z.object({ owner_id: z.uuid() });

/** The verb by which a record is given to an employee; its team is theirs from then on. */
export function assign(table: PgTable, about: string): Verb<typeof new_owner> {
  const { name } = getTableConfig(table);
  return verb(
    about,
    new_owner,
    async ({ tx, input }) => {
      await tx.execute(sql`select app.hand_over(${name}, ${input.id}, ${input.owner_id}, 'assign')`);
    },
    { right: "assign", many: true },
  );
}

/** The verb by which somebody takes for themselves a record that is nobody's; of two who try at once, one gets it. */
export function claim(table: PgTable, about: string): Verb<z.ZodObject> {
  const { name } = getTableConfig(table);
  return verb(
    about,
    z.object({}),
    async ({ tx, input }) => {
      await tx.execute(sql`select app.hand_over(${name}, ${input.id}, app.user_id(), 'claim')`);
    },
    { right: "claim", many: true },
  );
}

type Choice = PgColumn & { enumValues: [string, ...string[]] };
type To<C extends Choice> = C["enumValues"][number];
type Moved<C extends Choice, S extends To<C>> = z.ZodObject<{
  [N in C["_"]["name"]]: z.ZodEnum<{ [V in S]: V }>;
}>;

/**
 * The verb that brings a record to another state, of those that the database lets follow (app.transitions): all, or the ones
 * `to` which, and `from` which, it goes. Where it changes nothing it is refused with the sentence.
 */
export function move<C extends Choice, const S extends To<C> = To<C>>(
  column: C,
  about: string,
  refused: string,
  { to, from }: { to?: readonly S[]; from?: readonly To<C>[] } = {},
): Verb<Moved<C, S>> {
  const { table, name } = column;
  const id = getTableConfig(table).columns.find((each) => each.name === "id") as PgColumn;
  const input = z.object({ [name]: z.enum(to ?? column.enumValues) }) as unknown as Moved<C, S>;
  return verb(
    about,
    input,
    async ({ tx, input: given }) => {
      const { id: record, [name]: state } = given as Record<string, unknown>;
      const moved = await tx
        .update(table)
        .set({ [name]: state })
        .where(and(eq(id, record), from && inArray(column, from)))
        .returning({ id });
      mustChange(moved, refused);
    },
    { ...(from ? { from } : {}), many: true },
  );
}
