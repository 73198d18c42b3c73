import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/door.ts";
import { AppError } from "../../entity/errors.ts";
import { notFound } from "../../entity/refusal.ts";
import type { WorkingDays } from "../../working-time/working-days.ts";
import type { Moved } from "../tasks/move-days.ts";
import { around, calendarOf, changeable, type Named, named, type Row } from "../tasks/read-shift.ts";
import { isBroken, isFar, type Move, type Planned, type Shift, shiftBehind } from "../tasks/shift.ts";
import { type Contents, contentsOf, countedOf, firstWorked, most_moved, movedBy, tooMuch } from "./project-contents.ts";
import { type Followed, readFollowed } from "./read-followed.ts";

/** So many working days a project is moved at most at once. */
const most_days = 1000;

export type Asked = {
  id: string;
  starts_on?: string | undefined;
  by?: number | undefined;
  alone: boolean;
  waiting: boolean;
  but: string[];
};

/** A project that waits for the one that is moved, and would have to move behind it. */
export type Waiting = Named &
  Pick<Move, "was"> & { becomes: Move["becomes"] | null; by: number; may: boolean; far: boolean };

export type MovePlan = {
  by: number;
  /** When the project begins then. */
  starts_on: string | null;
  was: Move["was"];
  becomes: Move["becomes"];
  moves: Moved[];
  waiting: Waiting[];
  /** How many wait for it that the caller does not see. */
  waiting_unseen: number;
  /** Which projects it waits for itself, that end after it begins then. */
  begins_before: (Named & { due_on: string | null })[];
  contents: Contents;
  followed: Followed;
  /** The task that the days are too early for, what it follows, and when the project can begin. */
  too_early: (NonNullable<Followed["too_early"]> & { from: string | null }) | null;
};

/**
 * What moving a project by working days would move, read under the caller's own rights: its days, its phases, its open milestones and
 * tasks by as many, what follows these outside as far as it must, and of the projects that wait those that are to come along.
 */
export async function readMove(tx: Transaction, asked: Asked): Promise<MovePlan> {
  const calendar = await calendarOf(tx);
  const { base, by, root, shift, ...chain } = await readChain(tx, asked, calendar);
  const steps = chain.waiting.flatMap((each) => (each.becomes ? [[each.id, each.by] as const] : []));
  const contents = asked.alone
    ? await countedOf(tx, asked.id)
    : await contentsOf(tx, new Map([[asked.id, by], ...steps]), calendar);
  const followed = await readFollowed(tx, contents, calendar);
  const { too_early: early } = followed;
  const moves = [
    ...shift.moves.map(({ id, was, becomes }) => ({ id, of: "projects" as const, was, becomes })),
    ...contents.moves,
    ...followed.moves,
  ];
  refuseTooMuch(moves);
  const first = (days: number) => base && calendar.after(base, days);
  return {
    ...chain,
    by,
    moves,
    contents,
    followed,
    starts_on: first(by),
    becomes: { starts_on: root.starts_on, due_on: root.due_on },
    too_early: early && { ...early, from: first(by + early.later) },
  };
}

/** The project as it is to be, and those that wait for it, one behind the other. */
async function readChain(tx: Transaction, asked: Asked, calendar: WorkingDays) {
  const { id } = asked;
  const { rows, links } = await around(tx, "projects", [id], asked.waiting);
  const projects = new Map(rows.map((row) => [row.id, row]));
  const project = projects.get(id);
  if (!project) throw notFound();
  if (project.over) throw new AppError("RESOURCE_CONFLICT", "This project is over.");
  if (isFar(project)) throw new AppError("RESOURCE_CONFLICT", farSentence);
  const base = await baseOf(tx, project, calendar);
  const by = workingDaysOf(asked, base, calendar);
  const root = { id, ...movedBy(project, by, calendar) };
  const open = new Map([...projects].filter(([, { over }]) => !over));
  const held = links.filter(({ from_id, to_id }) => open.has(from_id) && open.has(to_id));
  const may = await changeable(tx, "projects", [...open.keys()]);
  const comes = (one: string) =>
    asked.waiting && may.has(one) && !asked.but.includes(one) && !isFar(open.get(one) ?? project);
  const behind = held.filter(({ to_id }) => to_id !== id);
  const shift = shiftBehind([root], open, behind, calendar, (one) => !comes(one));
  return {
    base,
    by,
    root,
    shift,
    was: { starts_on: project.starts_on, due_on: project.due_on },
    waiting: waitingOf(shift, id, open, may, calendar),
    waiting_unseen: links.filter(({ from_id, to_id }) => from_id === id && !projects.has(to_id)).length,
    begins_before: beginsBefore(root, held, open, calendar),
  };
}

/** By how many working days it is moved: said, or found by its new first day. */
function workingDaysOf({ by, starts_on }: Asked, base: string | null, calendar: WorkingDays): number {
  const wrong = (message: string, field: string, said: string) =>
    new AppError("VALIDATION_FAILED", message, { fields: { [field]: said } });
  if (by === undefined && starts_on === undefined)
    throw wrong("Say when it begins, or by how many working days it moves.", "starts_on", "is missing");
  if (by === undefined && !base) throw wrong("Nothing of this project has a day yet.", "starts_on", "has no day yet");
  const days = by ?? calendar.between(base ?? "", calendar.onOrAfter(starts_on ?? ""));
  if (Math.abs(days) > most_days)
    throw wrong(
      "A project is moved by at most 1,000 working days at once.",
      by === undefined ? "starts_on" : "by",
      "is too far away",
    );
  return days;
}

const farSentence =
  "The days of this project lie before 2000, after 2100 or more than ten years apart. Change them in its form.";

/** The worked day from which a project is moved. */
async function baseOf(tx: Transaction, project: Row, calendar: WorkingDays): Promise<string | null> {
  if (project.starts_on) return firstWorked(project, calendar);
  const first = await firstDay(tx, project.id);
  return first ? calendar.onOrAfter(first) : firstWorked(project, calendar);
}

/** The first day of what belongs to a project, where nobody has said when it begins itself. */
async function firstDay(tx: Transaction, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string | null }>(sql`
    select min(day)::text as day from (select least(starts_on, due_on) as day from tasks
        where project_id = ${id} and deleted_at is null and status not in ('done', 'cancelled')
      union all select least(starts_on, due_on) from phases where project_id = ${id} and deleted_at is null
      union all select due_on from milestones where project_id = ${id} and deleted_at is null and reached_on is null) days
     where day between '2000-01-01' and '2100-12-31'`);
  return rows[0]?.day ?? null;
}

function waitingOf(
  { moves, stay }: Shift,
  id: string,
  open: Map<string, Row>,
  may: Set<string>,
  calendar: WorkingDays,
): Waiting[] {
  const first = ({ starts_on, due_on }: Move["was"]) =>
    starts_on ? calendar.onOrAfter(starts_on) : calendar.onOrBefore(due_on ?? "");
  const come = moves
    .filter((move) => move.id !== id)
    .map((move) => ({
      ...named(open, move.id),
      was: move.was,
      becomes: move.becomes,
      by: calendar.between(first(move.was), first(move.becomes)),
      may: true,
      far: false,
    }));
  const left = stay.map((one) => {
    const { starts_on = null, due_on = null } = open.get(one) ?? {};
    const was = { starts_on, due_on };
    return { ...named(open, one), was, becomes: null, by: 0, may: may.has(one), far: isFar(was) };
  });
  return [...come, ...left];
}

function beginsBefore(
  root: Planned,
  held: Parameters<typeof isBroken>[0][],
  open: Map<string, Row>,
  calendar: WorkingDays,
) {
  return held.flatMap((link) => {
    const from = link.to_id === root.id && open.get(link.from_id);
    if (!from || !isBroken(link, from, root, calendar)) return [];
    return [{ ...named(open, from.id), due_on: from.due_on ?? from.starts_on }];
  });
}

function refuseTooMuch(moves: Moved[]): void {
  if (moves.length > most_moved) throw tooMuch();
  const days = moves.flatMap(({ becomes }) => [becomes.starts_on, becomes.due_on]).filter((day) => day !== null);
  if (days.some((day) => day < "2000-01-01" || day > "2100-12-31"))
    throw new AppError("VALIDATION_FAILED", "Something would lie before the year 2000 or after 2100.", {
      fields: { starts_on: "is too far away" },
    });
}
