import type { Readable } from "node:stream";
import { type ApartLimits, type Ended, runApart, wantedMemory } from "../run-apart.ts";
import type { TextRead } from "./text-of.ts";
import { reasons } from "./unread.ts";

/** What reading one file may take: milliseconds, and memory in kilobytes for all that is not shared. */
export type TextLimits = Omit<ApartLimits, "heap_mb">;

const usual: TextLimits = { most_ms: 60_000, most_kb: 1_200_000 };
const program = new URL("text-process.ts", import.meta.url);

/** Reads the text of a file in a process of its own. Throws where that cannot be started, and when `stopping` says so. */
export async function readApart(
  file: Readable,
  media_type: string,
  stopping: AbortSignal,
  limits: TextLimits = usual,
): Promise<TextRead> {
  const ended = await runApart(program, [media_type], file, { ...limits, heap_mb: 512 }, stopping);
  if (ended.missing) return { passages: [], problem: reasons.missing };
  if (ended.slow) return { passages: [], problem: reasons.slow };
  return answerOf(ended);
}

function answerOf(ended: Ended): TextRead {
  const { code, signal, output, said } = ended;
  if (code === 0) return JSON.parse(output.toString()) as TextRead;
  if (signal === "SIGXCPU") return { passages: [], problem: reasons.slow };
  if (wantedMemory(ended)) return { passages: [], problem: reasons.memory };
  throw new Error(`The text of a file could not be read (${code}): ${said.slice(-500)}`);
}
