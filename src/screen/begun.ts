import type { FieldMeta } from "../entity/meta.ts";
import { wallClock } from "../ui/format.ts";
import { typedDate, typedMoment } from "../ui/typed-date.ts";
import { isDay } from "./calendar/days.ts";

/** What a new record begins with, as the address says it: a column and its day, `due_on:2026-11-24`. */
export function begunOn(column: string, day: string): string {
  return `${column}:${day}`;
}

/** The same as it stands in the form, by field; nothing where the address names no day, or a column that holds none. */
export function begunTexts(begun: string | undefined, fields: FieldMeta[], now: Date): Record<string, string> {
  const [column = "", day = ""] = begun?.split(":") ?? [];
  const kind = fields.find(({ name }) => name === column)?.kind;
  if (!isDay(day)) return {};
  if (kind === "date") return { [column]: typedDate(day) };
  return kind === "moment" ? { [column]: typedMoment(`${day}T${hourOn(day, now)}:00`) } : {};
}

/** When a working day begins; today that or the next full hour, since what has passed is not planned. */
function hourOn(day: string, now: Date): string {
  const clock = wallClock(now);
  const next = clock.startsWith(day) ? Number(clock.slice(11, 13)) + 1 : 0;
  return String(Math.min(Math.max(9, next), 23)).padStart(2, "0");
}
