import { csvLines, csvStyle } from "../entity/csv.ts";
import type { Piece, Row } from "../entity/export.ts";
import { inParts } from "./in-parts.ts";
import { asReadBy, cellText } from "./seen-cells.ts";
import type { Reader, SeenColumn } from "./seen.ts";

/** Rows as they are seen, as CSV text in pieces. It says that it is UTF-8: amounts have signs that are not of ASCII. */
export async function* seenCsv(
  pages: AsyncIterable<Row[]>,
  columns: SeenColumn[],
  reader: Reader,
): AsyncGenerator<Piece<string>> {
  const style = csvStyle(reader.locale);
  yield { content: `\ufeff${csvLines([columns.map(({ heading }) => heading)], style)}`, rows: 0 };
  for await (const page of inParts(pages)) {
    const rows = asReadBy(reader, columns, () => page.map((row) => columns.map((column) => cellText(column, row))));
    yield { content: csvLines(rows, style), rows: rows.length };
  }
}
