import { formatNumber } from "../ui/format.ts";
import { phrase, t } from "../ui/translate.ts";
import { missingStep } from "./missing-step.ts";
import type { Skipped } from "./record-client.ts";

/** How many were left as they were, by reason. */
export function skippedSentence(skipped: Skipped[]): string {
  return skippedBy(skipped)
    .map(([why, count]) => t("Left as they were ({{count}}): {{why}}", { count: formatNumber(count), why }))
    .join(" ");
}

/** Why records were left as they were, with how many for each reason, the most frequent first. */
export function skippedBy(skipped: Skipped[]): [string, number][] {
  const reasons = Map.groupBy(skipped, reasonOf);
  return [...reasons].map(([why, those]) => [why, those.length] as [string, number]).toSorted((a, b) => b[1] - a[1]);
}

function reasonOf({ code, message, fields }: Skipped): string {
  return missingStep(fields) ?? t(reasons[code] ?? message);
}

const reasons: Record<string, string> = {
  PERMISSION_DENIED: phrase("not yours to change."),
  RESOURCE_NOT_FOUND: phrase("gone, or not yours to see."),
  RESOURCE_LOCKED: phrase("somebody is changing them right now."),
  VALIDATION_FAILED: phrase("this value does not go with their others."),
  SERVICE_UNAVAILABLE: phrase("there was no time left."),
};

phrase("It is in the bin.");
phrase("It is not in the bin.");
