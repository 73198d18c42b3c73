import type { HistoryEntry } from "../../client/api.ts";
import type { Deed } from "../../records/timeline.tsx";
import type { OwnDeeds } from "../../screen/description.ts";
import { strong } from "../../screen/history.tsx";
import { stateWord } from "../../records/state-word.ts";
import { phrase } from "../../ui/translate.ts";
import { isOpenStage, stageKnown } from "../stages/known.ts";

/** What only happens to leads: they are won, lost, reopened, merged. */
export const lead_deeds: OwnDeeds = {
  removed: ({ before, after }) => {
    return after?.["duplicate_of"] || before?.["duplicate_of"] ? { text: merged } : undefined;
  },
  moved,
  with_state: ["probability", "lost_reason", "lost_note"],
  // The activities that they come from.
  told_elsewhere: ["next_activity", "next_activity_at", "last_touch_at"],
};

function moved({ before, after }: HistoryEntry): Deed | undefined {
  const [from, to] = [String(before?.["stage"]), String(after?.["stage"])];
  const type = stageKnown(to)?.type;
  if (type === "won") return { text: after?.["converted_at"] ? converted : won };
  if (type === "lost") {
    const reason = after?.["lost_reason"];
    return reason ? { text: lost_for, values: { reason: strong(String(reason)) } } : { text: lost };
  }
  if (before?.["converted_at"] && after?.["converted_at"] === null)
    return { text: taken_back, values: { to: strong(stateWord("leads", to)) } };
  return isOpenStage(from) ? undefined : { text: reopened, values: { to: strong(stateWord("leads", to)) } };
}

const reopened = phrase("{{who}} reopened it, to {{to}}");
const converted = phrase("{{who}} won it and made it a client");
const taken_back = phrase("{{who}} took the conversion back, to {{to}}");
const won = phrase("{{who}} won it");
const lost = phrase("{{who}} marked it as lost");
const lost_for = phrase("{{who}} marked it as lost: {{reason}}");
const merged = phrase("{{who}} merged it into another lead");
