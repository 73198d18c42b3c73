import { buffer } from "node:stream/consumers";
import { framed, unframed } from "./frames.ts";
import type { Read } from "./letter-shape.ts";
import { readLetter } from "./read-letter.ts";

// A program of its own (src/inbox/read-apart.ts): messages come in one after the other, and of each go out what it says and its files.
const parts: Uint8Array[] = [];
for (const message of unframed(await buffer(process.stdin))) {
  const { read, files } = await readLetter(message).then(
    ({ letter, files: found }): { read: Read; files: Buffer[] } => ({
      read: { letter, files: found.map(([file]) => file) },
      files: found.map(([, bytes]) => bytes),
    }),
    (error: Error): { read: Read; files: Buffer[] } => ({
      read: { unreadable: error.message.slice(0, 200) },
      files: [],
    }),
  );
  parts.push(Buffer.from(JSON.stringify(read)), ...files);
}
process.stdout.write(framed(parts), () => process.exit());
