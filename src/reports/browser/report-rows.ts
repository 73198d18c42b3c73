import { dayAfter } from "../../records/date-spans.ts";
import type { ReportAnswer, ReportDefinition, ReportGroup, ReportMeasure, ReportRow } from "../definition-shape.ts";
import { lastOf, sizeOf } from "./report-words.ts";
import type { BuilderField } from "./use-report-fields.ts";

/** So many steps of days are drawn without a gap; of more only those with rows. */
const most_steps = 400;

/** The groups of the first grouping in the order in which they are read, for the drawing. */
export function firstGroups(answer: ReportAnswer, definition: ReportDefinition, fields: BuilderField[]): ReportRow[] {
  const rows = definition.groups.length > 1 ? answer.subtotals : answer.rows;
  return inOrder(rows, definition.groups, fields);
}

/** Days, ranges and choices in their own order, all else by the first measure, the largest first. */
export function inOrder(rows: ReportRow[], groups: ReportGroup[], fields: BuilderField[]): ReportRow[] {
  const totals = new Map<unknown, number>();
  for (const { keys, values } of rows) totals.set(keys[0], (totals.get(keys[0]) ?? 0) + sizeOf(values[0]));
  const natural = groups.map((group) => orderOf(group, fields));
  return rows.toSorted((one, other) => {
    for (const [nth, rank] of natural.entries()) {
      const [a, b] = [one.keys[nth], other.keys[nth]];
      if (a === b) continue;
      if (rank) return rank(a) < rank(b) ? -1 : 1;
      const size = (row: ReportRow) => (nth === 0 ? (totals.get(row.keys[0]) ?? 0) : sizeOf(row.values[0]));
      return size(other) - size(one) || String(a).localeCompare(String(b));
    }
    return 0;
  });
}

function orderOf(
  { field: name, step }: ReportGroup,
  fields: BuilderField[],
): ((key: unknown) => number | string) | null {
  const field = fields.find((each) => each.name === name);
  if (step) return (key) => (key === null ? Infinity : Number(key));
  if (field?.kind === "date" || field?.kind === "moment") return (key) => (key === null ? "~" : String(key));
  if (!field?.choices) return null;
  const places = new Map<unknown, number>(field.choices.map((choice, at) => [choice, at]));
  return (key) => places.get(key) ?? places.size;
}

/** What the first grouping's days are, one after the other, also those without rows; null where it has none, or too many. */
export function stepsOf(rows: ReportRow[], { by }: ReportGroup): string[] | null {
  const days = rows.map(({ keys }) => keys[0]).filter((key): key is string => typeof key === "string");
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const steps: string[] = [];
  for (let day = first; day <= last; day = dayAfter(lastOf(day, by ?? "month"), 1)) {
    if (steps.push(day) > most_steps) return [...new Set(days)];
  }
  return steps;
}

/** What stands where there are no rows: nothing counted is none, and an average of nothing there is not. */
export const emptyOf = ({ of }: ReportMeasure): number | null =>
  ["count", "distinct", "sum", "share"].includes(of) ? 0 : null;
