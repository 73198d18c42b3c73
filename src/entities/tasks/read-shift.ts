import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/door.ts";
import { AppError } from "../../entity/errors.ts";
import { notFound } from "../../entity/refusal.ts";
import { workingDays } from "../../working-time/working-days.ts";
import { ended_states } from "../projects/is-over.ts";
import { type Held, type Move, type Planned, shiftOf, tooEarly } from "./shift.ts";

export type ShiftPlan = {
  moves: (Move & Named)[];
  /** Those that would have to move, and are not the caller's to change, or of an archived project. */
  stay: Stays[];
  /** How many tasks follow directly that the caller does not see. */
  unseen: number;
  too_early: (Named & { from: string }) | null;
};
export type Named = { id: string; code: string; name: string };
/** Why something stays that would move: it is not the caller's, its project is archived, or its days are out of reach (`isFar`). */
export const whys = ["not_yours", "archived", "far"] as const;
export type Stays = Named & { why: (typeof whys)[number] };
export type Row = Planned & Named & { over: boolean; archived: boolean };

/**
 * What shifting a task to other days would move, read under the caller's own rights: what they do not see is neither gone through nor
 * told of but by its number, what they see and may not change stays.
 */
export async function readShift(
  tx: Transaction,
  id: string,
  given: { starts_on?: string | null; due_on?: string | null },
): Promise<ShiftPlan> {
  const { rows, links } = await around(tx, "tasks", [id]);
  const tasks = new Map(rows.map((row) => [row.id, row]));
  const before = tasks.get(id);
  if (!before) throw notFound();
  const root = { id, starts_on: before.starts_on, due_on: before.due_on, ...given };
  if (root.starts_on && root.due_on && root.starts_on > root.due_on) throw backwards();
  const open = new Map([...tasks].filter(([, { over }]) => !over));
  const seen = before.over ? [] : links.filter(({ from_id, to_id }) => open.has(from_id) && open.has(to_id));
  const calendar = await calendarOf(tx);
  const may = await changeable(tx, "tasks", [...tasks.keys()]);
  const shift = shiftOf(
    root,
    tasks,
    followingOf(id, seen),
    calendar,
    (one) => !may.has(one) || !!tasks.get(one)?.archived,
  );
  const early = tooEarly(
    root,
    seen.filter(({ to_id }) => to_id === id),
    open,
    calendar,
  );
  return {
    moves: shift.moves.map((move) => ({ ...named(tasks, move.id), ...move })),
    stay: shift.stay.map((each) => stayOf(tasks, each)),
    unseen: before.over ? 0 : links.filter(({ to_id }) => !tasks.has(to_id)).length,
    too_early: early && { ...named(tasks, early.by), from: early.from },
  };
}

/** The relations by which something follows, not those that lead to the task itself. */
const followingOf = (id: string, links: Held[]) => links.filter(({ to_id }) => to_id !== id);

export function named(tasks: Map<string, Row>, id: string): Named {
  const { code = "", name = "" } = tasks.get(id) ?? {};
  return { id, code, name };
}

/** That a task stays, and why. */
export const stayOf = (tasks: Map<string, Row>, id: string): Stays => ({
  ...named(tasks, id),
  why: tasks.get(id)?.archived ? "archived" : "not_yours",
});

const backwards = () =>
  new AppError("VALIDATION_FAILED", "It would be due before it begins.", {
    fields: { due_on: "is before it begins" },
  });

/** So many relations are gone through at most. */
const most_links = 20_000;

/** Whose relations are gone through: what they are called by, when one is over or archived, how many may follow, and how more are refused. */
const things = {
  tasks: {
    links: sql.raw("task_links"),
    rows: sql.raw("tasks"),
    called: sql.raw("code"),
    over: sql.raw("('done', 'cancelled')"),
    archived: sql.raw("project_archived_at"),
    most: 5000,
    more: "More than 5,000 tasks follow this one. Shift those that follow in parts, from the last ones on.",
  },
  projects: {
    links: sql.raw("project_links"),
    rows: sql.raw("projects"),
    called: sql.raw("key"),
    over: sql.raw(`('${ended_states.join("', '")}')`),
    archived: sql.raw("archived_at"),
    most: 50,
    more: "More than 50 projects wait for this one. Move those that wait in parts, from the last ones on.",
  },
};

/**
 * These, all that follows them along relations that hold days, and what they follow directly; with these relations. Without `onward` of
 * what follows only what does so directly.
 */
export async function around(
  tx: Transaction,
  of: keyof typeof things,
  ids: string[],
  onward = true,
): Promise<{ rows: Row[]; links: Held[] }> {
  const { links: relations, rows: table, called, over, archived } = things[of];
  const first = sql`${sql.param(ids)}::uuid[]`;
  const followed = sql`${sql.param(onward ? await reach(tx, of, ids) : ids)}::uuid[]`;
  const { rows: links } = await tx.execute<Held>(sql`
    select from_id, to_id, kind, lag from ${relations}
     where (from_id = any(${followed}) or to_id = any(${first})) and deleted_at is null and from_deleted_at is null and to_deleted_at is null
       and kind in ('blocks', 'starts_before', 'finishes_before') order by id limit ${most_links + 1}`);
  if (links.length > most_links)
    throw new AppError("RESOURCE_CONFLICT", "More than 20,000 relations hang on this. Move it in parts.");
  const all = [...ids, ...links.flatMap(({ from_id, to_id }) => [from_id, to_id])];
  const { rows } = await tx.execute<Row>(sql`
    select id, ${called} as code, name, starts_on::text, due_on::text, status in ${over} as over, ${archived} is not null as archived from ${table}
     where id = any(${sql.param([...new Set(all)])}::uuid[]) and deleted_at is null`);
  return { rows, links };
}

/** These, and all that follows them. */
async function reach(tx: Transaction, of: keyof typeof things, ids: string[]): Promise<string[]> {
  const { links: relations, rows: table, over, most, more } = things[of];
  const first = sql`${sql.param(ids)}::uuid[]`;
  const { rows: reached } = await tx.execute<{ id: string }>(sql`
    with recursive reached (id) as (select unnest(${first})
      union select l.to_id from reached r join ${relations} l on l.from_id = r.id and l.deleted_at is null
          and l.kind in ('blocks', 'starts_before', 'finishes_before')
        join ${table} t on t.id = l.to_id and t.deleted_at is null and t.status not in ${over})
    select id from reached limit ${ids.length + most + 1}`);
  if (reached.length > ids.length + most) throw new AppError("RESOURCE_CONFLICT", more);
  return reached.map(({ id }) => id);
}

/** Which of these are the caller's to change. */
export async function changeable(tx: Transaction, entity: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select unnest(app.changeable(${entity}, ${sql.param(ids)}::uuid[])) as id`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The company's working days. */
export async function calendarOf(tx: Transaction) {
  const { rows } = await tx.execute<{ rests: { weekdays: number[]; off: string[] } }>(
    sql`select app.rest_days() as rests`,
  );
  return workingDays(rows[0]?.rests ?? { weekdays: [], off: [] });
}
