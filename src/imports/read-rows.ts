import Papa from "papaparse";
import { AppError } from "../entity/errors.ts";
import { quotedLines } from "./quoted-lines.ts";

/** A row of a file that is not empty: the line it begins on, its cells, and what is wrong with its form. */
export type FileRow = { line: number; cells: string[]; broken?: string };

/** Takes text piece by piece and gives the rows that are complete. */
export type RowReader = { push(text: string): FileRow[]; end(): FileRow[] };

// A quotation mark that is never closed would otherwise swallow the file into one cell.
const longest_row = 1_000_000;

export function rowReader(delimiter: string): RowReader {
  const parser = new Papa.Parser({ delimiter, newline: "\n" });
  const apart = quotedLines(delimiter);
  let rest = "";
  let line = 1;
  let ended = false;
  // (What a list of one column ends with is as its rows are.)
  let wide = false;
  const read = (final: boolean): FileRow[] => {
    // (What stands behind the last mark of a file is taken for a text in the middle of one.)
    const text = final ? rest.replace(/"[ \t]+$/, '"') : rest;
    const { data: found, errors, meta } = parser.parse(text, 0, !final) as Papa.ParseResult<string[]>;
    rest = final ? "" : rest.slice(meta.cursor);
    const broken = new Map(errors.toReversed().map(({ row, code }) => [row, sentences[code] ?? "cannot be read"]));
    return apart(found).flatMap((cells, index) => {
      const row = { line, cells, ...(broken.has(index) ? { broken: broken.get(index) as string } : {}) };
      line += 1 + cells.reduce((lines, cell) => lines + newlines(cell), 0);
      wide ||= cells.length > 1;
      ended ||= wide && isFooter(cells);
      return isEmpty(cells) || isDeclaration(row) || (ended && cells.length === 1) ? [] : [row];
    });
  };
  return {
    push(text) {
      rest += text;
      const rows = read(false);
      if (rest.length > longest_row)
        throw new AppError(
          "INVALID_INPUT",
          `A quotation mark in line ${line} is never closed. Close it in the file, or check the delimiter.`,
        );
      return rows;
    },
    end: () => (rest === "" ? [] : read(true)),
  };
}

/** The separator that a first line `sep=;` declares, as Excel writes it. */
export function declaredDelimiter(text: string): string | undefined {
  return /^sep=([,;\t|])\n/i.exec(text)?.[1];
}

const sentences: Record<string, string> = {
  MissingQuotes: "a quotation mark is opened and never closed",
  InvalidQuotes: "a quotation mark stands in the middle of a quoted cell",
};

function newlines(cell: string): number {
  let count = 0;
  for (let at = cell.indexOf("\n"); at !== -1; at = cell.indexOf("\n", at + 1)) count++;
  return count;
}

function isDeclaration({ line, cells }: FileRow): boolean {
  return line === 1 && /^sep=/i.test(cells[0] ?? "") && cells.length <= 2;
}

// What reports of Salesforce end with, below which only lines of one text come.
function isFooter(cells: string[]): boolean {
  return cells.length === 1 && /^(grand totals?\b|confidential information - |copyright \(c\) )/i.test(cells[0] ?? "");
}

function isEmpty(cells: string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}
