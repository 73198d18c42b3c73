import { countryName } from "../../ui/country-name.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { ownCurrency } from "../../ui/money.ts";
import { t } from "../../ui/translate.ts";
import { fieldName } from "../../records/field-names.ts";
import { sourceName } from "../choices/known.ts";
import type { ScoreReason } from "./score-subjects.ts";

/** A rule, or why points were given, as a sentence. */
export function scoreSentence({ subject, value, amount }: Omit<ScoreReason, "points">): string {
  const days = String(amount ?? 0);
  switch (subject) {
    case "source":
      return t("The source is {{source}}", { source: sourceName(value ?? "") });
    case "country":
      return t("The country is {{country}}", { country: countryName(value ?? "") });
    case "has":
      return t("{{field}} is known", { field: scoredField(value ?? "") });
    case "lacks":
      return t("{{field}} is not known", { field: scoredField(value ?? "") });
    case "worth":
      return t("Worth {{value}} or more", { value: formatAmount(amount ?? 0, ownCurrency()) });
    case "touched":
      return t("Spoken with in the last {{days}} days", { days });
    case "untouched":
      return t("Not spoken with for {{days}} days", { days });
    case "older":
      return t("Older than {{days}} days", { days });
    case "overdue":
      return t("The next step is overdue");
  }
}

/** Each reason with its points. */
export const scoreLines = (reasons: ScoreReason[]) =>
  reasons.map((reason) => ({ text: scoreSentence(reason), points: reason.points }));

/** What a field is called in a rule. */
export const scoredField = (name: string) => fieldName(name === "next_activity_at" ? "next_activity" : name);
