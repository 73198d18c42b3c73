import { sql } from "../database/drizzle.ts";
import { z } from "zod";
import type { Transaction } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { verb } from "../entity/verb.ts";
import { task_records } from "../entities/task-records/task-record.schema.ts";

export type RecordEntity = (typeof task_records.$inferSelect)["record_entity"];
type About = { entity: RecordEntity; id: string };

/** What a task is made of: its words, how urgent it is, and what else it is about. */
export type Source = { name: string; body: string | null; priority: "high" | "medium" | "low"; about: About[] };

/** The kinds of records that a task may be about. */
export const record_entities = task_records.record_entity.enumValues;

const made = z.object({ task_id: z.uuid(), made: z.boolean() });

/**
 * The verb that makes a task of a record, for whoever has the right to it: theirs, about that record and what it concerns. Where one
 * was made of it already, by anybody, that is the answer: of two who press at once the second waits for the first.
 */
export function makeTask(entity: RecordEntity, right: string, read: (tx: Transaction, id: string) => Promise<Source>) {
  return verb(
    "Makes a task of it, for whoever does so, with what it says and about the records that it concerns. There is one: a second call answers the same.",
    z.object({}),
    async ({ tx, input: { id } }) => {
      await tx.execute(sql`select app.hold(${entity}, ${id}, ${right})`);
      const there = await madeOf(tx, entity, id);
      if (there) return { task_id: there, made: false };
      const source = await read(tx, id);
      return { task_id: await make(tx, { entity, id }, source), made: true };
    },
    { right, many: true, result: made },
  );
}

/** The verb that takes that back. */
export function unmakeTask(entity: RecordEntity, right: string) {
  return verb(
    "Takes back that a task was made of it, within a day and by whoever did so: the task goes into the bin, where nobody has changed it since.",
    z.object({}),
    async ({ tx, input: { id } }) => void (await tx.execute(sql`select app.unmake_task(${entity}, ${id})`)),
    { right },
  );
}

// (Only what is said is written: the rest is nobody's to write.)
async function make(tx: Transaction, of: About, { name, body, priority, about }: Source): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into public.tasks (name, body, priority, owner_id) values (${name}, ${body}, ${priority}, app.user_id()) returning id`,
  );
  const task = rows[0]?.id ?? "";
  const insert = ({ entity, id }: About, made_of: boolean) =>
    tx.execute(sql`insert into public.task_records (task_id, record_entity, record_id, made_of)
      values (${task}, ${entity}, ${id}, ${made_of})`);
  await insert(of, true);
  for (const one of await seen(tx, about)) await insert(one, false);
  return task;
}

async function madeOf(tx: Transaction, entity: RecordEntity, id: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string | null; seen: boolean }>(
    sql`select m.id, exists (select from public.tasks where id = m.id) as seen from app.made_task(${entity}, ${id}) m (id)`,
  );
  const [{ id: there, seen: its } = { id: null, seen: false }] = rows;
  if (there && !its) throw new AppError("RESOURCE_CONFLICT", "A task was made of it already, which you do not see.");
  return there ?? undefined;
}

/** Those of these records that the caller sees, each once, so many at most. */
async function seen(tx: Transaction, about: About[]): Promise<About[]> {
  const found: About[] = [];
  for (const [id, one] of [...new Map(about.map((each) => [each.id, each]))].slice(0, most_looked_at)) {
    const { rows } = await tx.execute(
      sql`select id from public.${sql.identifier(one.entity)} where id = ${id} and deleted_at is null`,
    );
    if (rows.length > 0 && found.length < most) found.push(one);
  }
  return found;
}
const most = 20;
// (Evidence may name hundreds.)
const most_looked_at = 100;
