import type { Address } from "../../records/address.ts";
import { type Asked, figureOf, type Group } from "./figures.ts";

type At = Record<"fresh" | "fresh_before" | "answer_overdue", Address>;

/** What is asked for how soon leads were answered. */
export function answersAsked(at: At) {
  return {
    answers: { where: at.fresh, by: "answer" },
    answer_median: { where: at.fresh, median: "answer_minutes" },
    answer_median_before: { where: at.fresh_before, median: "answer_minutes" },
    answer_overdue: { where: at.answer_overdue },
  } satisfies Record<string, Asked>;
}

type Told = Record<keyof ReturnType<typeof answersAsked>, Group[]>;

/** How soon the leads of the period were answered, in working minutes, and which wait for it beyond what the company promises. */
export function answersOf(at: At, told: Told) {
  const of = (answer: string) =>
    figureOf(
      { ...at.fresh, answer },
      told.answers.filter((group) => group["answer"] === answer),
    );
  return {
    median: told.answer_median[0]?.median ?? null,
    median_before: told.answer_median_before[0]?.median ?? null,
    in_time: of("in_time"),
    late: of("late"),
    overdue: figureOf(at.answer_overdue, told.answer_overdue),
  };
}
