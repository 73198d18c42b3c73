// (The library finds Temporal where browsers will have it.)
import "temporal-polyfill/global";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { days_to } from "../ui/recurrence.ts";

// (Of the years that a rule passes over, such as leap days that never come.)
const most_tried = 2000;

/** What repeats: its rule, by which day it goes, and when it was done. Days are written as `2026-11-26`. */
export type Repeating = { rule: string; mode: "due_day" | "day_done"; day: string; done_on: string };

/**
 * The day that follows one that is done, and the rule from there on; null where none does: its last one was this. By
 * schedule that is the first day of the rule after the present one that has not passed when it was done, so that nothing
 * piles up; on completion the rule begins anew with the day on which it was done.
 */
export function nextDay({ rule, mode, day, done_on }: Repeating): { day: string; rule: string } | null {
  const left = Number(/COUNT=(\d+)/.exec(rule)?.[1] ?? Infinity);
  if (left <= 1) return null;
  const from = mode === "due_day" ? day : done_on;
  const plain = rule.replace(/;?COUNT=\d+/, "");
  const endless = inEveryMonth(plain, Number(from.slice(8)));
  const days = new RRuleTemporal({
    rruleString: `DTSTART:${from.replaceAll("-", "")}T000000Z\nRRULE:${endless}`,
    maxIterations: most_tried,
  });
  const passed = mode === "due_day" && done_on > from ? previous(done_on) : from;
  const next = days.next(midnight(passed));
  // (What goes by the day on which it is done begins with another day each time.)
  const kept = mode === "due_day" ? endless : plain;
  const rest = Number.isFinite(left) ? `${kept};COUNT=${left - 1}` : kept;
  return next ? { day: next.toPlainDate().toString(), rule: rest } : null;
}

/**
 * A rule by months that begins on a day which not every month has says which day it means: that one, or the last day of a
 * shorter month. RFC 5545 passes over the shorter ones, and a quarter would be lost.
 */
function inEveryMonth(rule: string, day: number): string {
  if (day < 29 || !rule.startsWith("FREQ=MONTHLY") || rule.includes("BYDAY") || rule.includes("BYMONTHDAY"))
    return rule;
  return `${rule};${day === 31 ? "BYMONTHDAY=-1" : `BYMONTHDAY=${days_to(day)};BYSETPOS=-1`}`;
}

const midnight = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime("UTC");
const previous = (day: string) => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
