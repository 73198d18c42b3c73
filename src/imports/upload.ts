import type { Actor, Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { encodingOf, utf8Check, type Encoding } from "./decode.ts";

/** What is known of a file once all of it has arrived. */
export type Uploaded = { bytes: number; encoding: Encoding; head: Buffer; lines: number };

export const most_bytes = 100 * 1024 * 1024;
const piece_bytes = 512 * 1024;

/** Stores a file piece by piece as it arrives; at no time more than a piece of it is in memory. */
export async function storeFile(
  database: Database,
  actor: Actor,
  import_id: string,
  body: AsyncIterable<Uint8Array>,
): Promise<Uploaded> {
  const utf8 = utf8Check();
  let [bytes, lines, no] = [0, 0, 0];
  let head: Buffer = Buffer.alloc(0);
  for await (const piece of pieces(body)) {
    if (no === 0) refuseWorkbook((head = piece));
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
  return { bytes, encoding: encodingOf(head, utf8.end()), head, lines };
}

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

function refuseWorkbook(head: Buffer): void {
  const workbook = head.subarray(0, 4).toString("hex");
  if (workbook === "504b0304" || workbook === "d0cf11e0") {
    throw new AppError(
      "INVALID_INPUT",
      "This is a workbook, not a CSV file. Save it as “CSV UTF-8” in your spreadsheet and choose that file.",
    );
  }
}

function newlines(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) count++;
  return count;
}
