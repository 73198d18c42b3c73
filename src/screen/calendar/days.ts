import type { Where } from "../../entity/list-request.ts";
import { isoDay } from "../../records/date-spans.ts";
import { startOf } from "../../records/filters.ts";
import { wallClock, whenShown } from "../../ui/format.ts";

/** What a calendar goes by: a column, and whether it holds moments, whose day depends on the time zone. */
export type Dated = { column: string; moment: boolean };

/** Which day it is where the person is. */
export function todayHere(now = new Date()): string {
  return isoDay(now);
}

/** Whether a word of the address is a day that there is. */
export function isDay(word: string): boolean {
  const at = Date.parse(`${word}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(word) && !Number.isNaN(at) && iso(at) === word;
}

/** The day so many days later: `2026-11-24`. */
export function daysLater(day: string, days: number): string {
  return iso(Date.parse(day) + days * day_ms);
}

/** The month so many months later, as it is written in the address: `2026-11`. */
export function monthsLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return iso(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
}

/** The same day of another month, or its last where it is shorter. */
export function inMonth(day: string, month: string): string {
  const last = daysLater(`${monthsLater(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

/** The weeks in which a month lies, whole; `first` is the day that weeks begin with, from Monday (1) to Sunday (7). */
export function weeksOf(month: string, first: number): string[][] {
  const start = weekStart(`${month}-01`, first);
  const end = `${monthsLater(month, 1)}-01`;
  const weeks = Math.ceil((Date.parse(end) - Date.parse(start)) / day_ms / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => daysLater(start, week * 7 + day)),
  );
}

/** The first day of the week of a day. */
export function weekStart(day: string, first: number): string {
  return daysLater(day, -((new Date(day).getUTCDay() - first + 7) % 7));
}

/** The day that weeks begin with in a region, from Monday (1) to Sunday (7). */
export function firstOfWeek(locale: string): number {
  const at = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return at.getWeekInfo?.().firstDay ?? usuallyFirst(at.region ?? "");
}

/** The same from CLDR, of regions with many people: Firefox does not say so yet. */
export function usuallyFirst(region: string): number {
  if (!region) return 1;
  if ("AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY".includes(region)) return 6;
  return "BD BR CA CO HK ID IL IN JP KE KR MX PE PH PK PT SA SG TH TW US VE ZA".includes(region) ? 7 : 1;
}

/** The day of a value: a plain one as it stands, a moment's by the clock of the person. */
export function dayOf(value: unknown, moment: boolean): string | null {
  if (typeof value !== "string") return null;
  return moment ? isoDay(value) : value;
}

/** What lies on the days from one to another; one whose clock changes has 23 or 25 hours. */
export function within({ column, moment }: Dated, from: string, to: string): Where {
  if (!moment) return { [column]: { gte: from, lte: to } };
  return { [column]: { gte: startOf(from, 0), lt: startOf(to, 1) } };
}

/** The value that brings a record to another day; a moment keeps its hour. */
export function broughtTo(value: unknown, day: string, moment: boolean): string {
  if (!moment) return day;
  return whenShown(Date.parse(`${day}T${wallClock(String(value)).slice(11)}Z`));
}

const day_ms = 86_400_000;

function iso(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
