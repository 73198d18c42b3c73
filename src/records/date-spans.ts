import { wallClock } from "../ui/format.ts";
import { phrase } from "../ui/translate.ts";
import { type Range, splitRange } from "./filter-values.ts";

/** Spans of days with a name, such as "this quarter", as the address writes them. */
export const spans: Array<{ name: string; label: string }> = [
  { name: "today", label: phrase("today") },
  { name: "this-week", label: phrase("this week") },
  { name: "this-month", label: phrase("this month") },
  { name: "this-quarter", label: phrase("this quarter") },
  { name: "this-year", label: phrase("this year") },
  { name: "last-month", label: phrase("last month") },
  { name: "last-quarter", label: phrase("last quarter") },
  { name: "last-year", label: phrase("last year") },
  { name: "past", label: phrase("in the past") },
];

/** The word of the address for rows that have no day. */
export const no_day = "none";

/** The first and the last day that a word of the address means, as of a day. */
export function daysOf(word: string, now = new Date()): Range {
  const today = isoDay(now);
  const [year = 0, from_one = 0, day = 0] = today.split("-").map(Number);
  const month = from_one - 1;
  // Weeks begin on Monday.
  const monday = day - ((new Date(today).getUTCDay() + 6) % 7);
  const quarter = month - (month % 3);
  switch (word) {
    case "today":
      return { from: today, to: today };
    case "this-week":
      return range([year, month, monday], [year, month, monday + 6]);
    case "this-month":
      return range([year, month, 1], [year, month + 1, 0]);
    case "this-quarter":
      return range([year, quarter, 1], [year, quarter + 3, 0]);
    case "this-year":
      return range([year, 0, 1], [year, 11, 31]);
    case "last-month":
      return range([year, month - 1, 1], [year, month, 0]);
    case "last-quarter":
      return range([year, quarter - 3, 1], [year, quarter, 0]);
    case "last-year":
      return range([year - 1, 0, 1], [year - 1, 11, 31]);
    case "past":
      return { from: "", to: iso([year, month, day - 1]) };
  }
  return splitRange(word, "..");
}

/** `2026-11-21`, of the day that it is then in the chosen time zone. */
export function isoDay(at: Date | string): string {
  return wallClock(at).slice(0, 10);
}

type Day = [year: number, month: number, day: number];

function range(from: Day, to: Day): Range {
  return { from: iso(from), to: iso(to) };
}

function iso(day: Day): string {
  return new Date(Date.UTC(...day)).toISOString().slice(0, 10);
}

export const day_ms = 86_400_000;

/** So many days after a day, or before it. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * day_ms).toISOString().slice(0, 10);
}
