import type { OpenRecord, Values } from "../../records/record-client.ts";
import type { Writes } from "../../records/use-writes.ts";
import type { LeadRow } from "./lead-row.ts";
import { isOpenStage } from "./stage-names.ts";

/** Why a lead was lost. */
export type Loss = { lost_reason: string; lost_note?: string };

/** Brings a lead from one stage to another by the verbs that lead there; throws when one is refused. */
export async function changeStage(
  writes: Writes,
  lead: { id: string; stage: string },
  to: string,
  loss?: Loss,
): Promise<OpenRecord | null> {
  const expected: Values = { stage: to, stage_entered_at: new Date().toISOString() };
  const act = (verb: string, input: Values = {}) => writes.act(lead.id, verb, input, expected);
  if (!isOpenStage(lead.stage)) {
    const reopened = await act("reopen");
    // It comes back to where it was before it was closed.
    if (reopened && (reopened as OpenRecord<LeadRow>).stage === to) return reopened;
  }
  if (to === "won") return act("win");
  if (to === "lost") return act("lose", loss);
  return act("move", { stage: to });
}
