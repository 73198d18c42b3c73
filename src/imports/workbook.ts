import { Worker } from "node:worker_threads";
import { AppError } from "../entity/errors.ts";
import { turns } from "../http/turns.ts";
import type { Sheet, SheetsRead } from "./workbook-thread.ts";

/** So large at most a workbook is, as it comes. */
export const most_workbook_bytes = 20 * 1024 * 1024;

const most_megabytes = 768;
// Each may want all of that.
const reading = turns({ at_once: 2, waiting: 20, patience_ms: 60_000 });
// (Of two that take their whole minute one is another person's.)
const theirs = turns({ at_once: 1, waiting: 3, patience_ms: 120_000 });
const most_ms = 60_000;

/**
 * The filled sheets of a workbook, or the cards of a board of Trello, as CSV, read in a thread of its own: however it is made, it holds up nobody, and
 * when it wants too much memory or time, the thread goes and a sentence says so.
 */
export async function workbookAsCsv(bytes: Uint8Array, person: string): Promise<Sheet[]> {
  const done = await theirs.take(
    person,
    "Others of your workbooks are being read. Wait until they are, and try again.",
  );
  try {
    const leave = await reading.take("", "Other workbooks are being read. Wait a moment and try again.");
    return await readApart(bytes).finally(leave);
  } finally {
    done();
  }
}

async function readApart(bytes: Uint8Array): Promise<Sheet[]> {
  const worker = new Worker(new URL("./workbook-thread.ts", import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: most_megabytes },
  });
  const too_much = new AppError(
    "INVALID_INPUT",
    "This workbook or board is too large to be read. Save it as “CSV UTF-8” and choose that file.",
  );
  const timer = setTimeout(() => void worker.terminate(), most_ms);
  try {
    const answer = await new Promise<SheetsRead>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", () => reject(too_much));
      worker.once("exit", () => reject(too_much));
    });
    if ("refused" in answer) throw new AppError("INVALID_INPUT", answer.refused);
    return answer.sheets;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
