import type { Readable } from "node:stream";
import { type Ended, runApart, wantedMemory } from "../files/run-apart.ts";
import type { Certificate } from "./certificate.ts";

/** Why a PDF cannot be signed. */
export type PdfProblem = "password" | "damaged" | "pages" | "slow";

/** What a PDF is asked for: whether it can be signed, or a copy with signatures. Without a file, the pages with the signatures alone. */
export type PdfOrder = { work: "inspect" } | { work: "sign"; certificate: Certificate; whole: boolean };

type PdfAnswer = { problem: PdfProblem } | { problem: null; bytes: Buffer };

const limits = { most_ms: 60_000, most_kb: 1_500_000, heap_mb: 768 };
const program = new URL("pdf-process.ts", import.meta.url);

/**
 * Works on a PDF of anybody's in a process of its own; one that is ended by a limit answers that the file is too much work. Throws
 * ENOENT where the file is not there.
 */
export async function pdfApart(order: PdfOrder, file: Readable | null): Promise<PdfAnswer> {
  const ended = await runApart(program, [], inputOf(order, file), limits);
  if (ended.missing) throw Object.assign(new Error("ENOENT: the file is missing."), { code: "ENOENT" });
  return answerOf(ended);
}

/** The order as one line of JSON, and the file behind it. */
async function* inputOf(order: PdfOrder, file: Readable | null): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(order)}\n`);
  for await (const part of file ?? []) yield part as Buffer;
}

function answerOf(ended: Ended): PdfAnswer {
  if (wantedMemory(ended)) return { problem: "slow" };
  const { code, output, said } = ended;
  const end = output.indexOf("\n");
  if (code !== 0 || end < 0) throw new Error(`A PDF could not be worked on (${code}): ${said.slice(-500)}`);
  const { problem } = JSON.parse(output.subarray(0, end).toString()) as { problem: PdfProblem | null };
  return problem ? { problem } : { problem, bytes: output.subarray(end + 1) };
}
