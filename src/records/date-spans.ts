import { phrase } from "../ui/translate.ts";
import { type Range, splitRange } from "./filter-values.ts";

/** Spans of days with a name, such as "this quarter", as the address writes them. */
export const spans: Array<{ name: string; label: string }> = [
  { name: "today", label: phrase("today") },
  { name: "this-week", label: phrase("this week") },
  { name: "this-month", label: phrase("this month") },
  { name: "this-quarter", label: phrase("this quarter") },
  { name: "this-year", label: phrase("this year") },
  { name: "past", label: phrase("in the past") },
];

/** The first and the last day that a word of the address means, as of a day. */
export function daysOf(word: string, now = new Date()): Range {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  // Weeks begin on Monday.
  const monday = day - ((now.getDay() + 6) % 7);
  const quarter = month - (month % 3);
  switch (word) {
    case "today":
      return { from: isoDay(now), to: isoDay(now) };
    case "this-week":
      return range(new Date(year, month, monday), new Date(year, month, monday + 6));
    case "this-month":
      return range(new Date(year, month, 1), new Date(year, month + 1, 0));
    case "this-quarter":
      return range(new Date(year, quarter, 1), new Date(year, quarter + 3, 0));
    case "this-year":
      return range(new Date(year, 0, 1), new Date(year, 11, 31));
    case "past":
      return { from: "", to: isoDay(new Date(year, month, day - 1)) };
  }
  return splitRange(word, "..");
}

/** `2026-11-21`, of the day that it is here. */
export function isoDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

function range(from: Date, to: Date): Range {
  return { from: isoDay(from), to: isoDay(to) };
}
