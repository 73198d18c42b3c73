import { sql } from "../database/drizzle.ts";
import type { Actor, Database } from "../database/door.ts";
import { stepTask, type Task } from "../jobs/task.ts";
import { type Asking, readSent, type Wrong } from "./read-sent.ts";

type Next = { id: string; sent: Record<string, string>; form: Asking };

/** The task that makes leads of what forms have sent, one after the other, each in one transaction. */
export const takeInTask = (database: Database, system: Actor): Task =>
  stepTask("take_in_forms", () => takeInNext(database, system));

/** Takes in what came first; answers whether there was something. What fails is kept with its reason by the database. */
export async function takeInNext(database: Database, system: Actor): Promise<boolean> {
  return database.as({ ...system, request: "form" }, async (tx) => {
    const { rows } = await tx.execute<{ next: Next | null }>(sql`select app.next_submission() as next`);
    const next = rows[0]?.next;
    if (!next) return false;
    const { values, wrong } = readSent(next.form, next.sent);
    const [field] = Object.keys(wrong);
    const said = field === undefined ? null : `${field} ${sentences[wrong[field] ?? "kind"]}`;
    await tx.execute(sql`select app.take_in_submission(${next.id}, ${JSON.stringify(values)}, ${said})`);
    return true;
  });
}

const sentences: Record<Wrong, string> = { missing: "is missing", long: "is too long", kind: "cannot be read" };
