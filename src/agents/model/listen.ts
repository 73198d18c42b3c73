import { storable } from "../cut.ts";
import type { Listener } from "./ask-endpoint.ts";
import type { ModelNeeds } from "./endpoint.ts";

const looked_again_ms = 500;
/** As many characters of the end are kept. */
const most_heard = 8000;
// Halted, or over (app.hear_step).
const ending = new Set(["55P03", "P0002"]);

/**
 * Writes down twice a second what a model has written so far, and has it stop where agents are halted or its run has ended, by
 * what the database says.
 */
export function listen({ database, system }: ModelNeeds, step: string): Listener & { bytes(): number; close(): void } {
  const stopping = new AbortController();
  let [text, bytes, busy] = ["", 0, false];
  const keep = async () => {
    if (busy) return;
    busy = true;
    const values = [step, storable(text.slice(-most_heard))];
    await database
      .flush(system, [{ text: "select app.hear_step($1, $2)::text", values }])
      .catch((error: unknown) => ending.has((error as { code?: string }).code ?? "") && stopping.abort(error))
      .finally(() => (busy = false));
  };
  const timer = setInterval(() => void keep(), looked_again_ms);
  return {
    heard: (...so_far) => void ([text, bytes] = so_far),
    signal: stopping.signal,
    bytes: () => bytes,
    close: () => clearInterval(timer),
  };
}
