import type { WorkingDays } from "../../working-time/working-days.ts";

/** When a task is planned: by both days, one of them, or none. */
export type Planned = { id: string; starts_on: string | null; due_on: string | null };
/** A relation that holds days. */
export type Held = { from_id: string; to_id: string; kind: string; lag: number };
export type Move = { id: string; was: Days; becomes: Days };
type Days = Omit<Planned, "id">;
type Span = { start: string; end: string };

/** So many days something lasts that shifts reckon with, as tasks do (`tasks_days`). */
const most_days = 3660;

/** Whether days lie where nothing is reckoned with, or go over so many that going through them would hold up all others. */
export function isFar({ starts_on, due_on }: Omit<Planned, "id">): boolean {
  const beyond = (day: string | null) => day !== null && (day < "2000-01-01" || day > "2100-12-31");
  if (beyond(starts_on) || beyond(due_on)) return true;
  return !!starts_on && !!due_on && (Date.parse(due_on) - Date.parse(starts_on)) / 86_400_000 > most_days;
}

/**
 * What follows when a task gets other days: which tasks move so that none of their relations is broken, each by its working days and
 * as late only as it must; and which would have to move and stay, since they are `fixed`. What has no day neither moves nor holds.
 */
export const shiftOf = (
  root: Planned,
  tasks: Map<string, Planned>,
  links: Held[],
  calendar: WorkingDays,
  fixed: (id: string) => boolean,
): Shift => shiftBehind([root], tasks, links, calendar, fixed);

export type Shift = { moves: Move[]; stay: string[] };

/** The same where several get other days at once: they come to just these, and what follows any of them moves. */
export function shiftBehind(
  roots: Planned[],
  tasks: Map<string, Planned>,
  links: Held[],
  calendar: WorkingDays,
  fixed: (id: string) => boolean,
): Shift {
  const following = Map.groupBy(links, ({ from_id }) => from_id);
  const leading = Map.groupBy(links, ({ to_id }) => to_id);
  const now = new Map(roots.map((root) => [root.id, root]));
  const given = new Set(now.keys());
  const moves = roots.flatMap((root) => {
    const before = tasks.get(root.id);
    return before && !same(before, root) ? [moveOf(before, root)] : [];
  });
  const stay: string[] = [];
  for (const id of inOrder([...given], following)) {
    if (given.has(id)) continue;
    const task = tasks.get(id);
    const span = task && spanOf(task);
    // (Of what did not move nothing that it held before is broken now.)
    const bounds = (leading.get(id) ?? []).flatMap((link) => boundOf(now.get(link.from_id), link, calendar));
    if (!task || !span || !breaks(span, bounds)) continue;
    if (fixed(id)) {
      stay.push(id);
      continue;
    }
    const becomes = placed(task, earliest(span, bounds, calendar));
    now.set(id, becomes);
    moves.push(moveOf(task, becomes));
  }
  return { moves, stay };
}

/** By which of its own the days of a task are too early, and from when on it could begin. */
export function tooEarly(
  task: Planned,
  leading: Held[],
  tasks: Map<string, Planned>,
  calendar: WorkingDays,
): { by: string; from: string } | null {
  const span = spanOf(task);
  if (!span) return null;
  const broken = leading.find((link) => breaks(span, boundOf(tasks.get(link.from_id), link, calendar)));
  const bounds = leading.flatMap((link) => boundOf(tasks.get(link.from_id), link, calendar));
  return broken ? { by: broken.from_id, from: earliest(span, bounds, calendar).start } : null;
}

/** Whether a relation is broken by the days of its two tasks. */
export function isBroken(link: Held, from: Planned, to: Planned, calendar: WorkingDays): boolean {
  const span = spanOf(to);
  return !!span && breaks(span, boundOf(from, link, calendar));
}

/** A day before which a task neither starts, or ends. */
type Bound = { of: "start" | "end"; day: string };

function boundOf(from: Planned | undefined, { kind, lag }: Held, calendar: WorkingDays): Bound[] {
  const span = from && spanOf(from);
  if (!span) return [];
  if (kind === "blocks") return [{ of: "start", day: calendar.after(span.end, lag + 1) }];
  if (kind === "starts_before") return [{ of: "start", day: calendar.after(span.start, lag) }];
  return kind === "finishes_before" ? [{ of: "end", day: calendar.after(span.end, lag) }] : [];
}

const breaks = (span: Span, bounds: Bound[]) => bounds.some(({ of, day }) => span[of] < day);

/** The first days on which so much work fits behind what holds it. */
function earliest(span: Span, bounds: Bound[], calendar: WorkingDays): Span {
  const days = calendar.within(span.start, span.end);
  const latest = (of: Bound["of"]) =>
    bounds
      .flatMap((bound) => (bound.of === of ? [bound.day] : []))
      .toSorted()
      .at(-1);
  const [start, end] = [latest("start") ?? "", latest("end")];
  const by_end = end && end > span.end ? calendar.startOf(end, days) : "";
  const first = calendar.onOrAfter([span.start, start, by_end].toSorted().at(-1) ?? span.start);
  return { start: first, end: calendar.endOf(first, days) };
}

const spanOf = ({ starts_on, due_on }: Planned): Span | null => {
  const [start, end] = [starts_on ?? due_on, due_on ?? starts_on];
  return start && end ? { start, end } : null;
};

const placed = (task: Planned, { start, end }: Span): Planned => ({
  id: task.id,
  starts_on: task.starts_on && start,
  due_on: task.due_on && end,
});

const days = ({ starts_on, due_on }: Planned): Days => ({ starts_on, due_on });
const moveOf = (was: Planned, becomes: Planned): Move => ({ id: was.id, was: days(was), becomes: days(becomes) });
const same = (one: Planned, other: Planned) => one.starts_on === other.starts_on && one.due_on === other.due_on;

/** All that follows from tasks, each behind whatever it follows from. (By a stack of its own: a chain may be thousands long.) */
function inOrder(roots: string[], following: Map<string, Held[]>): string[] {
  const done: string[] = [];
  const seen = new Set<string>();
  for (const root of roots) if (!seen.has(root)) comeTo(root, following, seen, done);
  return done.toReversed();
}

function comeTo(root: string, following: Map<string, Held[]>, seen: Set<string>, done: string[]): void {
  seen.add(root);
  const stack = [{ id: root, next: 0 }];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const link = following.get(top.id)?.[top.next++];
    if (!link) {
      done.push(top.id);
      stack.pop();
    } else if (!seen.has(link.to_id)) {
      seen.add(link.to_id);
      stack.push({ id: link.to_id, next: 0 });
    }
  }
}
