import { phrase, t } from "../../ui/translate.ts";
import type { LeftOut } from "../candidate.ts";
import { reasons } from "../reasons.ts";

/** What became of rows, or would, in the order in which it is told. */
export const outcome_words: Array<{ outcome: string; before: string; after: string; tone?: "bad" | "good" }> = [
  { outcome: "create", before: phrase("Will be created"), after: phrase("Were created"), tone: "good" },
  { outcome: "update", before: phrase("Will be changed"), after: phrase("Were changed"), tone: "good" },
  { outcome: "restore", before: phrase("Will come out of the bin"), after: phrase("Out of the bin"), tone: "good" },
  { outcome: "unchanged", before: phrase("Already up to date"), after: phrase("Already up to date") },
  {
    outcome: "merge",
    before: phrase("Will be merged into an earlier row"),
    after: phrase("Merged into an earlier row"),
    tone: "good",
  },
  {
    outcome: "binned",
    before: phrase("Are in the bin, and stay there"),
    after: phrase("Were in the bin, and stay there"),
  },
  { outcome: "skip", before: phrase("Will be left out"), after: phrase("Left out") },
  { outcome: "invalid", before: phrase("Have mistakes"), after: phrase("Had mistakes"), tone: "bad" },
  {
    outcome: "cells",
    before: phrase("Values not imported"),
    after: phrase("Values not imported"),
    tone: "bad",
  },
  { outcome: "made", before: phrase("New tags or clients"), after: phrase("New tags or clients") },
  { outcome: "tied", before: phrase("Subtasks and relations"), after: phrase("Subtasks and relations") },
  { outcome: "undone", before: phrase("Taken back"), after: phrase("Taken back"), tone: "good" },
  { outcome: "kept", before: phrase("Could not be taken back"), after: phrase("Could not be taken back"), tone: "bad" },
];

/** What stands between tasks, which is no field of theirs. */
export const tied_words: Record<string, string> = {
  blocks: phrase("Tasks that it blocks"),
  blocked_by: phrase("Tasks that block it"),
  relates: phrase("Tasks that it relates to"),
  duplicates: phrase("Tasks of which it is a double"),
};

type Called = (field: string) => string;

/** Why a row was not taken, field by field. */
export function reasonText(given: Record<string, string>, called: Called): string {
  return Object.entries(given)
    .map(([field, reason]) => (field ? `${called(field)} ${translated(reason)}` : translated(reason)))
    .join(" · ");
}

/** What was left out of a row, and why. */
export function leftText({ field, text, reason }: LeftOut, called: Called): string {
  return t("{{field}}: “{{text}}” {{reason}}", { field: called(field), text, reason: translated(reason) });
}

export function translated(reason: string): string {
  const number = /\d+/.exec(reason)?.[0];
  const sentence = number && !(reason in reasons) ? reason.replace(number, "{{n}}") : reason;
  return t(sentence, number ? { n: number } : {});
}
