import { wallClock } from "../../ui/format.ts";

/** So many minutes are drawn at least, which is what is taken of a thing that says none. */
export const least_minutes = 30;

export const day_minutes = 1440;

/** How high an hour is drawn. */
export const hour_height = 48;
export const minute_height = hour_height / 60;

/** What stands in the hours of a day: from when till when by the clock of the person, in minutes of that day. */
export type Piece<One> = { of: One; from: number; till: number; begins: boolean };

/** The same beside what it overlaps: from which of how many lanes on, how many of them are free for it, and whether the last is a count. */
export type Placed<One> = Piece<One> & { lane: number; lanes: number; wide: number; counted: boolean };

/** What is left out where there is no room for more lanes. */
export type More = { from: number; till: number; count: number; lanes: number };

type Timed = { at: string | null; duration: number | null };

/** Whether it was planned for a day and no hour: that is stored as its midnight. */
export const isAllDay = ({ at }: Timed): boolean => !!at && wallClock(at).endsWith(" 00:00:00");

/**
 * The pieces of a day, what goes on over midnight in two. All by the clock on the wall: in the night on which the clock is put back, what
 * lasts from half past two to half past two an hour later is drawn as long as it lasts, and on the other one an hour is empty.
 */
export function piecesOf<One extends Timed>(all: One[], day: string): Piece<One>[] {
  return all.flatMap((of): Piece<One>[] => {
    if (!of.at || isAllDay(of)) return [];
    const lasts = Math.max(of.duration || least_minutes, 1);
    const [on, start] = onClock(Date.parse(of.at));
    const [until, end] = onClock(Date.parse(of.at) + lasts * minute_ms);
    if (on === day) {
      const till = until > day ? day_minutes : end > start ? end : Math.min(start + lasts, day_minutes);
      return [{ of, from: start, till, begins: true }];
    }
    return on < day && (until > day || (until === day && end > 0))
      ? [{ of, from: 0, till: until > day ? day_minutes : end, begins: false }]
      : [];
  });
}

/**
 * Beside each other what overlaps, in as few lanes as will do, each as wide as nothing stands in its way; beyond `most` lanes the rest is
 * counted by its hours where the last of them stands.
 */
export function placed<One>(pieces: Piece<One>[], most: number): { shown: Placed<One>[]; more: More[] } {
  const groups = groupsOf(pieces).map((group) => placedGroup(group, most));
  return { shown: groups.flatMap(({ shown }) => shown), more: groups.flatMap(({ more }) => more) };
}

function placedGroup<One>(group: Piece<One>[], most: number): { shown: Placed<One>[]; more: More[] } {
  const ends: number[] = [];
  const laid = group.map((piece) => {
    const free = ends.findIndex((end) => end <= piece.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = drawnTill(piece);
    return { ...piece, lane };
  });
  const lanes = Math.min(ends.length, most);
  const last = ends.length > most ? most - 1 : most;
  const rest = laid.filter(({ lane }) => lane >= last);
  const more = countedByHour(rest, lanes, { from: laid[0]?.from ?? 0, till: Math.max(...ends) });
  const seen = laid.filter(({ lane }) => lane < last);
  const taken = [
    ...seen.map((each) => ({ lane: each.lane, from: each.from, till: drawnTill(each) })),
    ...more.map(({ from, till }) => ({ lane: last, from, till })),
  ];
  const shown = seen.map((piece) => {
    const beside = taken.filter(
      ({ lane, from, till }) => lane > piece.lane && from < drawnTill(piece) && piece.from < till,
    );
    const wide = Math.min(lanes, ...beside.map(({ lane }) => lane)) - piece.lane;
    return { ...piece, lanes, wide, counted: rest.length > 0 };
  });
  return { shown, more };
}

// (Within what overlaps in turn: before and after it another group has the whole width.)
function countedByHour(rest: Piece<unknown>[], lanes: number, within: { from: number; till: number }): More[] {
  const hours = new Map<number, number>();
  for (const { from } of rest) {
    const hour = Math.floor(from / 60) * 60;
    hours.set(hour, (hours.get(hour) ?? 0) + 1);
  }
  return [...hours].map(([hour, count]) => ({
    from: Math.max(hour, within.from),
    till: Math.min(hour + 60, within.till),
    count,
    lanes,
  }));
}

/** With which minute a week begins to be read: somewhat before work does. */
export function firstMinute(spans: [number, number][]): number {
  return Math.max(0, Math.min(...(spans.length > 0 ? spans.map(([from]) => from) : [8 * 60])) - 30);
}

/** What overlaps in turn, in its order. */
function groupsOf<One>(pieces: Piece<One>[]): Piece<One>[][] {
  const groups: Piece<One>[][] = [];
  let end = -1;
  for (const piece of pieces.toSorted((one, other) => one.from - other.from || other.till - one.till)) {
    if (piece.from >= end) groups.push([]);
    groups.at(-1)?.push(piece);
    end = Math.max(end, drawnTill(piece));
  }
  return groups;
}

const drawnTill = ({ from, till }: Piece<unknown>) => Math.max(till, from + least_minutes);

const minute_ms = 60_000;

/** The day and the minute of a moment. */
function onClock(at: number): [day: string, minute: number] {
  const [day = "", time = ""] = wallClock(at).split(" ");
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return [day, hour * 60 + minute];
}

/** Where the clock stands now, in minutes of its day. */
export function nowOnClock(now = Date.now()): { day: string; minute: number } {
  const [day, minute] = onClock(now);
  return { day, minute };
}

/** What a press on the hours of a day means: the half hour that it fell into, at most the last. */
export function momentAt(day: string, minute: number): string {
  const half = Math.min(Math.max(0, Math.floor(minute / 30) * 30), day_minutes - 30);
  return `${day}T${String(Math.floor(half / 60)).padStart(2, "0")}:${half % 60 === 0 ? "00" : "30"}`;
}
