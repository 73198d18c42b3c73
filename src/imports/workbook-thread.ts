import { parentPort, workerData } from "node:worker_threads";
import { read as readWorkbook, type CellObject, type WorkBook } from "@e965/xlsx";
import Papa from "papaparse";
import { boardRows } from "./board.ts";
import { most_columns, most_sheets } from "./file-format.ts";
import { cellText } from "./sheet-cells.ts";
import { unzippedSize } from "./unzipped-size.ts";

/** A sheet of a workbook, or a board, as CSV. */
export type Sheet = { name: string; csv: Uint8Array };
export type SheetsRead = { sheets: Sheet[] } | { refused: string };

// Reading a workbook takes all of it into memory: these bound what that can be.
const most_unzipped = 200 * 1024 * 1024;
const most_rows = 200_000;
const most_cells = 4_000_000;
// A text that many cells have is there once, and would be written as often: what is written has a bound of its own.
const most_written = 100 * 1024 * 1024;

const bytes = workerData as Uint8Array;
const unreadable = { refused: "This workbook cannot be read. Open it, save it anew as .xlsx, and choose that file." };
parentPort?.postMessage(read());

function read(): SheetsRead {
  return bytes[0] === 0x50 ? readSheets() : readBoard();
}

function readBoard(): SheetsRead {
  const rows = boardRows(new TextDecoder().decode(bytes), most_written);
  if (!rows)
    return { refused: "This file is JSON, and no board of Trello. Save a table as “CSV UTF-8” and choose that file." };
  const csv = csvOf(rows, most_written);
  return "refused" in csv ? csv : { sheets: [{ name: "", ...csv }] };
}

function readSheets(): SheetsRead {
  const size = unzippedSize(bytes, most_unzipped);
  if (size === undefined) return unreadable;
  if (size > most_unzipped)
    return { refused: "This workbook holds more than 200 MB. Save the sheet as “CSV UTF-8” and choose that file." };
  try {
    return sheetsOf(
      readWorkbook(bytes, {
        type: "buffer",
        dense: true,
        cellNF: true,
        cellText: false,
        cellHTML: false,
        cellFormula: false,
        sheetRows: most_rows + 1,
      }),
    );
  } catch {
    return unreadable;
  }
}

/** The sheets that somebody sees and that hold rows; one that is too large is left out where another is there before it. */
function sheetsOf(book: WorkBook): SheetsRead {
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const hidden = new Set(book.SheetNames.filter((_, at) => book.Workbook?.Sheets?.[at]?.Hidden));
  const seen =
    hidden.size < book.SheetNames.length ? book.SheetNames.filter((name) => !hidden.has(name)) : book.SheetNames;
  const sheets: Sheet[] = [];
  let left = most_written;
  for (const name of seen.slice(0, most_sheets)) {
    const rows = rowsOf((book.Sheets[name] as Dense | undefined)?.["!data"] ?? [], date1904);
    if (rows.length === 0) continue;
    const found = csvOf(rows, left);
    if ("csv" in found) {
      sheets.push({ name: name.slice(0, 100), ...found });
      left -= found.csv.length;
    } else if (sheets.length === 0) return found;
  }
  return { sheets };
}

type Dense = { "!data"?: (CellObject | undefined)[][] };

function rowsOf(data: (CellObject | undefined)[][], date1904: boolean): string[][] {
  const rows = Array.from(data, (row) => Array.from(row ?? [], (cell) => cellText(cell ?? undefined, date1904)));
  return rows.slice(0, rows.findLastIndex((row) => row.some((text) => text !== "")) + 1);
}

function csvOf(rows: unknown[][], most: number): { csv: Uint8Array } | { refused: string } {
  const widest = rows.reduce((width, row) => Math.max(width, row.length), 0);
  if (rows.length > most_rows || rows.length * widest > most_cells)
    return { refused: "The sheet has more than 200,000 rows. Split it, and import the parts one after the other." };
  if (widest > most_columns)
    return {
      refused:
        "The file has more than 500 columns. Leave out those that you do not need, or check what stands between the cells.",
    };
  const texts = rows.map((row) => row.map((cell) => String(cell ?? "")));
  if (texts.reduce((sum, row) => row.reduce((all, { length }) => all + length, sum), 0) > most)
    return { refused: "This sheet is larger than 100 MB once its cells are written out. Split it into several." };
  const text = Papa.unparse(texts);
  return { csv: new TextEncoder().encode(`${text}\n`) };
}
