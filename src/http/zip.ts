import { Zip, ZipDeflate } from "fflate";

/** A file of a ZIP, by the pieces of its text. */
export type ZippedFile = { name: string; pieces: AsyncIterable<string> | Iterable<string> };

/** Files as the pieces of a ZIP. Between two pieces the database is asked, so that others are served. */
export async function* zipped(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  const encoder = new TextEncoder();
  for await (const { name, pieces } of files) {
    const file = new ZipDeflate(name, { level: 3 });
    zip.add(file);
    for await (const piece of pieces) {
      file.push(encoder.encode(piece));
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
