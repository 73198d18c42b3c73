import type { DayWords } from "../calendar/day-words.ts";
import { monthsLater, weekStart } from "../calendar/days.ts";

/** How much of the time is seen at once. */
export const zooms = ["days", "weeks", "months"] as const;
export type Zoom = (typeof zooms)[number];

/** The width of a day at each, in pixels. */
export const day_width: Record<Zoom, number> = { days: 28, weeks: 12, months: 4 };

/** Days as a timeline has them: where each stands, from its first one on. */
export type Scale = { zoom: Zoom; first: string; days: number; width: number };

const day_ms = 86_400_000;

/** How many days lie between two. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day_ms;

/** The day at so many days from the first. */
export const dayAt = ({ first }: Pick<Scale, "first">, at: number) =>
  new Date(Date.parse(first) + at * day_ms).toISOString().slice(0, 10);

/** Where a day begins, in pixels. */
export const xOf = ({ first, zoom }: Scale, day: string) => daysBetween(first, day) * day_width[zoom];

// Nobody looks further, and a year that was mistyped makes no page of a million pixels.
const furthest_days = 365 * 6;

/** A scale in which these days lie, and today: from the beginning of a week, with some room before and behind. */
export function scaleOf(zoom: Zoom, days: string[], today: string, first_of_week: number): Scale {
  const near = days.filter((day) => Math.abs(daysBetween(today, day)) < furthest_days);
  const sorted = [...near, today].toSorted();
  const before = dayAt({ first: sorted[0] ?? today }, zoom === "months" ? -60 : -14);
  const first = weekStart(before, first_of_week);
  const wanted = daysBetween(first, sorted.at(-1) ?? today) + (zoom === "months" ? 400 : 90);
  return { zoom, first, days: wanted, width: wanted * day_width[zoom] };
}

export type Mark = { at: number; days: number; label: string; said?: string; day?: string };

/** What is written above the days from one to another: weeks above days, months above weeks, years above months. */
export function marksOf(scale: Scale, from: number, to: number, words: DayWords, week: (day: string) => string) {
  const [begin, end] = [Math.max(0, from), Math.min(scale.days, to)];
  const each = (length: number, label: (day: string) => string): Mark[] => {
    const marks: Mark[] = [];
    for (let at = Math.floor(begin / length) * length; at < end; at += length)
      marks.push({ at, days: length, label: label(dayAt(scale, at)) });
    return marks;
  };
  if (scale.zoom === "days")
    return {
      above: each(7, (day) => `${words.short(day)} · ${week(day)}`),
      below: each(1, (day) => String(Number(day.slice(8)))).map((mark) => ({ ...mark, day: dayAt(scale, mark.at) })),
    };
  const months = (label: (day: string) => string, every: number) => spans(scale, begin, end, label, every);
  if (scale.zoom === "weeks")
    return { above: months(words.month, 1), below: each(7, (day) => String(Number(day.slice(8)))) };
  return { above: months((day) => day.slice(0, 4), 12), below: months(words.monthInShort, 1) };
}

/** Months, or years, that lie within some days. */
function spans(scale: Scale, begin: number, end: number, label: (day: string) => string, months: number): Mark[] {
  const start = dayAt(scale, begin);
  let month = months === 12 ? `${start.slice(0, 4)}-01` : start.slice(0, 7);
  const marks: Mark[] = [];
  while (daysBetween(scale.first, `${month}-01`) < end) {
    const next = monthsLater(month, months);
    const at = Math.max(0, daysBetween(scale.first, `${month}-01`));
    const days = Math.min(scale.days, daysBetween(scale.first, `${next}-01`)) - at;
    marks.push({ at, days, label: label(`${month}-01`) });
    month = next;
  }
  return marks;
}

/** The number of a week, as it is counted in most of the world (ISO 8601). */
export function weekNumber(day: string): number {
  const thursday = new Date(Date.parse(weekStart(day, 1)) + 3 * day_ms);
  return 1 + Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * day_ms));
}
