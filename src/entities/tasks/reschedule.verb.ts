import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "../../database/door.ts";
import { AppError } from "../../entity/errors.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { readShift, type ShiftPlan } from "./read-shift.ts";
import type { Move } from "./shift.ts";

const day = z.iso
  .date()
  .refine((each) => each >= "2000-01-01" && each <= "2100-12-31", "is not between the years 2000 and 2100")
  .nullable();
const days = z.object({ starts_on: day, due_on: day });
const named = z.object({ id: z.uuid(), code: z.string(), name: z.string() });
const preview = z.object({
  moves: z
    .array(named.extend({ was: days, becomes: days }))
    .describe("What would have other days, this task first where it is one of them"),
  stay: z
    .array(named)
    .describe("What would have to move and is not the caller's to change: it stays, and what follows it"),
  unseen: z.int().describe("How many tasks follow that the caller does not see"),
  too_early: named
    .extend({ from: z.iso.date() })
    .nullable()
    .describe("What the task itself follows, where the days are too early for that, and when it can begin"),
  seen: z.string().describe("To be sent along, so that nothing else is done than was shown"),
});
const result = z.object({
  shift: z.uuid().nullable().describe("By which `take_back_shift` takes all of it back, for a day"),
  moved: z.int(),
  stay: z.array(z.string()).describe("The codes of what would have had to move and stayed, of the first twenty"),
});

/** Gives a task other days, and moves what follows so that none of its relations is broken: one act, which can be taken back as one. */
export const reschedule = verb(
  "Gives a task other days. What follows it, by relations that hold days, moves as far as it must and keeps how many working days it takes; what moves is told by the preview. What is not the caller's to change stays. `seen` of the preview makes sure that nothing else is done than was shown.",
  z.object({ starts_on: day.optional(), due_on: day.optional(), seen: z.string().max(100).optional() }),
  async ({ tx, input: { id, seen, ...given } }) => {
    await oneAfterTheOther(tx);
    await tx.execute(sql`select set_config('statement_timeout', '30s', true)`);
    // (Held in one order, and then read as they are.)
    await hold(tx, (await readShift(tx, id, given)).moves);
    const plan = await readShift(tx, id, given);
    if (plan.too_early)
      throw new AppError("VALIDATION_FAILED", tooEarlySentence, {
        fields: { starts_on: `${plan.too_early.code}: ${plan.too_early.from}` },
      });
    if (seen !== undefined && seen !== seenOf(plan))
      throw new AppError("RESOURCE_CONFLICT", "What follows has changed since this was shown. Look at it again.");
    const own = plan.moves.some((move) => move.id === id) || plan.moves.length > 0;
    const moved = await place(
      tx,
      plan.moves.map(({ id: one, becomes }) => ({ id: one, becomes })),
    );
    mustChange(own && moved.length < plan.moves.length ? [] : [plan], "This task is not yours to change.");
    const kept = plan.moves.map(({ id: one, was, becomes }) => ({ id: one, was, becomes }));
    const { rows } = await tx.execute<{ shift: string | null }>(
      sql`select app.keep_shift(${JSON.stringify(kept)}) as shift`,
    );
    return {
      shift: kept.length > 0 ? (rows[0]?.shift ?? null) : null,
      moved: kept.length,
      stay: plan.stay.slice(0, 20).map(({ code }) => code),
    };
  },
  {
    result,
    preview: {
      about:
        "What giving a task other days would move, from when to when; what would have to move and stays; what the days are too early for.",
      answer: preview,
      read: async ({ tx, input: { id, starts_on, due_on } }) => {
        const plan = await readShift(tx, String(id), {
          ...(starts_on !== undefined && { starts_on: starts_on as string | null }),
          ...(due_on !== undefined && { due_on: due_on as string | null }),
        });
        return { ...plan, seen: seenOf(plan) };
      },
    },
  },
);

const tooEarlySentence = "This is too early: what it follows is not finished by then.";

const kept_shift = z.array(z.object({ id: z.uuid(), was: days, becomes: days }));

/** Takes a shift back as one act: what has other days since keeps them. */
export const take_back_shift = verb(
  "Takes a shift of one's own back as one act, within a day: each task that it moved has its former days again. What was given other days since keeps them; the result says so.",
  z.object({ shift: z.uuid() }),
  async ({ tx, input: { shift } }) => {
    await oneAfterTheOther(tx);
    await tx.execute(sql`select set_config('statement_timeout', '30s', true)`);
    const { rows } = await tx.execute<{ moved: unknown }>(sql`select app.kept_shift(${shift}) as moved`);
    if (!rows[0]?.moved) mustChange([], "This shift was taken back already, or is too long ago.");
    const moves = kept_shift.parse(rows[0]?.moved);
    await hold(tx, moves);
    const back = await place(
      tx,
      moves.map(({ id, was, becomes }) => ({ id, was: becomes, becomes: was })),
    );
    const kept = moves.filter(({ id }) => !back.includes(id)).map(({ id }) => id);
    const told = await tx.execute<{ code: string }>(
      sql`select code from tasks where id = any(${sql.param(kept)}::uuid[]) order by code limit 20`,
    );
    return { moved: back.length, kept: kept.length, codes: told.rows.map(({ code }) => code) };
  },
  {
    result: z.object({
      moved: z.int(),
      kept: z.int().describe("How many kept other days, which they were given since"),
      codes: z.array(z.string()).describe("What those are called, of the first twenty that the caller sees"),
    }),
  },
);

/** Of two who shift what hangs together, the second begins when the first has ended; whoever makes a relation waits, too. */
async function oneAfterTheOther(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('task links', 0))`);
}

async function hold(tx: Transaction, moves: { id: string }[]): Promise<void> {
  const ids = moves.map(({ id }) => id);
  await tx.execute(sql`select from tasks where id = any(${sql.param(ids)}::uuid[]) order by id for no key update`);
}

/** Gives tasks other days under the caller's rights, as far as they still have those that they are thought to have; answers which. */
async function place(
  tx: Transaction,
  moves: (Pick<Move, "id" | "becomes"> & { was?: Move["was"] })[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update tasks t set starts_on = m.starts_on, due_on = m.due_on
      from (select id, (becomes ->> 'starts_on')::date as starts_on, (becomes ->> 'due_on')::date as due_on, was
        from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m (id uuid, becomes jsonb, was jsonb)) m
     where t.id = m.id and t.deleted_at is null and (m.was is null
       or (t.starts_on is not distinct from (m.was ->> 'starts_on')::date and t.due_on is not distinct from (m.was ->> 'due_on')::date))
    returning t.id`);
  return rows.map(({ id }) => id);
}

/** What was shown, in short. */
function seenOf({ moves, stay, unseen }: ShiftPlan): string {
  const shown = [moves.map(({ id, becomes }) => [id, becomes]), stay.map(({ id }) => id), unseen];
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22);
}
