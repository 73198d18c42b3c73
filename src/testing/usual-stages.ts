import type { Entity } from "../entity/describe.ts";
import { knowPipelines, type KnownStage } from "../entities/stages/known.ts";
import type { StageType } from "../entities/stages/stage-types.ts";

const rows: [key: string, name: string, type: StageType, probability: number | null][] = [
  ["new", "New", "open", 5],
  ["contacted", "Contacted", "open", 15],
  ["qualified", "Qualified", "open", 30],
  ["proposal", "Proposal", "open", 50],
  ["negotiation", "Negotiation", "open", 75],
  ["on_hold", "On hold", "on_hold", null],
  ["won", "Won", "won", 100],
  ["lost", "Lost", "lost", 0],
];

/** The stages of a new company, as its session tells them. */
export const usual_stages = rows.map(([key, name, type, probability]): KnownStage => {
  const forecast: KnownStage["forecast"] =
    (probability ?? 0) < 40 ? "pipeline" : (probability ?? 0) < 70 ? "best" : "commit";
  const rest = { forecast, stale_days: null, card_limit: null, required_fields: [], replaced_by: null };
  return { key, name, type, probability, pipeline: "sales", ...rest };
});

/** Leads with these stages in their description, as it is read for an import. */
export function withStages<E extends Entity>(leads: E): E {
  const stage = { ...leads.fields["stage"], choices: usual_stages.map(({ key }) => key), listed: usual_stages };
  return { ...leads, fields: { ...leads.fields, stage } };
}

/** Has them known, as the session does in a browser. */
export function knowUsualStages(): void {
  knowPipelines({ pipelines: [{ key: "sales", name: "Sales" }], stages: usual_stages });
}
