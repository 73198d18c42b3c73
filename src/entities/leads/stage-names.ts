import { phrase, t } from "../../ui/translate.ts";
import { splitValues } from "../../records/filter-values.ts";
import { open_stages, type Stage } from "./lead-stages.ts";

/** A stage as people say it. */
export function stageName(stage: string): string {
  return t(names[stage as Stage] ?? stage);
}

/** Whether a lead in this stage is still being worked. */
export function isOpenStage(stage: string): boolean {
  return (open_stages as readonly string[]).includes(stage);
}

/** The stages that a filter of the address leaves; undefined when it leaves all. */
export function chosenStages(word: string | undefined): string[] | undefined {
  if (!word) return undefined;
  return splitValues(word).flatMap((value) => (value === "open" ? [...open_stages] : [value]));
}

const names: Record<Stage, string> = {
  new: phrase("New"),
  contacted: phrase("Contacted"),
  qualified: phrase("Qualified"),
  proposal: phrase("Proposal"),
  negotiation: phrase("Negotiation"),
  on_hold: phrase("On hold"),
  won: phrase("Won"),
  lost: phrase("Lost"),
};
