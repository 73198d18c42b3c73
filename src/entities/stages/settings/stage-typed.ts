import { t } from "../../../ui/translate.ts";
import type { StageRow } from "./use-pipelines.ts";

/** What is typed in the form of a stage. */
export type Typed = {
  name: string;
  type: StageRow["type"];
  probability: string;
  stale_days: string;
  card_limit: string;
  forecast: StageRow["forecast"];
  required_fields: string[];
};
export type SetTyped = (change: Partial<Typed>) => void;

/** A stage as its form has it. */
export function typedOf(stage: StageRow | undefined): Typed {
  const number = (value: number | null | undefined) => (value === null || value === undefined ? "" : String(value));
  return {
    name: stage ? t(stage.name) : "",
    type: stage?.type ?? "open",
    probability: number(stage?.probability),
    stale_days: number(stage?.stale_days),
    card_limit: number(stage?.card_limit),
    forecast: stage?.forecast ?? "pipeline",
    required_fields: stage?.required_fields ?? [],
  };
}

/** What the form says, as the server takes it; a name that was only shown in another language stays. */
export function valuesOf(
  { name, probability, stale_days, card_limit, forecast, required_fields }: Typed,
  stage?: StageRow,
) {
  // (What is no number is left to the server to refuse, at its field.)
  const number = (text: string) => {
    const read = Number(text.replace(",", "."));
    return text.trim() === "" ? null : Number.isNaN(read) ? text : read;
  };
  return {
    ...(stage && name.trim() === t(stage.name) ? {} : { name: name.trim() }),
    probability: number(probability),
    stale_days: number(stale_days),
    card_limit: number(card_limit),
    forecast,
    required_fields,
  };
}
