import type { Entry } from "../../client/api.ts";
import { daysUntil } from "../../records/due.ts";
import { stageKnown } from "../stages/known.ts";

/** Whether an open lead has stood in its stage, without a touch, for longer than the stage allows. */
export function isStale({ stage, stage_entered_at, last_touch_at }: Entry<"leads">, now = new Date()): boolean {
  const days = stageKnown(stage)?.stale_days;
  const stood = (at: string | null) => at === null || -daysUntil(at, now) >= (days ?? 0);
  return !!days && stood(stage_entered_at) && stood(last_touch_at);
}
