import { and, eq, getTableConfig, isNull, ne, type PgColumn, type PgTable, sql } from "../database/drizzle.ts";
import { z } from "zod";
import { mustChange, type Verb, verb } from "./verb.ts";

type Ordered = PgTable & { id: PgColumn; rank: PgColumn; deleted_at: PgColumn };

type Manner = {
  about: string;
  refused: string;
  /** Those of one order are alike in these. */
  within: PgColumn[];
  /** There are no more of them. */
  most: number;
};

/**
 * The verb that puts a record at another place of a short order, whose places are numbers from 1 on; the others close up. Whether its
 * caller may is asked first: one that already lies there is not written.
 */
export function placeAmong(table: Ordered, { about, refused, within, most }: Manner) {
  const { name } = getTableConfig(table);
  const input = z.object({ place: z.number().int().min(1).max(most) });
  const place: Verb<typeof input> = verb(about, input, async ({ tx, input: { id, place } }) => {
    const may = sql`${table.id} = any (app.changeable(${name}, array[${id}]::uuid[]))`;
    const [here] = await tx
      .select()
      .from(table as PgTable)
      .where(may);
    mustChange(here ? [here] : [], refused);
    const alike = within.map((column) => eq(column, (here as Record<string, unknown>)[column.name]));
    const others = sql`select ${table.id}, row_number() over (order by ${table.rank}, ${table.id})::numeric as nth from ${table}
      where ${and(...alike, ne(table.id, id), isNull(table.deleted_at))}`;
    await tx.execute(sql`
      with others as (${others}),
      placed as (select id, row_number() over (order by nth) as nth
        from (select id, nth from others union all select ${id}::uuid, ${place} - 0.5) all_of_them)
      update ${table} set rank = placed.nth from placed where ${table.id} = placed.id and ${table.rank} <> placed.nth`);
  });
  return place;
}
