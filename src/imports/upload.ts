import type { Actor, Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { encodingOf, utf8Check } from "./decode.ts";
import type { Encoding } from "./encodings.ts";
import { most_workbook_bytes, workbookAsCsv } from "./workbook.ts";

/** What is known of a file once all of it has arrived; a workbook has sheets, of which each begins with a piece of its own. */
export type Uploaded = { bytes: number; encoding: Encoding; head: Buffer; lines: number; sheets?: StoredSheet[] };

/** A sheet as it is stored: its pieces, and its first one. */
export type StoredSheet = { name: string; first: number; pieces: number; lines: number; head: Buffer };

export const most_bytes = 100 * 1024 * 1024;
const piece_bytes = 512 * 1024;

/** Stores a file piece by piece as it arrives; at no time more than a piece of it is in memory, unless it is a workbook or a board. */
export async function storeFile(
  database: Database,
  actor: Actor,
  import_id: string,
  person: string,
  body: AsyncIterable<Uint8Array>,
): Promise<Uploaded> {
  const utf8 = utf8Check();
  let [bytes, lines, no] = [0, 0, 0];
  let head: Buffer = Buffer.alloc(0);
  const sheets: StoredSheet[] = [];
  for await (const { piece, sheet } of plainPieces(body, person)) {
    if (no === 0) head = piece;
    if (sheet !== undefined) noteSheet(sheets, sheet, piece, no);
    utf8.write(piece);
    lines += newlines(piece);
    if ((bytes += piece.length) > most_bytes)
      throw new AppError(
        "INVALID_INPUT",
        "The file is larger than 100 MB. Split it, and import the parts one after the other.",
      );
    await database.flush(actor, [
      {
        text: "insert into app.import_chunks (import_id, no, data) values ($1, $2, $3)",
        values: [import_id, no++, piece],
      },
    ]);
  }
  if (bytes === 0) throw new AppError("INVALID_INPUT", "The file is empty.");
  if (sheets.length > 0) return { bytes, encoding: "utf-8", head, lines, sheets };
  return { bytes, encoding: encodingOf(head, utf8.end()), head, lines };
}

function noteSheet(sheets: StoredSheet[], { name, begins }: PieceOfSheet, piece: Buffer, no: number): void {
  if (begins) sheets.push({ name, first: no, pieces: 0, lines: 0, head: piece });
  const sheet = sheets.at(-1) as StoredSheet;
  sheet.pieces++;
  sheet.lines += newlines(piece);
}

type PieceOfSheet = { name: string; begins: boolean };

/** The pieces of a text file as they come; those of a workbook's sheets, or of a board in JSON, once it was turned into text. */
async function* plainPieces(
  body: AsyncIterable<Uint8Array>,
  person: string,
): AsyncGenerator<{ piece: Buffer; sheet?: PieceOfSheet }> {
  const whole: Buffer[] = [];
  let size = 0;
  let first = true;
  for await (const piece of pieces(body)) {
    const begins = first ? piece.subarray(0, 4).toString("hex") : "";
    const is_whole = begins === "504b0304" || (first && /^\uFEFF?\s*\{\s*"/.test(piece.toString("utf8", 0, 200)));
    first = false;
    if (begins === "d0cf11e0") throw old_workbook;
    if (!is_whole && whole.length === 0) {
      yield { piece };
      continue;
    }
    whole.push(piece);
    if ((size += piece.length) > most_workbook_bytes)
      throw new AppError(
        "INVALID_INPUT",
        "This workbook or board is larger than 20 MB. Save it as “CSV UTF-8” and choose that file.",
      );
  }
  if (whole.length === 0) return;
  for (const { name, csv } of await workbookAsCsv(Buffer.concat(whole), person))
    for (let at = 0; at < csv.length; at += piece_bytes)
      yield { piece: Buffer.from(csv.subarray(at, at + piece_bytes)), sheet: { name, begins: at === 0 } };
}

const old_workbook = new AppError(
  "INVALID_INPUT",
  "This is a workbook of an old kind (.xls). Save it as .xlsx or as “CSV UTF-8” and choose that file.",
);

async function* pieces(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [held, size]: [Uint8Array[], number] = [[], 0];
  for await (const part of body) {
    held.push(part);
    size += part.length;
    if (size < piece_bytes) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(held);
}

function newlines(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) count++;
  return count;
}
