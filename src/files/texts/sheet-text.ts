import { read as readWorkbook, type CellObject, type WorkBook } from "@e965/xlsx";
import { unzippedSize } from "../../imports/unzipped-size.ts";
import { wholeFile, type Bytes } from "./bytes.ts";
import type { Passages } from "./passages.ts";
import { Unread } from "./unread.ts";

const most_bytes = 20_000_000;
const most_unpacked = 100_000_000;
const most_rows = 50_000;

/** A workbook, row by row. */
export async function readWorkbookText(input: Bytes, to: Passages): Promise<void> {
  const bytes = await wholeFile(input, most_bytes);
  const size = unzippedSize(bytes, most_unpacked);
  if (size === undefined) throw new Unread("damaged");
  if (size > most_unpacked) throw new Unread("unpacked");
  addSheets(opened(bytes, "damaged"), to);
}

/** A file of an Office before 2007, or a newer one with a password, which has the same shell. Only workbooks are read. */
export async function readOldOffice(input: Bytes, to: Passages): Promise<void> {
  addSheets(opened(await wholeFile(input, most_bytes), "kind"), to);
}

function opened(bytes: Uint8Array, otherwise: "damaged" | "kind"): WorkBook {
  try {
    return readWorkbook(bytes, {
      type: "buffer",
      dense: true,
      cellHTML: false,
      cellFormula: false,
      sheetRows: most_rows,
    });
  } catch (error) {
    throw new Unread(/password|encrypt/i.test(String(error)) ? "password" : otherwise);
  }
}

type Dense = { "!data"?: ((CellObject | undefined)[] | undefined)[] };

function addSheets({ SheetNames, Sheets }: WorkBook, to: Passages): void {
  for (const name of SheetNames) {
    to.add(`${name} `);
    for (const row of (Sheets[name] as Dense | undefined)?.["!data"] ?? [])
      to.add(`${(row ?? []).map((cell) => cell?.w ?? String(cell?.v ?? "")).join(" ")} `);
  }
}
