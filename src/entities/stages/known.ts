import { choiceIn, choicesIn, knowChoices, type ListedChoice } from "../../ui/choice-lists.ts";
import { type forecasts, isWorked, type StageType } from "./stage-types.ts";

/** A stage as the session tells it. */
export type KnownStage = ListedChoice & {
  pipeline: string;
  type: StageType;
  forecast: (typeof forecasts)[number];
  probability: number | null;
  stale_days: number | null;
  card_limit: number | null;
  required_fields: string[];
  /** The stage that took its leads when it was removed. */
  replaced_by: string | null;
};
/** The ways that leads go, as the session tells them to whoever may know of leads. */
export type Pipelines = { pipelines?: ListedChoice[] | null; stages?: KnownStage[] | null };

let gone: KnownStage[] = [];

/** Those that were removed. */
export const stagesGone = () => gone;

/** Learns what the session says. */
export function knowPipelines({ pipelines, stages }: Pipelines): void {
  const named = new Map((pipelines ?? []).map(({ key, name }) => [key, name]));
  const within = (key: string) => (named.size > 1 ? named.get(key) : undefined);
  gone = (stages ?? []).filter(({ replaced_by }) => replaced_by !== null);
  knowChoices("pipelines", pipelines ?? []);
  knowChoices(
    "stages",
    (stages ?? []).map((stage) => ({ ...stage, gone: gone.includes(stage), within: within(stage.pipeline) })),
  );
}

/** The pipelines, the usual one first. */
export const pipelinesKnown = () => choicesIn("pipelines");

/** The stages in which leads can stand, of one pipeline or of all, of these types or of any. */
export function stagesKnown(pipeline?: string, types?: readonly StageType[]): KnownStage[] {
  return (choicesIn("stages") as KnownStage[]).filter(
    (stage) => (!pipeline || stage.pipeline === pipeline) && (!types || types.includes(stage.type)),
  );
}

/** A stage by its key, also one that was removed. */
export const stageKnown = (key: string) => choiceIn("stages", key) as KnownStage | undefined;

/** Whether a lead in this stage is still being worked. */
export function isOpenStage(key: string): boolean {
  return isWorked(stageKnown(key)?.type);
}

/** What comes of a lead of this stage when it is won or lost. */
export function endOf(key: string, type: "won" | "lost"): string {
  return stagesKnown(stageKnown(key)?.pipeline, [type])[0]?.key ?? type;
}

/** The first open stage of the pipeline of this one. */
export const beginningOf = (key: string) => stagesKnown(stageKnown(key)?.pipeline, ["open"])[0]?.key ?? key;

/** Where what this key says is found today: the stage itself, or the one that took its leads. */
export function followed(key: string): string {
  const next = stageKnown(key)?.replaced_by;
  return next ? followed(next) : key;
}

/** The way of a pipeline: its open stages and the won one. */
export const wayOf = (pipeline: string | undefined) => stagesKnown(pipeline, ["open", "won"]);
