import { setTimeout as pause } from "node:timers/promises";
import type { Readiness } from "./probes.ts";

/** Says that this server is not ready, and answers on for so long as a proxy needs to see it. */
export async function drain(readiness: Readiness, ms: number): Promise<void> {
  readiness.draining = true;
  if (ms > 0) await pause(ms);
}
