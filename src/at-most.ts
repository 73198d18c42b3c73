import { setTimeout as pause } from "node:timers/promises";

/** Waits until work has ended, but no longer than so many milliseconds. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([work, pause(ms, undefined, over)]);
  } finally {
    over.abort();
  }
}
