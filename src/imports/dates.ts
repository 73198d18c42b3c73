export const date_orders = ["ymd", "dmy", "mdy"] as const;
export type DateOrder = (typeof date_orders)[number];

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/;
const short = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
const time = /[T\s]+(\d{1,2})[:hH](\d{2})(?::(\d{2}))?\s*(Z|[+-]\d{2}:?\d{2})?/;

/** The order in a column's dates: month first only where the values leave no other reading. Undefined: no dates. */
export function dateOrderOf(values: string[]): DateOrder | undefined {
  const dates = values.filter((value) => iso.test(value) || short.test(value));
  if (dates.length === 0 || dates.length < values.length / 2) return undefined;
  const parts = dates.flatMap((value) => (iso.test(value) ? [] : [short.exec(value)?.slice(1, 3).map(Number) ?? []]));
  if (parts.length === 0) return "ymd";
  const month_first = parts.every(([first = 0]) => first <= 12) && parts.some(([, second = 0]) => second > 12);
  return month_first ? "mdy" : "dmy";
}

/** A date as YYYY-MM-DD; undefined where it is none, such as 31/02/2026. */
export function readDate(written: string, order: DateOrder): string | undefined {
  const [, year = "", month = "", day = ""] = iso.exec(written) ?? inOrder(written, order) ?? [];
  const [y, m, d] = [
    year.length === 2 ? (Number(year) < 70 ? 2000 : 1900) + Number(year) : Number(year),
    Number(month),
    Number(day),
  ];
  const date = new Date(Date.UTC(y, m - 1, d));
  if (!year || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return undefined;
  return date.toISOString().slice(0, 10);
}

/** A moment with its offset; a time without one is meant in this time zone, a date alone at midnight there. */
export function readMoment(written: string, order: DateOrder, time_zone: string): string | undefined {
  const date = readDate(written, order);
  if (!date) return undefined;
  const [, hour = "0", minute = "00", second = "00", offset] = time.exec(written) ?? [];
  const local = `${date}T${hour.padStart(2, "0")}:${minute}:${second}`;
  const moment = Date.parse(`${local}${offset?.replace(/(\d{2})(\d{2})$/, "$1:$2") ?? "Z"}`);
  if (Number.isNaN(moment)) return undefined;
  return new Date(offset ? moment : moment - offsetAt(moment, time_zone)).toISOString();
}

function inOrder(written: string, order: DateOrder): string[] | undefined {
  const [, first = "", second = "", year = ""] = short.exec(written) ?? [];
  if (!year) return undefined;
  return order === "mdy" ? ["", year, first, second] : ["", year, second, first];
}

// Right but for the hour in which a clock changes.
function offsetAt(moment: number, time_zone: string): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone: time_zone, timeZoneName: "longOffset" }).formatToParts(
    moment,
  );
  const [, sign, hours = "0", minutes = "0"] =
    /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
