import { currentLanguage } from "./translate.ts";
import { typedDate } from "./typed-date.ts";

/** A rule of repetition (RFC 5545) by its parts, such as `{ FREQ: "WEEKLY", BYDAY: "MO" }`. */
export type RuleParts = Partial<
  Record<"FREQ" | "INTERVAL" | "BYDAY" | "BYMONTHDAY" | "BYMONTH" | "BYSETPOS" | "COUNT" | "UNTIL", string>
>;

export const days_of_week = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
export const working_days = "MO,TU,WE,TH,FR";

export const partsOf = (rule: string): RuleParts =>
  Object.fromEntries(rule.split(";").map((part) => part.split("="))) as RuleParts;

/** A rule in the person's language, as {@link parseRecurrence} reads it; one that has no such words as it stands. */
export function recurrenceText(rule: string): string {
  const { UNTIL: until, COUNT: count, ...parts } = partsOf(rule);
  const words = languages[currentLanguage()];
  const often = worded(parts, words);
  if (!often) return rule;
  const day = until && typedDate(`${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`);
  return [often, day && words.until(day), count && words.times(Number(count))].filter(Boolean).join(" ");
}

function worded(parts: RuleParts, words: Words): string | undefined {
  const { FREQ, INTERVAL = "1", BYDAY, BYMONTHDAY, ...rest } = parts;
  const until = dayOrLast(parts);
  if (
    FREQ === "MONTHLY" &&
    BYDAY === working_days &&
    /^(-1|[1-4])$/.test(rest.BYSETPOS ?? "") &&
    !BYMONTHDAY &&
    !rest.BYMONTH
  )
    return `${words.every(FREQ, Number(INTERVAL))} ${words.placed(Number(rest.BYSETPOS), words.work)}`;
  if (until) return `${words.every("MONTHLY", Number(INTERVAL))} ${words.nth(until)} ${words.or_last}`;
  if (Object.keys(rest).length > 0 || (BYDAY && BYMONTHDAY)) return undefined;
  const n = Number(INTERVAL);
  if (FREQ === "WEEKLY" && BYDAY === working_days && n === 1) return words.working_day;
  if (FREQ === "WEEKLY" && BYDAY) {
    const names = BYDAY.split(",").map((day) => words.days[days_of_week.indexOf(day)]);
    if (names.includes(undefined)) return undefined;
    const all = joined(names as string[], words.and);
    return n === 1 ? `${words.each} ${all}` : `${words.every("WEEKLY", n)} ${words.on} ${all}`;
  }
  const [, place, day] = /^(-1|[1-4])(MO|TU|WE|TH|FR|SA|SU)$/.exec(BYDAY ?? "") ?? [];
  if (FREQ === "MONTHLY" && place && day)
    return `${words.every(FREQ, n)} ${words.placed(Number(place), words.days[days_of_week.indexOf(day)] ?? "")}`;
  if (FREQ === "MONTHLY" && /^(-1|[12]?\d|3[01])$/.test(BYMONTHDAY ?? ""))
    return `${words.every(FREQ, n)} ${words.nth(Number(BYMONTHDAY))}`;
  return FREQ && !BYDAY && !BYMONTHDAY ? words.every(FREQ, n) : undefined;
}

/** The day of months that a rule means where shorter ones have it on their last day: 28,29,30 with BYSETPOS=-1 is the 30th. */
function dayOrLast({ FREQ, BYMONTHDAY = "", BYSETPOS, BYDAY, BYMONTH }: RuleParts): number | undefined {
  if (FREQ !== "MONTHLY" || BYSETPOS !== "-1" || BYDAY || BYMONTH) return undefined;
  return [29, 30].find((day) => BYMONTHDAY === days_to(day));
}

/** The days from the 28th to one that not every month has. */
export const days_to = (day: number) => Array.from({ length: day - 27 }, (_, nth) => 28 + nth).join();

const joined = (names: string[], and: string) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;

type Words = {
  days: string[];
  and: string;
  each: string;
  on: string;
  working_day: string;
  work: string;
  every: (often: string, count: number) => string;
  placed: (place: number, day: string) => string;
  nth: (day: number) => string;
  or_last: string;
  until: (day: string) => string;
  times: (count: number) => string;
};

const english: Words = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  and: "and",
  each: "every",
  on: "on",
  working_day: "every working day",
  work: "working day",
  every: (often, count) => {
    const unit = { DAILY: "day", WEEKLY: "week", MONTHLY: "month", YEARLY: "year" }[often] ?? "";
    return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
  },
  placed: (place, day) => `on the ${{ 1: "first", 2: "second", 3: "third", 4: "fourth" }[place] ?? "last"} ${day}`,
  nth: (day) => (day === -1 ? "on the last day" : `on the ${day}${ordinal(day)}`),
  or_last: "or the last day",
  until: (day) => `until ${day}`,
  times: (count) => `(${count} times)`,
};

const french: Words = {
  days: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
  and: "et",
  each: "chaque",
  on: "le",
  working_day: "chaque jour ouvré",
  work: "jour ouvré",
  every: (often, count) => {
    const [unit, many] = {
      DAILY: ["jour", "tous les * jours"],
      WEEKLY: ["semaine", "toutes les * semaines"],
      MONTHLY: ["mois", "tous les * mois"],
      YEARLY: ["année", "tous les * ans"],
    }[often] ?? ["", ""];
    return count === 1 ? `chaque ${unit}` : (many ?? "").replace("*", String(count));
  },
  placed: (place, day) =>
    `le ${{ 1: "premier", 2: "deuxième", 3: "troisième", 4: "quatrième" }[place] ?? "dernier"} ${day}`,
  nth: (day) => (day === -1 ? "le dernier jour" : `le ${day === 1 ? "1er" : day}`),
  or_last: "ou le dernier jour",
  until: (day) => `jusqu’au ${day}`,
  times: (count) => `(${count} fois)`,
};

const languages = { en: english, fr: french };

function ordinal(day: number): string {
  if (day % 100 > 10 && day % 100 < 14) return "th";
  return ["th", "st", "nd", "rd"][day % 10] ?? "th";
}
