import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/door.ts";
import { AppError } from "../../entity/errors.ts";
import type { WorkingDays } from "../../working-time/working-days.ts";
import type { Moved } from "../tasks/move-days.ts";
import { changeable, type Named } from "../tasks/read-shift.ts";

/** So much of projects is looked through at most. */
const most_read = 5000;

type Days = Moved["was"];
type Within = Named & Days & { project_id: string; of: "tasks" | "milestones" };

/** What belongs to projects that move: what moves by as many working days, what is not the caller's to change, and what is over. */
export type Contents = {
  moves: Moved[];
  stay: Named[];
  over: number;
  /** How many tasks and milestones of each project move, in this order. */
  counts: Map<string, { tasks: number; milestones: number }>;
};

/**
 * Days so many working days on; what has none keeps none. Of what begins or ends on a day off the worked days within count, so that
 * it takes as many as before.
 */
export function movedBy({ starts_on, due_on }: Days, by: number, calendar: WorkingDays): Days {
  if (by === 0) return { starts_on, due_on };
  const start = starts_on && calendar.after(calendar.onOrAfter(starts_on), by);
  const end = due_on && calendar.after(calendar.onOrBefore(due_on), by);
  // (What lies between two worked days has none within, and takes one.)
  return { starts_on: start, due_on: start && end && end < start ? start : end };
}

/** What belongs to these projects and has days, each project by its working days. */
export async function contentsOf(
  tx: Transaction,
  steps: Map<string, number>,
  calendar: WorkingDays,
): Promise<Contents> {
  const { rows, over } = await within(tx, [...steps.keys()]);
  const ids = (of: Within["of"]) => rows.filter((row) => row.of === of).map(({ id }) => id);
  const may = new Set([
    ...(await changeable(tx, "tasks", ids("tasks"))),
    ...(await changeable(tx, "milestones", ids("milestones"))),
  ]);
  const counts: Contents["counts"] = new Map([...steps.keys()].map((id) => [id, { tasks: 0, milestones: 0 }]));
  const moves = rows
    .filter(({ id }) => may.has(id))
    .map((row) => {
      const count = counts.get(row.project_id);
      if (count) count[row.of]++;
      const { starts_on, due_on } = row;
      const becomes = movedBy(row, steps.get(row.project_id) ?? 0, calendar);
      const move: Moved = { id: row.id, was: { starts_on, due_on }, becomes };
      return row.of === "milestones" ? { ...move, of: row.of } : move;
    })
    .filter(({ was, becomes }) => was.starts_on !== becomes.starts_on || was.due_on !== becomes.due_on);
  const stay = rows.filter(({ id }) => !may.has(id)).map(({ id, code, name }) => ({ id, code, name }));
  return { moves, stay, over, counts };
}

async function within(tx: Transaction, projects: string[]): Promise<{ rows: Within[]; over: number }> {
  const these = sql`${sql.param(projects)}::uuid[]`;
  const { rows } = await tx.execute<Within>(sql`
    select id, code, name, starts_on::text, due_on::text, project_id, 'tasks' as of from tasks
       where project_id = any(${these}) and deleted_at is null and status not in ('done', 'cancelled') and coalesce(starts_on, due_on) is not null
     union all select id, name, name, null, due_on::text, project_id, 'milestones' from milestones
       where project_id = any(${these}) and deleted_at is null and reached_on is null
     order by 1 limit ${most_read + 1}`);
  if (rows.length > most_read)
    throw new AppError(
      "RESOURCE_CONFLICT",
      "More than 5,000 tasks and milestones would move. Move fewer projects at once, or their tasks in parts.",
    );
  const { rows: ended } = await tx.execute<{ n: number }>(sql`
    select (select count(*) from tasks where project_id = any(${these}) and deleted_at is null and status in ('done', 'cancelled')
        and coalesce(starts_on, due_on) is not null)::int
      + (select count(*) from milestones where project_id = any(${these}) and deleted_at is null and reached_on is not null)::int as n`);
  return { rows, over: ended[0]?.n ?? 0 };
}
