import { parentPort, workerData } from "node:worker_threads";
import Papa from "papaparse";
import readWorkbook from "read-excel-file/node";
import { boardRows } from "./board.ts";
import { most_columns } from "./file-format.ts";
import { unzippedSize } from "./unzipped-size.ts";

// Reading a workbook takes all of it into memory: these bound what that can be.
const most_unzipped = 200 * 1024 * 1024;
const most_rows = 200_000;
const most_cells = 4_000_000;
// A text that many cells have is there once, and would be written as often: what is written has a bound of its own.
const most_written = 100 * 1024 * 1024;

const bytes = workerData as Uint8Array;
parentPort?.postMessage(await read());

async function read(): Promise<{ csv: Uint8Array } | { refused: string }> {
  return bytes[0] === 0x50 ? readSheet() : readBoard();
}

function readBoard(): { csv: Uint8Array } | { refused: string } {
  const rows = boardRows(new TextDecoder().decode(bytes), most_written);
  return rows
    ? csvOf(rows)
    : { refused: "This file is JSON, and no board of Trello. Save a table as “CSV UTF-8” and choose that file." };
}

async function readSheet(): Promise<{ csv: Uint8Array } | { refused: string }> {
  const size = unzippedSize(bytes, most_unzipped);
  if (size === undefined)
    return { refused: "This workbook cannot be read. Open it, save it anew as .xlsx, and choose that file." };
  if (size > most_unzipped)
    return { refused: "This workbook holds more than 200 MB. Save the sheet as “CSV UTF-8” and choose that file." };
  try {
    const sheets = await readWorkbook(Buffer.from(bytes), { parseNumber: (text) => text });
    const rows = (sheets.find(({ data }) => data.length > 1) ?? sheets.find(({ data }) => data.length > 0))?.data ?? [];
    return csvOf(rows);
  } catch {
    return { refused: "This workbook cannot be read. Open it, save it anew as .xlsx, and choose that file." };
  }
}

function csvOf(rows: unknown[][]): { csv: Uint8Array } | { refused: string } {
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (rows.length > most_rows || rows.length * widest > most_cells)
    return { refused: "The sheet has more than 200,000 rows. Split it, and import the parts one after the other." };
  if (widest > most_columns)
    return {
      refused:
        "The file has more than 500 columns. Leave out those that you do not need, or check what stands between the cells.",
    };
  const texts = rows.map((row) => row.map(written));
  if (texts.reduce((sum, row) => row.reduce((all, { length }) => all + length, sum), 0) > most_written)
    return { refused: "This sheet is larger than 100 MB once its cells are written out. Split it into several." };
  const text = Papa.unparse(texts);
  return { csv: new TextEncoder().encode(`${text}\n`) };
}

function written(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, "");
  const text = String(value);
  // What a cell holds is stored to more digits than it has: 1200.5 as 1200.4999999999998.
  return /^-?\d+\.\d{10,}$|^-?\d(\.\d+)?E[+-]?\d+$/i.test(text) ? String(Number(Number(text).toPrecision(15))) : text;
}
