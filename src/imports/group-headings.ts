import { conceptsOf } from "./reading/concepts.ts";
import type { FileRow } from "./read-rows.ts";

/** The names of columns, and in which row of the file they end. */
export type Names = { row: number; names: string[] };

/**
 * The names of columns whose headings stand in two rows, one above several of the other: "Company" above "Name" and "City".
 * Undefined: the headings are one row.
 */
export function groupedNames(
  rows: FileRow[],
  row: number,
  entity: string,
  known: (heading: string) => boolean,
): Names | undefined {
  const cells = (at: number) => (rows[at]?.cells ?? []).map((cell) => cell.trim());
  const pairs = [row, row + 1].filter((lower) => lower > 0 && areGrouped(cells(lower - 1), cells(lower), known));
  const [lower] = pairs;
  return lower === undefined ? undefined : { row: lower, names: joined(cells(lower - 1), cells(lower), entity) };
}

function areGrouped(upper: string[], lower: string[], known: (heading: string) => boolean): boolean {
  const [groups, names] = [upper, lower].map((cells) => cells.filter((cell) => cell !== "")) as [string[], string[]];
  const spans = lower.some((cell, index) => cell !== "" && isBelowTheSame(upper, index));
  const words = [...groups, ...names].every((cell) => cell.length <= 60 && !/[@\d]/.test(cell));
  return groups.length > 1 && spans && words && names.filter(known).length * 2 > names.length;
}

// A group is written once over its columns, or over each of them again.
const isBelowTheSame = (upper: string[], index: number) =>
  index > 0 && ((upper[index] ?? "") === "" || upper[index] === upper[index - 1]);

function joined(upper: string[], lower: string[], entity: string): string[] {
  let group = "";
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [above, name] = [upper[index] ?? "", lower[index] ?? ""];
    if (above !== "") group = above;
    // (What stands over both rows is a heading of its own, and no group of what follows.)
    if (name === "") return [above, (group = "")].join("");
    const whole = `${group} ${name}`.trim();
    return conceptsOf(whole, entity).length > 0 || conceptsOf(name, entity).length === 0 ? whole : name;
  });
}
