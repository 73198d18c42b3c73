import { sql } from "../database/drizzle.ts";
import type { Actor } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import type { Entity } from "../entity/describe.ts";
import { type Kernel } from "../entity/kernel.ts";
import { asTheirs } from "../entity/own-fields.ts";
import { newId } from "../entity/operations.ts";
import { analyse, type Analysis, type Importer } from "./analyse.ts";
import { decoderOf } from "./decode.ts";
import type { FileFormat, format_change } from "./file-format.ts";
import { checkSettings, type settings_change } from "./import-settings.ts";
import { readImport } from "./import-record.ts";
import { filePieces } from "./read-file.ts";
import { withoutReckoned } from "./reckoned.ts";
import { remembered } from "./remembered.ts";
import { storeFile, type Uploaded } from "./upload.ts";
import type { z } from "zod";

// What is looked at before anything is asked.
const sample_bytes = 256 * 1024;

/** Takes a file in and finds out what is in it; answers the id of the import. */
export async function upload(
  kernel: Kernel,
  actor: Actor,
  entity_name: string,
  file_name: string,
  body: AsyncIterable<Uint8Array>,
): Promise<string> {
  const { database } = kernel;
  const entity = await described(kernel, actor, entity_name);
  const id = newId();
  const [, , me] = await database.flush(actor, [
    { text: "select app.require($1, 'import')", values: [entity.name] },
    {
      text: "insert into public.imports (id, name, entity, owner_id) values ($1, $2, $3, app.user_id())",
      values: [id, file_name, entity.name],
    },
    { text: "select app.me() -> 'person' ->> 'id', app.me() -> 'person' ->> 'locale'", values: [] },
  ]);
  const importer = { id: me?.[0]?.[0] ?? "", locale: me?.[0]?.[1] ?? "", file_name };
  const stored = await storeFile(database, actor, id, importer.id, body);
  const found = foundIn(entity, stored, importer);
  const settings = await remembered(database, actor, entity, found);
  await store(kernel, actor, id, { ...found, settings }, { bytes: stored.bytes, lines: stored.lines });
  return id;
}

/** What is in a file; of a workbook with several sheets, in the first that has at least half of the columns of the best. */
function foundIn(entity: Entity, { encoding, head, sheets }: Uploaded, importer: Importer): Analysis {
  if (!sheets) return analyse(entity, textOf(head, encoding), { encoding }, importer);
  const format = { encoding, delimiter: "," as const, workbook: true };
  const all = sheets.map((sheet) => analyse(entity, textOf(sheet.head, encoding), format, importer));
  const placed = all.map(({ settings }) => settings.mapping.filter(({ as }) => as !== "labelled").length);
  const sheet = placed.findIndex((count) => count * 2 >= Math.max(...placed));
  const found = all[sheet] as Analysis;
  const offered = sheets.map(({ name, first, pieces, lines }) => ({ name, first, pieces, lines }));
  return offered.length > 1 ? { ...found, format: { ...found.format, sheet, sheets: offered } } : found;
}

/** Changes what is to be done with a file; what was checked before is to be checked again. */
export async function changeSettings(
  kernel: Kernel,
  actor: Actor,
  id: string,
  { format, ...change }: z.infer<typeof settings_change>,
): Promise<void> {
  const { database } = kernel;
  const record = await readImport(database, actor, id);
  const entity = await described(kernel, actor, record.entity);
  let found: Omit<Analysis, "guessed"> = record;
  if (format) {
    const given = formatWith(record.format, format);
    const head = (await filePieces(database, actor, id, given).next()).value as Buffer;
    const [rows] = await database.flush(actor, [
      { text: "select app.me() -> 'person' ->> 'id', app.me() -> 'person' ->> 'locale'", values: [] },
    ]);
    found = analyse(entity, textOf(head, given.encoding), given, {
      id: rows?.[0]?.[0] ?? "",
      locale: rows?.[0]?.[1] ?? "",
      file_name: record.name,
    });
  }
  const settings = checkSettings(entity, { ...found.settings, ...change });
  await store(kernel, actor, id, { format: found.format, columns: found.columns, settings });
}

/** How a file is to be read; another sheet has headings of its own. */
function formatWith({ sheets, ...format }: FileFormat, change: z.infer<typeof format_change>) {
  const { sheet } = change;
  if (sheet === undefined || sheet === format.sheet) return { ...format, ...change, ...(sheets && { sheets }) };
  if (!sheets?.[sheet]) throw new AppError("INVALID_INPUT", "This file has no such sheet.");
  const { above: _, header: _header, ...kept } = format;
  return { ...kept, ...change, sheets };
}

/** Stops what is under way, or gives an import up that has not begun. What was taken in stays until it is undone. */
export async function cancel(kernel: Kernel, actor: Actor, id: string): Promise<void> {
  await kernel.database.as(actor, async (tx) => {
    const { rows } = await tx.execute<{ run_id: string | null }>(sql`update public.imports
      set state = case state when 'checking' then 'uploaded' when 'committing' then 'stopped' when 'undoing' then 'committed' else 'cancelled' end
      where id = ${id} and state in ('uploading', 'uploaded', 'checking', 'checked', 'committing', 'undoing') returning run_id`);
    if (!rows[0]) throw new AppError("RESOURCE_CONFLICT", "There is nothing to cancel in this import.");
    if (rows[0].run_id) await tx.execute(sql`select app.end_run(${rows[0].run_id})`);
  });
}

async function store(
  { database }: Kernel,
  actor: Actor,
  id: string,
  found: Omit<Analysis, "guessed">,
  file?: { bytes: number; lines: number },
): Promise<void> {
  const { above = 0, header, sheet = 0, sheets } = found.format;
  // The heading and what stands above it are no rows.
  const lines = (sheets?.[sheet]?.lines ?? file?.lines ?? 0) - above - Number(header);
  const values = [id, JSON.stringify(found.format), JSON.stringify(found.columns), JSON.stringify(found.settings)];
  const text = file
    ? "update public.imports set format = $2, columns = $3, settings = $4, state = 'uploaded', bytes = $5, total = $6 where id = $1 and state = 'uploading' returning id"
    : "update public.imports set format = $2, columns = $3, settings = $4, total = coalesce($5, total), state = 'uploaded', done = 0, counts = '{}', samples = '[]', left_out = '[]', error = null where id = $1 and state in ('uploaded', 'checked') returning id";
  const [rows] = await database.flush(actor, [
    {
      text,
      values: file ? [...values, file.bytes, Math.max(1, lines)] : [...values, sheets ? Math.max(1, lines) : null],
    },
  ]);
  if (!rows?.length) throw new AppError("RESOURCE_CONFLICT", "This import has begun: its settings stand.");
}

/** The entity with the lists and fields of the company's own. */
async function described(kernel: Kernel, actor: Actor, name: string) {
  const theirs = await asTheirs(kernel.database, actor, entityOf(kernel, name));
  return withoutReckoned(kernel.database, actor, theirs);
}

function entityOf(kernel: Kernel, name: string) {
  const entity = Object.hasOwn(kernel.entities, name) ? kernel.entities[name] : undefined;
  if (!entity) throw new AppError("INVALID_INPUT", "There is nothing of this name to import into.");
  return entity;
}

// A file that fits into the sample is read to its end.
function textOf(head: Buffer, encoding: FileFormat["encoding"]): string {
  const decoder = decoderOf(encoding);
  const text = decoder.write(head.subarray(0, sample_bytes));
  return head.length <= sample_bytes ? `${text}${decoder.end()}\n` : text;
}
