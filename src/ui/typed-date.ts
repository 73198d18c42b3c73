import { regional, wallClock } from "./format.ts";
import { wordedDay } from "./worded-day.ts";

const day_parts = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" } as const;
const time_parts = { hour: "2-digit", minute: "2-digit", timeZone: "UTC" } as const;

/** `2026-11-21` as it is typed in the regional format: `21/11/2026`, `11/21/2026`, `21.11.2026`; what is no day stays. */
export function typedDate(day: string): string {
  const at = new Date(`${day}T00:00Z`);
  return Number.isNaN(at.getTime()) ? day : digits(day_parts, at);
}

/** `2026-11-21T09:41` of the clock likewise: `21/11/2026 09:41`, `11/21/2026 09:41 AM`. */
export function typedMoment(clock: string): string {
  const at = new Date(`${clock}Z`);
  return Number.isNaN(at.getTime()) ? clock : `${digits(day_parts, at)} ${digits(time_parts, at)}`;
}

/**
 * The day that was typed, as `2026-11-21`; undefined when it is none. Any sign may stand between its numbers, a year may
 * have two digits or be left out (this one's), and `2026-11-21` is read everywhere; so are "tomorrow" and "friday".
 */
export function readDate(text: string, today = new Date()): string | undefined {
  const plain = text.replace(marks, "").trim();
  const numbers = plain.match(/^\d+(?:[\s./-]+\d+){1,2}[\s./]*$/) && plain.match(/\d+/g);
  if (!numbers) return wordedDay(plain, wallClock(today).slice(0, 10));
  const written = numbers[0]?.length === 4 ? ["year", "month", "day"] : order();
  const parts = written.filter((part) => numbers.length === 3 || part !== "year");
  const of = (part: string) => Number(numbers[parts.indexOf(part)] ?? wallClock(today).slice(0, 4));
  const year = of("year") < 100 ? 2000 + of("year") : of("year");
  const day = new Date(Date.UTC(year, of("month") - 1, of("day")));
  // 31 February would be a day of March.
  const exists = day.getUTCMonth() === of("month") - 1 && day.getUTCDate() === of("day") && year < 10_000;
  return exists ? day.toISOString().slice(0, 10) : undefined;
}

/** The moment that was typed, as `2026-11-21T09:41` of the clock; undefined when its day or its time is none. Full hours may be "10am" or "10h". */
export function readMoment(text: string, today = new Date()): string | undefined {
  const [, date = "", hours, minutes = "00", half] =
    /^(.+?)[\sT,]+(\d{1,2})[:h.](\d\d)(?::\d\d)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ??
    /^(.+?)[\s,]+(\d{1,2})\s*(?:()([ap])\.?m\.?|h)$/i.exec(text.trim())?.map((part) => part || undefined) ??
    [];
  const day = readDate(date, today);
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  if (!day || hour > 23 || Number(minutes) > 59) return undefined;
  return `${day}T${String(hour).padStart(2, "0")}:${minutes}`;
}

/** How a day is to be typed, from the words for its parts: `dd/mm/yyyy`. */
export function datePattern(words: Record<"day" | "month" | "year", string>): string {
  const named: Record<string, string> = words;
  return parts()
    .map(({ type, value }) => named[type] ?? value)
    .join("");
}

// Scripts that are written from right to left set them around signs.
const marks = /[\u200e\u200f]/g;

function digits(parts: Intl.DateTimeFormatOptions, at: Date): string {
  return regional(parts).format(at).replace(marks, "");
}

function order(): string[] {
  return parts()
    .map(({ type }) => type as string)
    .filter((type) => type !== "literal");
}

function parts(): Intl.DateTimeFormatPart[] {
  return regional(day_parts).formatToParts(new Date(0));
}
