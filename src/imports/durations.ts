import { parseDuration } from "../ui/parse-duration.ts";
import { conceptsOf } from "./reading/concepts.ts";
import { headingWords } from "./reading/heading-words.ts";

// As others write what work takes, "1w 2d 3h 30m": a day has eight hours, a week five days.
const minutes_each: Record<string, number> = { w: 2400, d: 480, h: 60, m: 1 };

/** Minutes of a duration; a bare number counts what is said that it counts, in seconds: 0 for points, which are no time. */
export function readDuration(text: string, seconds: number | undefined): { value: unknown } | { reason: string } {
  const bare = /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
  if (bare !== undefined && seconds === 0) return { reason: "counts points, which are no time" };
  // A spreadsheet shows seconds where it counts none: 30:00:00.
  const [, clock = text, rest = "0"] = /^(\d{1,5}:[0-5]\d):([0-5]\d)$/.exec(text) ?? [];
  const whole = parseDuration(clock);
  const read =
    bare !== undefined && seconds !== undefined
      ? Math.round((bare * seconds) / 60)
      : whole === undefined
        ? ofParts(text)
        : whole + Math.round(Number(rest) / 60);
  return read === undefined ? { reason: "is no duration" } : { value: read };
}

function ofParts(text: string): number | undefined {
  if (!/^(\d{1,4}\s?[wdhm]\s*)+$/i.test(text)) return undefined;
  const found = [...text.toLowerCase().matchAll(/(\d+)\s?([wdhm])/g)];
  return found.reduce((sum, [, count, unit = ""]) => sum + Number(count) * (minutes_each[unit] ?? 0), 0);
}

const day = 8 * 3600;
// What a heading says that bare numbers below it count.
const units: [RegExp, number][] = [
  [/^(h|hr|hrs|hours?|heures?|stunden?|std|horas?|ore|uren|uur)$/, 3600],
  [/^(min|mins|minutes?|minuten|minutos|minuti)$/, 60],
  [/^(s|sec|secs|seconds?|secondes?|sekunden)$/, 1],
  [/^(days?|jours?|tage?|dias?|giorni|dagen)$/, day],
];

/** What the bare numbers of a column of durations count, in seconds: by its heading, else by what its system counts. */
export function secondsOf(source: string, heading: string, cells: string[]): number | undefined {
  if (cells.length === 0 && source === "Jira") return 1;
  const bare = cells.filter((cell) => /^\d+([.,]\d+)?$/.test(cell));
  if (bare.length === 0) return undefined;
  if (conceptsOf(heading, "tasks")[0] === "points") return 0;
  const words = headingWords(heading);
  const said = units.find(([unit]) => words.some((word) => unit.test(word)));
  if (said) return said[1];
  // (Nobody estimates hundreds of hours by the minute.)
  if (source === "Jira" || bare.every((cell) => Number(cell) >= 300 && Number(cell) % 60 === 0)) return 1;
  return ["Linear", "Plane"].includes(source) ? 0 : 3600;
}
