import { dayOf } from "../../screen/calendar/days.ts";
import { isAllDay, type More, piecesOf, type Placed, placed } from "./hours.ts";
import type { WeekActivity } from "./use-week.ts";

/** What stands in a day of the week: what has no hour, a piece of its hours, or how many more there are. */
export type Block =
  | { kind: "day"; of: WeekActivity }
  | { kind: "piece"; day: string; piece: Placed<WeekActivity> }
  | { kind: "more"; day: string; more: More };

/** How wide a day is that is not worked and holds nothing: its head is read, and there is room to press. */
export const free_width = 104;

/**
 * How many may stand side by side in a week so wide, of which so many days are free: of a narrow day more than two, of a wide one more
 * than three are not read.
 */
export const lanesIn = (week: number, free = 0): number => ((week - free * free_width) / (7 - free) < 140 ? 2 : 3);

/** Which days take no more than their head does: those that are not worked, as long as nothing stands in them; never all of them. */
export function freeDays(days: string[], off: (day: string) => boolean, activities: WeekActivity[]): Set<string> {
  const free = days.filter((day) => off(day) && blocksOf(activities, day, 1).length === 0);
  return new Set(free.length < days.length ? free : []);
}

/** What stands in a day, in the order in which it is read. */
export function blocksOf(activities: WeekActivity[], day: string, most: number): Block[] {
  const { shown, more } = placed(piecesOf(activities, day), most);
  const dated = activities.filter((of) => isAllDay(of) && dayOf(of.at, true) === day);
  const timed: Block[] = [
    ...shown.map((piece): Block => ({ kind: "piece", day, piece })),
    ...more.map((rest): Block => ({ kind: "more", day, more: rest })),
  ];
  return [
    ...dated.map((of): Block => ({ kind: "day", of })),
    ...timed.toSorted((one, other) => fromOf(one) - fromOf(other)),
  ];
}

/** By which a block is known again, while others come and go. */
export function blockKey(block: Block): string {
  if (block.kind === "day") return block.of.id;
  return block.kind === "piece" ? `${block.day} ${block.piece.of.id}` : `${block.day} more ${block.more.from}`;
}

/** The minute in which it begins, of what has none the first. */
export function fromOf(block: Block): number {
  if (block.kind === "day") return -1;
  return block.kind === "piece" ? block.piece.from : block.more.from;
}
