import Papa from "papaparse";
import type { Actor } from "../database/door.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import { type Kernel } from "./kernel.ts";
import { logged, type Piece, type Row, rowPages } from "./export.ts";

/** How spreadsheets of a region read a file: separator, decimal sign, and a mark that says UTF-8 where they need one. */
export type CsvStyle = { delimiter: "," | ";"; decimal: "," | "."; mark: "" | "\ufeff" };

/** The style of a person's regional format; French spreadsheets take the comma for the decimals. */
export function csvStyle(locale: string): CsvStyle {
  return locale.startsWith("fr")
    ? { delimiter: ";", decimal: ",", mark: "\ufeff" }
    : { delimiter: ",", decimal: ".", mark: "" };
}

/** Rows as CSV text, each line ended. What a spreadsheet would take for a formula gets a quote before it; numbers and phones stay. */
export function csvLines(rows: unknown[][], style: CsvStyle): string {
  const cells = rows.map((row) => row.map((value) => cell(value, style)));
  const format = { delimiter: style.delimiter, newline: "\r\n", escapeFormulae: formula, quotes: separates };
  return `${Papa.unparse(cells, format)}\r\n`;
}

/** The style of whoever asks. */
export async function styleOf(kernel: Kernel, actor: Actor): Promise<CsvStyle> {
  const [rows] = await kernel.database.flush(actor, [{ text: "select app.me() -> 'person' ->> 'locale'", values: [] }]);
  return csvStyle(rows?.[0]?.[0] ?? "");
}

/**
 * All rows that a list question finds for the caller, as CSV text in pieces of a thousand rows. Needs the verb `export`;
 * the log keeps the question before the first row leaves, and the number of rows after the last.
 */
export async function exportCsv(
  kernel: Kernel,
  entity: Entity,
  actor: Actor,
  query: Record<string, string>,
): Promise<AsyncGenerator<string>> {
  const { cursor: _, offset: __, limit: ___, count: ____, include: _____, ...question } = query;
  const pages = csvPages(kernel, entity, actor, question, await styleOf(kernel, actor));
  return logged(kernel, entity, actor, question, pages);
}

/** The rows that a question finds for the caller as CSV text, a thousand at a time; the headings come with the first. */
export async function* csvPages(
  kernel: Kernel,
  entity: Entity,
  actor: Actor,
  question: Record<string, string>,
  style: CsvStyle,
): AsyncGenerator<Piece<string>> {
  const include = Object.keys(entity.relations).join();
  let columns: CsvColumn[] | undefined;
  for await (const page of rowPages(kernel, entity, actor, { ...question, ...(include && { include }) })) {
    const made = columns ?? columnsOf(entity, question["columns"], page[0]);
    const rows = page.map((row) => made.map(({ of }) => of(row)));
    const lines = columns ? rows : [made.map(({ heading }) => heading), ...rows];
    if (lines.length > 0) yield { content: `${columns ? "" : style.mark}${csvLines(lines, style)}`, rows: rows.length };
    columns = made;
  }
}

/** The entity of a path's name, or "there is no such address". */
export function entityNamed(kernel: Kernel, name: string): Entity {
  const entity = Object.hasOwn(kernel.entities, name) ? kernel.entities[name] : undefined;
  if (!entity) throw new AppError("RESOURCE_NOT_FOUND", "There is no such address.");
  return entity;
}

type CsvColumn = { heading: string; of: (row: Row) => unknown };

// A plain number with a sign, such as a phone in E.164, is no formula.
const formula = /^(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])(?![+-]?\d[\d\s.,]*$)/;

// The separators of other regions' spreadsheets; a comma is quoted where it is one, and else is a decimal sign.
const separates = (text: unknown) => /[;\t]/.test(String(text));

// The name of what a column points at stands beside the id.
function columnsOf(entity: Entity, asked: string | undefined, row: Row | undefined): CsvColumn[] {
  const names = (asked?.split(",") ?? Object.keys(entity.columns)).filter((name) => !row || name in row);
  return names.flatMap((name) => {
    // (A file is read again as people write: a bare number would be hours.)
    const clock = entity.fields[name]?.kind === "minutes";
    const of = (given: Row) => (clock && typeof given[name] === "number" ? clockOf(given[name]) : given[name]);
    const own: CsvColumn = { heading: name, of };
    const relation = Object.keys(entity.relations).find((key) => entity.relations[key]?.column === name);
    if (!relation || (row && !(relation in row))) return [own];
    return [own, { heading: relation, of: (given) => nameOf(given[relation]) }];
  });
}

const clockOf = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

function nameOf(related: unknown): unknown {
  return Array.isArray(related) ? related.map(nameOf) : (related as { name?: string } | null)?.name;
}

function cell(value: unknown, style: CsvStyle): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value).replace(".", style.decimal);
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
