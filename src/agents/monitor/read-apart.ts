import { Worker } from "node:worker_threads";
import { atMost } from "../../at-most.ts";
import type { Told } from "../../entities/repositories/report.ts";
import { limits, LookError } from "./limits.ts";
import type { Where } from "./source.ts";

/** What is read: where, with which default branch if one is wished, and where the look before found it standing. */
export type Asked = { where: Where; wished: string | null; former: { refs: string; head: string } | null };

/** What was read: the default branch as Git calls it, how all branches stand, and what there is to tell where one has moved. */
export type Apart = { branch: string; digest: string; told: Told | null };

/**
 * Reads a repository in a thread of its own: lists and packs that are made to take long, or much, hold up nobody; when it wants too
 * much memory or time, the thread goes and a sentence says so.
 */
export async function readApart(asked: Asked): Promise<Apart> {
  const worker = new Worker(new URL("./read-thread.ts", import.meta.url), {
    workerData: asked,
    resourceLimits: { maxOldGenerationSizeMb: limits.heap_mb },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<{ apart: Apart } | { failed: string }>((resolve, reject) => {
      const gone = (cause?: unknown) => reject(new LookError(too_much, { cause }));
      timer = setTimeout(() => reject(new LookError(too_long)), limits.ms);
      worker.once("message", resolve);
      worker.once("error", gone);
      worker.once("exit", () => gone());
    });
    if ("failed" in answer) throw new LookError(answer.failed);
    return answer.apart;
  } finally {
    clearTimeout(timer);
    // (A disk that does not answer keeps a thread, not those who wait for it.)
    await atMost(2000, worker.terminate());
  }
}

const too_long = "Reading it took longer than 45 seconds.";
const too_much = "Reading it took more memory than a look may have.";
