import type { Entry } from "../../../client/api.ts";
import { dialling_countries } from "../../../imports/browser/countries-offered.ts";
import type { Values } from "../../../records/record-client.ts";
import { choicesIn } from "../../../ui/choice-lists.ts";
import { countryName } from "../../../ui/country-name.ts";
import { parseNumber } from "../../../ui/parse-number.ts";
import { phrase } from "../../../ui/translate.ts";
import { scored_fields, type ScoreSubject } from "../score-subjects.ts";
import { scoredField } from "../score-words.ts";

export type RuleRow = Entry<"score_rules">;
export type Typed = { subject: ScoreSubject; value: string; amount: string; points: string };

/** What rules may be about, as it is chosen. */
export const subject_words: Record<ScoreSubject, string> = {
  source: phrase("its source"),
  country: phrase("its country"),
  has: phrase("something that is known of it"),
  lacks: phrase("something that is not known of it"),
  worth: phrase("what it is worth"),
  touched: phrase("that somebody spoke with it lately"),
  untouched: phrase("that nobody has spoken with it for long"),
  older: phrase("how old it is"),
  overdue: phrase("that its next step is overdue"),
};

/** A rule as it stands in its form. */
export function typedOf(rule: RuleRow | undefined): Typed {
  if (!rule) return { subject: "source", value: valuesOf("source")[0]?.value ?? "", amount: "", points: "10" };
  const { subject, value, amount, points } = rule;
  return { subject, value: value ?? "", amount: amount === null ? "" : String(amount), points: String(points) };
}

/** What a rule may name, to choose from; nothing where it names an amount or nothing. */
export function valuesOf(subject: ScoreSubject): { value: string; label: string }[] {
  if (subject === "source") return choicesIn("choices.sources").map(({ key, name }) => ({ value: key, label: name }));
  if (subject === "country") return dialling_countries.map((value) => ({ value, label: countryName(value) }));
  if (subject !== "has" && subject !== "lacks") return [];
  return scored_fields.map((value) => ({ value, label: scoredField(value) }));
}

/** Whether a rule of this kind names an amount: money, or days. */
export function amountOf(subject: ScoreSubject): "money" | "days" | undefined {
  if (subject === "worth") return "money";
  return ["touched", "untouched", "older"].includes(subject) ? "days" : undefined;
}

/** The rule as the server takes it; nothing where it cannot be read yet. */
export function readRule({ subject, value, amount, points }: Typed): Values | undefined {
  const [counted, given] = [parseNumber(amount), parseNumber(points.replace("−", "-"))];
  if (!given || !Number.isInteger(given) || Math.abs(given) > 100) return undefined;
  const wants = amountOf(subject);
  if (wants && (counted === null || !Number.isInteger(counted) || counted < 0)) return undefined;
  if (valuesOf(subject).length > 0 && value === "") return undefined;
  return { value: valuesOf(subject).length > 0 ? value : null, amount: wants ? counted : null, points: given };
}
