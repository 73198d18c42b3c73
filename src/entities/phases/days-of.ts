import { formatDay } from "../../ui/format-short.ts";

type Days = { starts_on: string | null; due_on: string | null };

/** From when to when a phase goes, as far as that was said. */
export function daysOf({ starts_on, due_on }: Days): string | null {
  if (!starts_on && !due_on) return null;
  return [starts_on, due_on].map((day) => (day ? formatDay(day) : "…")).join(" – ");
}
