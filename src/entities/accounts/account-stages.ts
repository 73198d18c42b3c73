import { phrase, t } from "../../ui/translate.ts";

/** The stages of a client, in the order of its life. */
export const stages = ["prospect", "active", "at_risk", "churned", "won_back", "archived"] as const;

export type Stage = (typeof stages)[number];

/** A stage as people say it. */
export function stageName(stage: string): string {
  return t(names[stage as Stage] ?? stage);
}

/** Every stage with its word, to choose from. */
export function stageOptions() {
  return stages.map((stage) => ({ value: stage, label: stageName(stage) }));
}

/** What a company is to us, as people say it. */
export function typeName(type: string): string {
  return t(types[type] ?? type);
}

/** Everything that a company can be to us, to choose from. */
export function typeOptions() {
  return Object.keys(types).map((type) => ({ value: type, label: typeName(type) }));
}

const names: Record<Stage, string> = {
  prospect: phrase("Prospect"),
  active: phrase("Active"),
  at_risk: phrase("At risk"),
  churned: phrase("Churned"),
  won_back: phrase("Won back"),
  archived: phrase("Archived"),
};

const types: Record<string, string> = {
  prospect: phrase("Prospect"),
  customer: phrase("Customer"),
  partner: phrase("Partner"),
  supplier: phrase("Supplier"),
};
