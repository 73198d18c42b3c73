import type { Actor, Database } from "../database/door.ts";
import { csvLines, csvStyle } from "../entity/csv.ts";
import type { Kernel } from "../entity/kernel.ts";
import type { ImportRecord } from "./import-record.ts";
import type { NotTaken } from "./progress.ts";
import { own_id } from "./reading/sources.ts";
import { reasonIn } from "./reasons.ts";

const page_rows = 1000;
// Cells may be large: a page ends before they would be more.
const page_bytes = 4_000_000;

/** Rows that were not taken, in the order of the file, after a line. */
export async function notTakenPage(
  database: Database,
  actor: Actor,
  import_id: string,
  after: number,
): Promise<{ data: NotTaken[]; next: number | null }> {
  const text = `with page as materialized (select line, outcome, cells, reasons, left_out, row_id,
        sum(octet_length(cells::text) + octet_length(left_out::text)) over (order by line) as bytes
      from app.import_rows where import_id = $1 and line > $2 order by line limit ${page_rows}),
    shown as (select line, outcome, cells, reasons, left_out, row_id from page
      where bytes <= ${page_bytes} or line = (select min(line) from page))
    select coalesce((select json_agg(s order by line) from shown s), '[]')::text,
      ((select count(*) from page) > least(${page_rows - 1}, (select count(*) from shown)))::text`;
  const [rows] = await database.flush(actor, [{ text, values: [import_id, after] }]);
  const [list, more] = rows?.[0] ?? [];
  const data = JSON.parse(list ?? "[]") as NotTaken[];
  return { data, next: more === "true" ? (data.at(-1)?.line ?? null) : null };
}

/**
 * Rows that were not taken, and those that went in without a cell, as a file that can be mended and imported again: the
 * reason, the line, the record that came of it, then the cells as they came.
 */
export async function* notTakenCsv({ database }: Kernel, actor: Actor, record: ImportRecord): AsyncGenerator<string> {
  const [me] = await database.flush(actor, [
    { text: "select app.me() -> 'person' ->> 'locale', app.me() -> 'person' ->> 'language'", values: [] },
  ]);
  const [locale, language] = [me?.[0]?.[0] ?? "", me?.[0]?.[1] ?? "en"];
  const style = csvStyle(locale);
  const columns = record.columns.map(({ name, index }) => name || `${index + 1}`);
  yield (
    style.mark +
      csvLines(
        [[language === "fr" ? "motif" : "reason", language === "fr" ? "ligne" : "line", own_id, ...columns]],
        style,
      )
  );
  for (let after: number | null = 0; after !== null;) {
    const { data, next }: Awaited<ReturnType<typeof notTakenPage>> = await notTakenPage(
      database,
      actor,
      record.id,
      after,
    );
    if (data.length)
      yield csvLines(
        data.map((row) => [sentence(row, language, columns), String(row.line), row.row_id, ...row.cells]),
        style,
      );
    after = next;
  }
}

function sentence({ reasons, left_out }: NotTaken, language: string, columns: string[]): string {
  const whole = Object.entries(reasons).map(([field, reason]) => `${field} ${reasonIn(language, reason)}`.trim());
  const cells = left_out.map(
    ({ column, field, text, reason }) => `${columns[column] ?? field}: “${text}” ${reasonIn(language, reason)}`,
  );
  return [...whole, ...cells].join("; ");
}
