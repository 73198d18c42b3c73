import { day_ms, dayAfter, daysOf, isoDay, spans } from "../../records/date-spans.ts";
import type { Range } from "../../records/filter-values.ts";
import { whenShown } from "../../ui/format.ts";

const named_period = /^(this|last)-(month|quarter|year)$/;

/** The spans of days that figures are asked for. */
export const periods = spans.filter(({ name }) => named_period.test(name));

/** What a page of figures looks at: its word in the address, all its days, those up to today, and the days that these are held against. */
export type Period = { word: string; whole: Range; days: Range; before: Range };

/**
 * The period that an address means, this quarter where it means none. What still runs is held against as many days of the
 * one before, so that three weeks are not compared with three months.
 */
export function periodOf(word: string | undefined, now = new Date()): Period {
  const known = word !== undefined && (periods.some(({ name }) => name === word) || isSpan(word));
  const meant = known ? word : "this-quarter";
  const whole = daysOf(meant, now);
  const today = isoDay(now);
  const days = { from: whole.from, to: whole.to > today && whole.from <= today ? today : whole.to };
  return { word: meant, whole, days, before: daysBefore(meant, days) };
}

// Two days that exist, in their order.
function isSpan(word: string): boolean {
  const [from = "", to = "", ...more] = word.split("..");
  const exists = (day: string) =>
    /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && dayAfter(day, 0) === day;
  return more.length === 0 && exists(from) && exists(to) && from <= to;
}

function daysBefore(word: string, { from, to }: Range): Range {
  const count = (Date.parse(to) - Date.parse(from)) / day_ms + 1;
  const [, which, unit] = named_period.exec(word) ?? [];
  if (!unit) return { from: dayAfter(from, -count), to: dayAfter(from, -1) };
  const whole = daysOf(`this-${unit}`, noonOf(dayAfter(from, -1)));
  const same = dayAfter(whole.from, count - 1);
  return { from: whole.from, to: which === "last" || same > whole.to ? whole.to : same };
}

/** When the clock shows noon of a day. */
const noonOf = (day: string) => new Date(whenShown(Date.parse(`${day}T12:00Z`)));
