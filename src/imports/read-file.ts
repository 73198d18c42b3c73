import type { Actor, Database } from "../database/door.ts";
import { decoderOf } from "./decode.ts";
import type { FileFormat } from "./file-format.ts";
import { rowReader, type FileRow } from "./read-rows.ts";

/** A stored file, or the chosen sheet of one, as its pieces, one in memory at a time. */
export async function* filePieces(
  database: Database,
  actor: Actor,
  import_id: string,
  { sheet = 0, sheets }: Pick<FileFormat, "sheet" | "sheets">,
): AsyncGenerator<Buffer> {
  const { first, pieces } = sheets?.[sheet] ?? { first: 0, pieces: Infinity };
  for (let no = first; no < first + pieces; no++) {
    const [rows] = await database.flush(actor, [
      { text: "select data from app.import_chunks where import_id = $1 and no = $2", values: [import_id, no] },
    ]);
    const data = rows?.[0]?.[0];
    if (!data) return;
    yield Buffer.from(data.slice(2), "hex");
  }
}

/** The data rows of a stored file, in groups as they come. */
export async function* fileRows(
  database: Database,
  actor: Actor,
  import_id: string,
  format: FileFormat,
): AsyncGenerator<FileRow[]> {
  const decoder = decoderOf(format.encoding);
  const reader = rowReader(format.delimiter);
  let before = (format.above ?? 0) + (format.header ? 1 : 0);
  const data = (rows: FileRow[]) => {
    const skipped = Math.min(before, rows.length);
    before -= skipped;
    return rows.slice(skipped);
  };
  for await (const piece of filePieces(database, actor, import_id, format))
    yield data(reader.push(decoder.write(piece)));
  yield data([...reader.push(decoder.end()), ...reader.end()]);
}
