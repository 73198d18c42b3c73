import { t } from "../ui/translate.ts";

/** How many were left as they were, and why. */
export function skippedSentence(count: number): string {
  if (count === 1) return t("1 was left as it was: it is not yours to change, or gone.");
  return t("{{count}} were left as they were: they are not yours to change, or gone.", { count });
}
