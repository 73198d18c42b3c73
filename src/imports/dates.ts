import { fold } from "./fold.ts";

export const date_orders = ["ymd", "dmy", "mdy"] as const;
export type DateOrder = (typeof date_orders)[number];

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/;
const short = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const time =
  /[T\s,]+(\d{1,2})[:hH](\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([AaPp])?\.?[Mm]?\.?\s*(Z|UTC|(?:GMT)?[+-]\d{2}:?\d{2})?/;

// The beginnings of the months' names in the seven languages.
const months = [
  "jan gen ene",
  "feb fev febr",
  "mar mars mrt maa marz",
  "apr avr abr",
  "may mai mag mei mayo",
  "jun juin giu",
  "jul juil lug",
  "aug aou ago",
  "sep set",
  "oct okt ott out",
  "nov",
  "dec dez dic",
].map((names) => names.split(" "));

/**
 * The order in a column's dates: month first only where the values leave no other reading, "both" where they prove two.
 * Undefined: no dates.
 */
export function dateOrderOf(values: string[]): DateOrder | "both" | undefined {
  const order = provenOrder(values);
  return order === "unproven" ? "dmy" : order;
}

/** The order that a column's dates prove; "unproven" where each of them may be read either way. */
export function provenOrder(values: string[]): DateOrder | "both" | "unproven" | undefined {
  const dates = values.filter((value) => iso.test(value) || short.test(value) || named(value));
  if (dates.length === 0 || dates.length < values.length / 2) return undefined;
  const parts = dates.flatMap((value) =>
    iso.test(value) || named(value) ? [] : [short.exec(value)?.slice(1, 3).map(Number) ?? []],
  );
  if (parts.length === 0) return "ymd";
  const [day_first, month_first] = [
    parts.some(([first = 0]) => first > 12),
    parts.some(([, second = 0]) => second > 12),
  ];
  if (day_first && month_first) return "both";
  return month_first ? "mdy" : day_first ? "dmy" : "unproven";
}

/** What stands between the figures of a column's dates: "." goes with another order than "/" and "-". */
export function separatorOf(values: string[]): "." | "/" | undefined {
  const first = values.find((value) => short.test(value));
  if (first === undefined) return undefined;
  return /^\d{1,2}\./.test(first) ? "." : "/";
}

/** A date as YYYY-MM-DD; undefined where it is none, such as 31/02/2026, or where it may be read two ways and no order is given. */
export function readDate(written: string, order: DateOrder | undefined): string | undefined {
  const [, year = "", month = "", day = ""] = iso.exec(written) ?? named(written) ?? inOrder(written, order) ?? [];
  const [y, m, d] = [
    year.length === 2 ? (Number(year) < 70 ? 2000 : 1900) + Number(year) : Number(year),
    Number(month),
    Number(day),
  ];
  const date = new Date(Date.UTC(y, m - 1, d));
  if (!year || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return undefined;
  return date.toISOString().slice(0, 10);
}

/** Whether a date is another day with the month first than with the day first. */
export function dateInTwoWays(written: string): boolean {
  const [day_first, month_first] = [readDate(written, "dmy"), readDate(written, "mdy")];
  return !!day_first && !!month_first && day_first !== month_first;
}

/** A moment with its offset; a time without one is meant in this time zone, a date alone at midnight there. */
export function readMoment(written: string, order: DateOrder | undefined, time_zone: string): string | undefined {
  const date = readDate(written, order);
  if (!date) return undefined;
  const [, hour = "0", minute = "00", second = "00", half, zone] = time.exec(written) ?? [];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  const local = `${date}T${String(hours).padStart(2, "0")}:${minute}:${second}`;
  const offset = zone === "UTC" ? "Z" : zone?.replace("GMT", "");
  const moment = Date.parse(`${local}${offset?.replace(/(\d{2})(\d{2})$/, "$1:$2") ?? "Z"}`);
  if (Number.isNaN(moment)) return undefined;
  return new Date(offset ? moment : localMoment(moment, time_zone)).toISOString();
}

function inOrder(written: string, order: DateOrder | undefined): string[] | undefined {
  const [, first = "", second = "", year = ""] = short.exec(written) ?? [];
  if (!year) return undefined;
  // Without an order only what has one reading: 31/12/2026, 12/31/2026, 05/05/2026.
  const proven = Number(first) > 12 ? "dmy" : Number(second) > 12 ? "mdy" : first === second ? "dmy" : undefined;
  const meant = order === "ymd" ? "dmy" : (order ?? proven);
  if (!meant) return undefined;
  return meant === "mdy" ? ["", year, first, second] : ["", year, second, first];
}

// "15 janv. 2026", "January 15, 2026", "15-Mar-26", "2. Dezember 2025"; of "21/Mar/24 12:32" the hour is no year.
function named(written: string): string[] | undefined {
  const text = fold(written.replace(/\b(\d+)(st|nd|rd|th|er)\b/g, "$1"));
  const found =
    /^(?:[a-z]{2,10} )?(\d{1,2}) (?:de )?([a-z]{3,10}) ()(?:de )?(\d{4}|\d{2})(?!\d)/.exec(text) ??
    /^(?:[a-z]{2,10} )?()([a-z]{3,10}) (\d{1,2}) (?:de )?(\d{4}|\d{2})(?!\d)/.exec(text);
  const [, before, name = "", after, year] = found ?? [];
  const month = months.findIndex((begins) => begins.some((begin) => name.startsWith(begin)));
  const day = before || after;
  return year && day && month >= 0 ? ["", year, String(month + 1), day] : undefined;
}

/**
 * The moment at which a clock of the time zone shows what one of UTC would at `shown`. Of an hour that a clock shows twice the first is
 * meant; of one that it passes over, so much after the change as was written after its beginning.
 */
function localMoment(shown: number, time_zone: string): number {
  const day = 86_400_000;
  // (The clock changes at most once within two days: one of the offsets around it holds.)
  const offsets = [shown - day, shown + day].map((moment) => offsetAt(moment, time_zone));
  const [before = 0] = offsets;
  const fits = offsets
    .map((offset) => shown - offset)
    .filter((moment) => moment + offsetAt(moment, time_zone) === shown);
  return fits.length > 0 ? Math.min(...fits) : shown - before;
}

function offsetAt(moment: number, time_zone: string): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone: time_zone, timeZoneName: "longOffset" }).formatToParts(
    moment,
  );
  const [, sign, hours = "0", minutes = "0"] =
    /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
