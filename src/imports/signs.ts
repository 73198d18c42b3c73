import { provenOrder, separatorOf, type DateOrder } from "./dates.ts";
import { numberInTwoWays, type Decimal } from "./numbers.ts";
import type { FoundColumn } from "./found-column.ts";

/** How the dates and numbers of a column are written; nothing where the file shows two ways. */
export type Signs = { decimal?: Decimal; date?: DateOrder; /** Nothing in the file proves it. */ guessed?: boolean };

type Column = { column: FoundColumn; cells: string[] };

/**
 * How each column of a file is written. Who writes a file writes all of it one way: a column that proves an order of dates, or a
 * decimal sign, decides for those that may be read either way. Where columns prove two, the doubtful ones are asked about.
 */
export function signsOf(all: Column[], numbers: Set<number>, fallback: { decimal: Decimal; date: DateOrder }): Signs[] {
  const orders = all.map(({ cells }) => provenOrder(cells));
  const decimals = all.map(({ column }) => (numbers.has(column.index) ? column.decimal : undefined));
  const decimal = onlyOne(decimals);
  return all.map(({ column, cells }, index): Signs => {
    const order = orders[index];
    if (order !== undefined) {
      const alike = orders.filter((_, other) => separatorOf(all[other]?.cells ?? []) === separatorOf(cells));
      return order === "unproven" ? settled("date", onlyOne(alike), fallback.date) : both("date", order);
    }
    if (column.decimal) return both("decimal", column.decimal);
    if (cells.some(numberInTwoWays)) return settled("decimal", decimal, fallback.decimal);
    return { decimal: decimal && decimal !== "both" ? decimal : fallback.decimal };
  });
}

const both = (name: keyof Signs, found: string): Signs => (found === "both" ? {} : { [name]: found });

const settled = (name: keyof Signs, proven: string | undefined, guess: string): Signs =>
  proven === undefined ? { [name]: guess, guessed: true } : both(name, proven);

/** What all that prove something prove alike; "both" where they do not, undefined where none does. */
function onlyOne<Sign extends string>(found: (Sign | undefined)[]): Sign | "both" | undefined {
  const proven = new Set(found.filter((one) => one !== undefined && one !== "unproven" && one !== "ymd"));
  return proven.size > 1 ? "both" : [...proven][0];
}

/** Whether a region writes the month before the day: 12/31/2026. */
export function orderOf(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale || "fr").formatToParts().map(({ type }) => type);
  return parts[0] === "month" ? "mdy" : "dmy";
}
