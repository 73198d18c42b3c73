import { formatDateTime } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { Run, RunStep } from "./run-data.ts";

/** How a run stands. */
export const run_states = {
  waiting: { word: phrase("Under way"), tone: "neutral" },
  succeeded: { word: phrase("Succeeded"), tone: "good" },
  failed: { word: phrase("Failed"), tone: "bad" },
  stopped: { word: phrase("Stopped"), tone: "neutral" },
} as const;

/** What a step of a run came to. */
export const step_states: Record<RunStep["state"], string> = {
  done: phrase("done"),
  retried: phrase("failed, tried again"),
  failed: phrase("failed"),
  passed: phrase("failed, went on"),
  waiting: phrase("waits"),
};

const waits: Record<NonNullable<Run["waits_for"]>, string> = {
  time: phrase("waits until {{when}}"),
  record: phrase("waits for a record, until {{when}}"),
  person: phrase("waits for an answer, until {{when}}"),
};

/** When a run began, on which version, and what it waits for. */
export function runStory({ started_at, number, waits_for, next_at }: Run): string {
  const parts = [formatDateTime(started_at), t("version {{number}}", { number: String(number) })];
  if (waits_for && next_at) parts.push(t(waits[waits_for], { when: formatDateTime(next_at) }));
  return parts.join(" · ");
}
