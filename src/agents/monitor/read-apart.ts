import { Worker } from "node:worker_threads";
import type { Told } from "../../entities/repositories/report.ts";
import { limits, LookError } from "./limits.ts";
import type { Asked } from "./read-repository.ts";

/**
 * Reads a repository in a thread of its own: packs that are made to take long, or much, hold up nobody; when it wants too much memory
 * or time, the thread goes and a sentence says so.
 */
export async function readApart(asked: Asked): Promise<Told> {
  const worker = new Worker(new URL("./read-thread.ts", import.meta.url), {
    workerData: asked,
    resourceLimits: { maxOldGenerationSizeMb: limits.heap_mb },
  });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void worker.terminate();
  }, limits.ms);
  try {
    const answer = await new Promise<{ told: Told } | { failed: string }>((resolve, reject) => {
      const gone = (cause?: unknown) => reject(new LookError(late ? too_long : too_much, { cause }));
      worker.once("message", resolve);
      worker.once("error", gone);
      worker.once("exit", () => gone());
    });
    if ("failed" in answer) throw new LookError(answer.failed);
    return answer.told;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const too_long = "Reading it took longer than 45 seconds.";
const too_much = "Reading it took more memory than a look may have.";
