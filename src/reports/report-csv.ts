import { csvLines, csvStyle } from "../entity/csv.ts";
import type { Field } from "../entity/describe.ts";
import type { Piece } from "../entity/export.ts";
import { asReadBy } from "../exports/seen-cells.ts";
import { fieldText } from "../records/field-text.ts";
import type { ReportRow, ReportValue } from "./definition-shape.ts";
import type { Ran } from "./run-report.ts";

/** What the columns of a file are called: those of groupings and of measures, and how the period before is. */
export type Headings = { groups: string[]; measures: string[]; before: string };

/** The groups of a report as CSV, in the words of its reader; money that is added up has a column for each currency. */
export async function* reportCsv(ran: Ran, headings: Headings): AsyncGenerator<Piece<string>> {
  const { answer, clock, plan } = ran;
  const style = csvStyle(clock.locale);
  const rows = answer.rows.length > 0 ? answer.rows : [answer.total];
  const columns = columnsOf(ran, rows, headings);
  const fields = plan.groups.map(({ field }) => plan.entity.fields[field] as Field);
  const seen = fields.map((field) => ({ field, heading: "", relation: undefined }));
  const lines = asReadBy(clock, seen, () =>
    rows.map((row) => [...row.keys.map((_, nth) => keyText(ran, row, nth)), ...columns.map(({ of }) => of(row))]),
  );
  const head = [
    ...plan.groups.map(({ field }, nth) => headings.groups[nth] ?? field),
    ...columns.map(({ name }) => name),
  ];
  yield { content: `\ufeff${csvLines([head, ...lines], style)}`, rows: rows.length };
}

type Column = { name: string; of: (row: ReportRow) => unknown };

function columnsOf({ plan }: Ran, rows: ReportRow[], headings: Headings): Column[] {
  return plan.measures.flatMap((measure, nth): Column[] => {
    const name = headings.measures[nth] ?? [measure.of, measure.field].filter(Boolean).join(" ");
    const currencies = [...new Set(rows.flatMap((row) => currenciesIn(row, nth)))].toSorted();
    const plain = rows.every(({ values }) => !isSums(values[nth]));
    const of = (values: ReportValue[] | undefined, currency?: string) => part(values?.[nth], currency);
    const now: Column[] = plain
      ? [{ name, of: (row) => of(row.values) }]
      : currencies.map((currency) => ({ name: `${name} (${currency})`, of: (row) => of(row.values, currency) }));
    if (!rows.some(({ before }) => before)) return now;
    const then = (column: Column, currency?: string): Column => ({
      name: `${column.name}, ${headings.before}`,
      of: (row) => of(row.before, currency),
    });
    return now.flatMap((column, at) => [column, then(column, plain ? undefined : currencies[at])]);
  });
}

const isSums = (value: ReportValue | undefined): value is Record<string, number> =>
  typeof value === "object" && value !== null;

const currenciesIn = ({ values, before }: ReportRow, nth: number) =>
  [values[nth], before?.[nth]].flatMap((value) => (isSums(value) ? Object.keys(value) : []));

function part(value: ReportValue | undefined, currency: string | undefined): number | null {
  if (isSums(value)) return currency === undefined ? null : (value[currency] ?? 0);
  return value ?? null;
}

/** A key as it is read; days stay days, which spreadsheets know. */
function keyText({ plan, answer }: Ran, { keys }: ReportRow, nth: number): unknown {
  const { field: name, by, step, of } = plan.groups[nth] ?? { field: "" };
  const key = keys[nth];
  if (key === null || key === undefined) return "";
  if (of) return answer.names[nth]?.[String(key)] ?? "";
  if (by) return key;
  if (step !== undefined) return `${String(key)}–${Number(key) + step}`;
  const field = plan.entity.fields[name] as Field;
  const own = field.own && field.listed?.find((each) => each.key === key)?.name;
  return own ?? fieldText(field, key);
}
