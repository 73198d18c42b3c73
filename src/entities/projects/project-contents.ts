import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/door.ts";
import { AppError } from "../../entity/errors.ts";
import type { WorkingDays } from "../../working-time/working-days.ts";
import type { Moved } from "../tasks/move-days.ts";
import { changeable, type Stays } from "../tasks/read-shift.ts";
import { isFar } from "../tasks/shift.ts";

/** So much of projects is moved, and looked through, at most in one go. */
export const most_moved = 5000;

export const tooMuch = () =>
  new AppError(
    "RESOURCE_CONFLICT",
    "More than 5,000 tasks, phases and milestones would move. Move fewer projects at once, or their tasks in parts.",
  );

type Days = Moved["was"];
const kinds = ["tasks", "phases", "milestones"] as const;
type Kind = (typeof kinds)[number];
type Within = Omit<Stays, "why"> & Days & { project_id: string; of: Kind };
type Counts = Record<Kind, number>;

/** What belongs to projects that move: what moves by as many working days, what stays and why, and what is over. */
export type Contents = {
  moves: Moved[];
  stay: Stays[];
  over: number;
  /** How much of each project moves, in this order. */
  counts: Map<string, Counts>;
};

/**
 * Days so many working days on; what has none keeps none. Of what begins or ends on a day off the worked days within count, so that
 * it takes as many as before; what has none within goes from the last one before it, as the end of what lies there does, so that what
 * follows it is not overtaken.
 */
export const movedBy = (days: Days, by: number, calendar: WorkingDays): Days => moverBy(by, calendar)(days);

/** The same for many: each day is gone through once. */
function moverBy(by: number, calendar: WorkingDays): (days: Days) => Days {
  const remembered = new Map<string, string>();
  const moved = (worked: string) => {
    const known = remembered.get(worked) ?? calendar.after(worked, by);
    remembered.set(worked, known);
    return known;
  };
  return ({ starts_on, due_on }) => {
    const first = firstWorked({ starts_on, due_on }, calendar);
    if (by === 0 || first === null) return { starts_on, due_on };
    return { starts_on: starts_on && moved(first), due_on: due_on && moved(calendar.onOrBefore(due_on)) };
  };
}

/** The worked day that such days are reckoned from; null where there are none. */
export function firstWorked({ starts_on, due_on }: Days, calendar: WorkingDays): string | null {
  const [start, end] = [starts_on ?? due_on, due_on ?? starts_on];
  if (!start || !end) return null;
  const first = calendar.onOrAfter(start);
  return first > end ? calendar.onOrBefore(end) : first;
}

/** What belongs to these projects and has days, each project by its working days. */
export async function contentsOf(
  tx: Transaction,
  steps: Map<string, number>,
  calendar: WorkingDays,
): Promise<Contents> {
  const { rows, over } = await within(tx, [...steps.keys()]);
  const may = new Set<string>();
  for (const kind of kinds) {
    const ids = rows.filter(({ of }) => of === kind).map(({ id }) => id);
    for (const id of await changeable(tx, kind, ids)) may.add(id);
  }
  const counts = new Map([...steps.keys()].map((id) => [id, { tasks: 0, phases: 0, milestones: 0 }]));
  const movers = new Map([...steps].map(([id, by]) => [id, moverBy(by, calendar)]));
  const goes = (row: Within) => may.has(row.id) && !isFar(row);
  const moves = rows
    .filter((row) => goes(row))
    .map((row) => {
      const count = counts.get(row.project_id);
      if (count) count[row.of]++;
      const was = { starts_on: row.starts_on, due_on: row.due_on };
      const move: Moved = { id: row.id, was, becomes: movers.get(row.project_id)?.(was) ?? was };
      return row.of === "tasks" ? move : { ...move, of: row.of };
    })
    .filter(({ was, becomes }) => was.starts_on !== becomes.starts_on || was.due_on !== becomes.due_on);
  const stay = rows
    .filter((row) => !goes(row))
    .map(({ id, code, name }) => ({ id, code, name, why: may.has(id) ? ("far" as const) : ("not_yours" as const) }));
  return { moves, stay, over, counts };
}

/** How much of a project has days and stays where it is, since its own days move alone. */
export async function countedOf(tx: Transaction, id: string): Promise<Contents> {
  const { rows } = await tx.execute<{ of: Kind; n: number }>(
    sql`select "of", count(*)::int as n from (${openOf([id])}) it group by "of"`,
  );
  const count = (of: Kind) => rows.find((row) => row.of === of)?.n ?? 0;
  const counts = { tasks: count("tasks"), phases: count("phases"), milestones: count("milestones") };
  return { moves: [], stay: [], over: 0, counts: new Map([[id, counts]]) };
}

/** What of these projects has days and is not over. (A phase never is.) */
const openOf = (projects: string[]) => {
  const these = sql`${sql.param(projects)}::uuid[]`;
  return sql`select id, code, name, starts_on::text, due_on::text, project_id, 'tasks' as of from tasks
       where project_id = any(${these}) and deleted_at is null and status not in ('done', 'cancelled') and coalesce(starts_on, due_on) is not null
     union all select id, name, name, starts_on::text, due_on::text, project_id, 'phases' from phases
       where project_id = any(${these}) and deleted_at is null and coalesce(starts_on, due_on) is not null
     union all select id, name, name, null, due_on::text, project_id, 'milestones' from milestones
       where project_id = any(${these}) and deleted_at is null and reached_on is null`;
};

async function within(tx: Transaction, projects: string[]): Promise<{ rows: Within[]; over: number }> {
  const these = sql`${sql.param(projects)}::uuid[]`;
  const { rows } = await tx.execute<Within>(sql`${openOf(projects)} order by 1 limit ${most_moved + 1}`);
  if (rows.length > most_moved) throw tooMuch();
  const { rows: ended } = await tx.execute<{ n: number }>(sql`
    select (select count(*) from tasks where project_id = any(${these}) and deleted_at is null and status in ('done', 'cancelled')
        and coalesce(starts_on, due_on) is not null)::int
      + (select count(*) from milestones where project_id = any(${these}) and deleted_at is null and reached_on is not null)::int as n`);
  return { rows, over: ended[0]?.n ?? 0 };
}
