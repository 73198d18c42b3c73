import { Readable } from "node:stream";
import { type Ended, runApart, wantedMemory } from "../files/run-apart.ts";
import { framed, unframed } from "./frames.ts";
import type { Read } from "./letter-shape.ts";

/** A message that was read, with the bytes of its files. */
export type ReadWithFiles = { read: Read; files: Buffer[] };

const program = new URL("letter-process.ts", import.meta.url);
const limits = { most_kb: 1_500_000, heap_mb: 700 };
const [most_ms, most_ms_alone] = [30_000, 12_000];

/**
 * Reads messages of strangers in a process of its own, several at once since each start takes a moment. Should one end the process,
 * each is read by itself, and of the one it is said why it could not be.
 */
export async function readApart(messages: Buffer[], stopping?: AbortSignal): Promise<ReadWithFiles[]> {
  if (messages.length === 0) return [];
  const ended = await runApart(
    program,
    [],
    Readable.from([framed(messages)]),
    { ...limits, most_ms: messages.length > 1 ? most_ms : most_ms_alone },
    stopping,
  );
  if (ended.code === 0) return answered(unframed(ended.output), messages.length);
  if (messages.length === 1) return [{ read: { unreadable: whyNot(ended) }, files: [] }];
  const each: ReadWithFiles[] = [];
  for (const message of messages) each.push(...(await readApart([message], stopping)));
  return each;
}

function answered(parts: Buffer[], count: number): ReadWithFiles[] {
  const left = [...parts];
  return Array.from({ length: count }, () => {
    const read = JSON.parse(left.shift()?.toString() ?? "") as Read;
    return { read, files: left.splice(0, "files" in read ? read.files.length : 0) };
  });
}

function whyNot(ended: Ended): string {
  if (ended.slow || ended.signal === "SIGXCPU") return "Reading it took too long.";
  return wantedMemory(ended) ? "Reading it takes too much memory." : "It could not be read.";
}
