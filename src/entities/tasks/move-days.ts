import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import type { Transaction } from "../../database/door.ts";
import { mustChange } from "../../entity/verb.ts";

const day = z.string().nullable();
const days = z.object({ starts_on: day, due_on: day });
const kept_shift = z.array(
  z.object({ id: z.uuid(), of: z.enum(["projects", "phases", "milestones"]).optional(), was: days, becomes: days }),
);

/** A task that gets other days; or, where it says so, a project, a phase or a milestone (which has its due day alone). */
export type Moved = z.infer<typeof kept_shift>[number];
type Placed = Pick<Moved, "id" | "of" | "becomes"> & { was?: Moved["was"] };

const tables = ["projects", "phases", "milestones", "tasks"] as const;
const ofTable = <M extends Placed>(moves: M[], table: (typeof tables)[number]) =>
  moves.filter(({ of }) => (of ?? "tasks") === table);

/** Of two who shift what hangs together, the second begins when the first has ended; whoever makes a relation waits, too. */
export async function oneAfterTheOther(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('task links', 0))`);
  await tx.execute(sql`select set_config('statement_timeout', '30s', true)`);
}

/** Holds what is to move, in one order for all who do. */
export async function hold(tx: Transaction, moves: Placed[]): Promise<void> {
  for (const table of tables) {
    const ids = ofTable(moves, table).map(({ id }) => id);
    if (ids.length > 0)
      await tx.execute(
        sql`select from ${sql.raw(table)} where id = any(${sql.param(ids)}::uuid[]) order by id for no key update`,
      );
  }
}

/** Gives other days under the caller's rights, as far as the former ones still are what they are thought to be; answers to which. */
export async function place(tx: Transaction, moves: Placed[]): Promise<string[]> {
  const placed = [];
  for (const table of tables) {
    const those = ofTable(moves, table);
    const begins = table !== "milestones";
    const [starts, same] = [begins ? "starts_on = m.starts_on," : "", begins ? "t.starts_on" : "null"];
    if (those.length === 0) continue;
    const { rows } = await tx.execute<{ id: string }>(sql`
      update ${sql.raw(table)} t set ${sql.raw(starts)} due_on = m.due_on
        from (select id, (becomes ->> 'starts_on')::date as starts_on, (becomes ->> 'due_on')::date as due_on, was
          from jsonb_to_recordset(${JSON.stringify(those)}::jsonb) as m (id uuid, becomes jsonb, was jsonb)) m
       where t.id = m.id and t.deleted_at is null and (m.was is null
         or (${sql.raw(same)} is not distinct from (m.was ->> 'starts_on')::date and t.due_on is not distinct from (m.was ->> 'due_on')::date))
      returning t.id`);
    placed.push(...rows.map(({ id }) => id));
  }
  return placed;
}

/** Keeps what was moved, to be taken back as one for a day; null where nothing was. */
export async function keep(tx: Transaction, moves: Moved[]): Promise<string | null> {
  if (moves.length === 0) return null;
  const kept = moves.map(({ id, of, was, becomes }) => ({ id, ...(of && { of }), was, becomes }));
  const { rows } = await tx.execute<{ shift: string | null }>(
    sql`select app.keep_shift(${JSON.stringify(kept)}) as shift`,
  );
  return rows[0]?.shift ?? null;
}

/** What taking a shift back tells. */
export const taken_back = z.object({
  moved: z.int(),
  kept: z.int().describe("How many kept other days, which they were given since"),
  codes: z.array(z.string()).describe("What those are called, of the first twenty that the caller sees"),
});

/** Takes a shift of the caller's own back as one act: what has other days since keeps them. */
export async function takeBack(tx: Transaction, shift: string): Promise<z.infer<typeof taken_back>> {
  await oneAfterTheOther(tx);
  const { rows } = await tx.execute<{ moved: unknown }>(sql`select app.kept_shift(${shift}) as moved`);
  if (!rows[0]?.moved) mustChange([], "This shift was taken back already, or is too long ago.");
  const moves = kept_shift.parse(rows[0]?.moved);
  await hold(tx, moves);
  const back = new Set(
    await place(
      tx,
      moves.map(({ was, becomes, ...move }) => ({ ...move, was: becomes, becomes: was })),
    ),
  );
  const kept = moves.filter(({ id }) => !back.has(id)).map(({ id }) => id);
  const ids = sql`${sql.param(kept)}::uuid[]`;
  const told = await tx.execute<{ code: string }>(sql`
    select code from (select code from tasks where id = any(${ids}) union all select key from projects where id = any(${ids})
      union all select name from phases where id = any(${ids}) union all select name from milestones where id = any(${ids})) kept order by code limit 20`);
  return { moved: back.size, kept: kept.length, codes: told.rows.map(({ code }) => code) };
}
