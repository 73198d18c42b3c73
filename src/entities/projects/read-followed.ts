import type { Transaction } from "../../database/door.ts";
import type { WorkingDays } from "../../working-time/working-days.ts";
import { around, changeable, type Named, named, type Row, stayOf, type Stays } from "../tasks/read-shift.ts";
import { type Held, isBroken, type Move, type Planned, shiftBehind, tooEarly } from "../tasks/shift.ts";
import type { Contents } from "./project-contents.ts";

/** What follows tasks that move with their project, by relations that lead out of it, and what holds them back. */
export type Followed = {
  moves: (Move & Named)[];
  stay: Stays[];
  /** How many tasks follow that the caller does not see. */
  unseen: number;
  /** A task that would begin before one is finished that it follows outside, and how many working days later it could. */
  too_early: (Named & { by: Named; later: number }) | null;
};

const nothing: Followed = { moves: [], stay: [], unseen: 0, too_early: null };

/** Reads what follows the tasks that move; what a relation of two of them holds was so before, and stays so. */
export async function readFollowed(tx: Transaction, { moves }: Contents, calendar: WorkingDays): Promise<Followed> {
  const roots = moves.filter(({ of }) => !of).map(({ id, becomes }) => ({ id, ...becomes }));
  if (roots.length === 0) return nothing;
  const given = new Set(roots.map(({ id }) => id));
  const { rows, links } = await around(tx, "tasks", [...given]);
  const tasks = new Map(rows.map((row) => [row.id, row]));
  const open = new Map(rows.filter(({ over }) => !over).map((row) => [row.id, row]));
  const seen = links.filter(({ from_id, to_id }) => open.has(from_id) && open.has(to_id));
  const may = await changeable(
    tx,
    "tasks",
    [...open.keys()].filter((id) => !given.has(id)),
  );
  const shift = shiftBehind(roots, open, seen, calendar, (id) => !may.has(id) || !!open.get(id)?.archived);
  const behind = shift.moves.filter(({ id }) => !given.has(id));
  const now = new Map<string, Planned>(open);
  for (const { id, becomes } of shift.moves) now.set(id, { id, ...becomes });
  return {
    moves: behind.map((move) => ({ ...named(tasks, move.id), ...move })),
    stay: shift.stay.map((id) => stayOf(tasks, id)),
    unseen: new Set(links.map(({ to_id }) => to_id).filter((id) => !tasks.has(id))).size,
    too_early: earlyOf(
      roots,
      seen.filter(({ from_id, to_id }) => given.has(to_id) && !given.has(from_id)),
      open,
      now,
      calendar,
    ),
  };
}

/** The first of these that is held back now and was not before, of all of them the one that is by the most. */
function earlyOf(
  roots: Planned[],
  leading: Held[],
  before: Map<string, Row>,
  now: Map<string, Planned>,
  calendar: WorkingDays,
): Followed["too_early"] {
  const by_task = Map.groupBy(leading, ({ to_id }) => to_id);
  let worst: Followed["too_early"] = null;
  for (const root of roots) {
    const task = before.get(root.id);
    const broken = (by_task.get(root.id) ?? []).filter((link) => {
      const [from, was] = [now.get(link.from_id), before.get(link.from_id)];
      return from && was && task && isBroken(link, from, root, calendar) && !isBroken(link, was, task, calendar);
    });
    const early = tooEarly(root, broken, now, calendar);
    const later = early ? calendar.between(root.starts_on ?? root.due_on ?? "", early.from) : 0;
    if (early && later > (worst?.later ?? 0)) worst = { ...named(before, root.id), by: named(before, early.by), later };
  }
  return worst;
}
