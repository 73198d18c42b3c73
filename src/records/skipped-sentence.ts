import { formatNumber } from "../ui/format.ts";
import { phrase, t } from "../ui/translate.ts";
import { missingStep } from "./missing-step.ts";
import type { Skipped } from "./record-client.ts";

/** How many were left as they were, by reason; a few by their names, where these are known. */
export function skippedSentence(
  skipped: Skipped[],
  nameOf: (id: string) => string | undefined = () => undefined,
): string {
  return [...Map.groupBy(skipped, reasonOf)]
    .map(([why, those]) => {
      const names = those.map(({ id }) => nameOf(id)).filter((name) => name !== undefined);
      const few = names.length === those.length && those.length <= most_named;
      return t("Left as they were ({{count}}): {{why}}", {
        count: few ? names.join(", ") : formatNumber(those.length),
        why,
      });
    })
    .join(" ");
}

const most_named = 3;

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
