import { phrase, t } from "../../ui/translate.ts";
import { fieldName } from "../../records/field-names.ts";
import type { LeftOut } from "../candidate.ts";
import { reasons } from "../reasons.ts";

/** What became of rows, or would, in the order in which it is told. */
export const outcome_words: Array<{ outcome: string; before: string; after: string; tone?: "bad" | "good" }> = [
  { outcome: "create", before: phrase("Will be created"), after: phrase("Were created"), tone: "good" },
  { outcome: "update", before: phrase("Will be changed"), after: phrase("Were changed"), tone: "good" },
  { outcome: "restore", before: phrase("Will come out of the bin"), after: phrase("Out of the bin"), tone: "good" },
  { outcome: "unchanged", before: phrase("Already up to date"), after: phrase("Already up to date") },
  {
    outcome: "binned",
    before: phrase("Are in the bin, and stay there"),
    after: phrase("Were in the bin, and stay there"),
  },
  { outcome: "skip", before: phrase("Will be left out"), after: phrase("Left out") },
  { outcome: "invalid", before: phrase("Have mistakes"), after: phrase("Had mistakes"), tone: "bad" },
  {
    outcome: "cells",
    before: phrase("Cells that stay outside"),
    after: phrase("Cells that stayed outside"),
    tone: "bad",
  },
  { outcome: "made", before: phrase("New tags or clients"), after: phrase("New tags or clients") },
  { outcome: "undone", before: phrase("Taken back"), after: phrase("Taken back"), tone: "good" },
  { outcome: "kept", before: phrase("Could not be taken back"), after: phrase("Could not be taken back"), tone: "bad" },
];

/** Why a row was not taken, field by field. */
export function reasonText(given: Record<string, string>): string {
  return Object.entries(given)
    .map(([field, reason]) => (field ? `${fieldName(field)} ${translated(reason)}` : translated(reason)))
    .join(" · ");
}

/** What was left out of a row, and why. */
export function leftText({ field, text, reason }: LeftOut): string {
  return t("{{field}}: “{{text}}” {{reason}}", { field: fieldName(field), text, reason: translated(reason) });
}

export function translated(reason: string): string {
  const number = /\d+/.exec(reason)?.[0];
  const sentence = number && !(reason in reasons) ? reason.replace(number, "{{n}}") : reason;
  return t(sentence, number ? { n: number } : {});
}
