import { Hono } from "hono";
import type { Actor } from "../database/door.ts";
import { entityNamed, exportCsv } from "../entity/csv.ts";
import type { Entity } from "../entity/describe.ts";
import { AppError } from "../entity/errors.ts";
import { logged, type Row, rowPages } from "../entity/export.ts";
import { fileHeaders, type Format, textStream } from "../entity/file-answer.ts";
import type { Kernel } from "../entity/kernel.ts";
import { asTheirs } from "../entity/own-fields.ts";
import { chosen_input } from "../entity/chosen-request.ts";
import { operations } from "../entity/operations.ts";
import type { Asking } from "../entity/request.ts";
import { rowsInOrder } from "./rows-in-order.ts";
import { seenCsv } from "./seen-csv.ts";
import { most_sheet_rows, seenXlsx } from "./seen-xlsx.ts";
import { neededBy, readableBy, readColumns, type SeenColumn } from "./seen.ts";

/**
 * `GET /{entity}/export.csv` or `.xlsx` with a list's own question: everything that it finds, as a file. With `seen` it has
 * the columns of the screen in the reader's words and signs; without, all fields, so that it can be imported again.
 * `POST` exports the rows that were chosen.
 */
export function serveExports(kernel: Kernel): Hono<Asking> {
  const app = new Hono<Asking>();
  for (const format of ["csv", "xlsx"] as const) {
    app.get(`/:entity/export.${format}`, async (c) => {
      const entity = entityNamed(kernel, c.req.param("entity"));
      const { seen, ...question } = c.req.query();
      if (seen === undefined) {
        if (format === "csv") return answer(await exportCsv(kernel, entity, c.get("actor"), question), entity, format);
        throw new AppError("INVALID_INPUT", "A workbook has the columns that `seen` names. Name them, or ask for CSV.");
      }
      return answer(await exportSeen(kernel, entity, c.get("actor"), { format, seen, question }), entity, format);
    });
    app.post(`/:entity/export.${format}`, async (c) => {
      const entity = entityNamed(kernel, c.req.param("entity"));
      const { seen, ids } = chosen_input.parse(await c.req.json());
      return answer(await exportSeen(kernel, entity, c.get("actor"), { format, seen, ids }), entity, format);
    });
  }
  return app;
}

type Asked = { format: Format; seen: string; question?: Record<string, string>; ids?: string[] };

async function exportSeen(kernel: Kernel, described: Entity, actor: Actor, { format, seen, question, ids }: Asked) {
  const entity = await asTheirs(kernel.database, actor, described);
  const { reader, columns } = await readableBy(kernel, actor, entity, readColumns(entity, seen));
  const { cursor: _, offset: __, limit: ___, count: ____, include: _____, columns: ______, ...rest } = question ?? {};
  if (format === "xlsx" && !ids) await mustFit(kernel, entity, actor, rest);
  const needed = neededBy(entity, columns);
  const pages: AsyncGenerator<Row[]> = ids
    ? rowsInOrder(kernel, entity, actor, ids, needed)
    : rowPages(kernel, entity, actor, { ...rest, ...needed });
  const noted = { ...rest, ...(ids && { ids }), format, columns: namesOf(columns) };
  // (Each writes pieces of its own kind.)
  return format === "csv"
    ? logged<string | Uint8Array>(kernel, entity, actor, noted, seenCsv(pages, columns, reader))
    : logged<string | Uint8Array>(kernel, entity, actor, noted, seenXlsx(pages, columns, reader));
}

async function mustFit(kernel: Kernel, entity: Entity, actor: Actor, question: Record<string, string>): Promise<void> {
  const asked = { ...question, columns: "id", limit: "1", count: "true" };
  const { count } = JSON.parse(await operations(kernel, entity).list(actor, asked)) as { count: number };
  if (count > most_sheet_rows)
    throw new AppError("INVALID_INPUT", "A sheet holds 1,048,575 rows. Filter the list, or export it as CSV.");
}

const namesOf = (columns: SeenColumn[]) => columns.map(({ field }) => field.name).join();

function answer(pieces: AsyncIterable<string | Uint8Array>, entity: Entity, format: Format): Response {
  const name = `${entity.name}-${new Date().toISOString().slice(0, 10)}`;
  return new Response(textStream(pieces), { headers: fileHeaders(name, format) });
}
