import type { Piece, Row } from "../entity/export.ts";
import { zipped, type ZippedFile } from "../http/zip.ts";
import { formatDate, formatMoney, wallClock } from "../ui/format.ts";
import { inParts } from "./in-parts.ts";
import { asReadBy, cellText } from "./seen-cells.ts";
import type { Reader, SeenColumn } from "./seen.ts";
import { type Cell, sheetBegin, sheetEnd, sheetRow, workbookParts, workbookStyles } from "./workbook-xml.ts";

/** The most rows that a sheet holds below its headings. */
export const most_sheet_rows = 1_048_575;

/**
 * Rows as they are seen, as an XLSX workbook in pieces. Numbers, days and moments are such to the spreadsheet too, in a
 * format that shows them as the screen does.
 */
export async function* seenXlsx(
  pages: AsyncIterable<Row[]>,
  columns: SeenColumn[],
  reader: Reader,
): AsyncGenerator<Piece<Uint8Array>> {
  let rows = 0;
  const formats: string[] = [];
  async function* sheet(): AsyncGenerator<string> {
    yield sheetBegin(columns.map(({ heading }) => heading));
    let at = 2;
    for await (const page of inParts(pages)) {
      const cellsOf = (row: Row) => columns.map((column) => cellOf(column, row, reader));
      yield asReadBy(reader, columns, () => page.map((row) => sheetRow(at++, cellsOf(row), formats)).join(""));
      rows += page.length;
    }
    yield sheetEnd;
  }
  async function* files(): AsyncGenerator<ZippedFile> {
    for (const [name, text] of Object.entries(workbookParts)) yield { name, pieces: [text] };
    yield { name: "xl/worksheets/sheet1.xml", pieces: sheet() };
    // The formats that the sheet has used; which, is known at its end.
    yield { name: "xl/styles.xml", pieces: [workbookStyles(formats)] };
  }
  for await (const content of zipped(files())) {
    yield { content, rows };
    rows = 0;
  }
}

function cellOf(column: SeenColumn, row: Row, reader: Reader): Cell {
  const { kind, list, name, choices, chosen_from } = column.field;
  const value = row[name];
  if (value === null || value === undefined || list || choices || chosen_from || column.relation)
    return cellText(column, row);
  const day = reader.language === "fr" ? "[$-40C]" : "[$-409]";
  switch (kind) {
    case "money":
      return { number: Number(value), format: moneyFormat(row["currency"] as string | undefined) };
    case "count":
      return { number: Number(value), format: "#,##0" };
    case "minutes":
      return { number: Number(value) / 1440, format: "[h]:mm" };
    case "percent":
      return { number: Number(value), format: '0"\u202f%"' };
    case "date":
      return dated(serial(`${value as string} 00:00:00`), `${day}${dayFormat()}`) ?? cellText(column, row);
    case "moment":
      return dated(serial(wallClock(String(value))), `${day}${dayFormat()}, hh:mm`) ?? cellText(column, row);
  }
  return cellText(column, row);
}

// Spreadsheets know no day before 1900, and of what is no number they say that the workbook is broken.
const dated = (number: number, format: string): Cell | undefined => (number >= 1 ? { number, format } : undefined);

/** Days since the beginning of what spreadsheets count from, as the clock there shows them. */
function serial(clock: string): number {
  return Date.parse(`${clock.replace(" ", "T")}Z`) / 86_400_000 + 25_569;
}

// The order of the region: 21 nov. 2026 or Nov 21, 2026.
function dayFormat(): string {
  return /^\d/.test(formatDate("2026-11-21")) ? "d mmm yyyy" : "mmm d, yyyy";
}

// The sign where the region has it; the separators are those of whoever opens the file.
function moneyFormat(currency: string | undefined): string {
  const [, before = "", after = ""] = /^(\D*)[\d\s.,]+?(\D*)$/.exec(formatMoney(1, currency)) ?? [];
  const quoted = (sign: string) => (sign ? `"${sign.replaceAll('"', "")}"` : "");
  return `${quoted(before)}#,##0.00${quoted(after)}`;
}
