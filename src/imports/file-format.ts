import { z } from "zod";
import { encodings } from "./encodings.ts";
import { declaredDelimiter, rowReader, type FileRow } from "./read-rows.ts";

/** So many columns at most a file has. */
export const most_columns = 500;

/** So many sheets of a workbook can be chosen from. */
export const most_sheets = 20;

/** How a file is written. */
export const file_format = z.strictObject({
  encoding: z.enum(encodings),
  delimiter: z.enum([",", ";", "\t", "|"]),
  /** Whether its first row names the columns. */
  header: z.boolean(),
  /** How many rows stand above that one: titles, comments. */
  above: z.int().min(0).optional(),
  /** Whether it came as a workbook, whose numbers and dates have one way to be written. */
  workbook: z.boolean().optional(),
  /** Which of the sheets of a workbook is read, from 0. */
  sheet: z
    .int()
    .min(0)
    .max(most_sheets - 1)
    .optional(),
  /** The sheets of a workbook that can be read: which pieces of what is stored are theirs, and how many lines. */
  sheets: z
    .array(z.strictObject({ name: z.string(), first: z.int(), pieces: z.int(), lines: z.int() }))
    .max(most_sheets)
    .optional(),
});
/** What somebody may say of it. */
export const format_change = file_format.omit({ sheets: true, workbook: true }).partial();
export type FileFormat = z.infer<typeof file_format>;

type Delimiter = FileFormat["delimiter"];
const delimiters: Delimiter[] = [";", ",", "\t", "|"];

/** The delimiter under which the sample falls into the most columns, the same number in most rows. */
export function delimiterOf(sample: string): Delimiter {
  const declared = declaredDelimiter(sample) as Delimiter | undefined;
  if (declared) return declared;
  const scored = delimiters.map((delimiter) => ({ delimiter, score: score(rowsOf(sample, delimiter).slice(0, 200)) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

/** The rows of a sample; a last one that may be cut off counts only where it is the only one. */
export function rowsOf(sample: string, delimiter: string): FileRow[] {
  const reader = rowReader(delimiter);
  const rows = reader.push(sample);
  return rows.length ? rows : reader.end();
}

// Decimal commas and commas in notes split rows unevenly; the true delimiter does so evenly. (Titles and sums of a report,
// which stand alone on their lines, are as many as its rows where these are few.)
function score(rows: FileRow[]): number {
  const widths = new Map<number, number>();
  for (const { cells } of rows) if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  const [width = 1, count = 0] = [...widths].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (width < 2) return 0;
  const broken = rows.filter((row) => row.broken).length;
  return (count / rows.length) ** 2 * Math.log2(width + 1) - broken / rows.length;
}
