import { choiceWord } from "../ui/choice-word.ts";
import { formatDate } from "../ui/format.ts";
import { formatAmount } from "../ui/format-short.ts";
import { phrase, t } from "../ui/translate.ts";
import { daysOf, no_day, spans } from "./date-spans.ts";
import { splitRange, splitValues } from "./filter-values.ts";
import type { FilterField } from "./filters.ts";

/** A filter as a sentence: its beginning, and the values between which "or" stands. */
export type FilterWords = { beginning: string; values: string[] };

/** How a filter is read: "Stage is Qualified or Proposal". */
export function wordsOf(field: FilterField, word: string): FilterWords {
  const beginning = t(field.kind === "text" ? contains : is, { field: field.label });
  return { beginning, values: valuesOf(field, word) };
}

const is = phrase("{{field}} is");
const contains = phrase("{{field}} contains");

function valuesOf(field: FilterField, word: string): string[] {
  switch (field.kind) {
    case "text":
      return [`“${word}”`];
    case "choice":
      return splitValues(word).map((value) => {
        const known = field.options.find((option) => option.value === value)?.label;
        return known ?? lateWord(field, value) ?? "…";
      });
    case "amount": {
      const { from, to } = splitRange(word, "-");
      return [endsOf(from && formatAmount(Number(from)), to && formatAmount(Number(to)))];
    }
    default: {
      if (field.empty && word === no_day) return [t("not set")];
      const span = spans.find(({ name }) => name === word);
      if (span) return [t(span.label)];
      const { from, to } = daysOf(word);
      return [daysBetween(from && formatDate(from), to && formatDate(to))];
    }
  }
}

/** How a value reads whose option has not come yet; undefined where only the option knows. */
export function lateWord(field: FilterField, value: string): string | undefined {
  if (field.kind !== "choice" || !field.late) return undefined;
  if (field.worded) return field.worded(value);
  return field.late === "choices" ? choiceWord(value) : value;
}

function endsOf(from: string, to: string): string {
  if (from && to) return t("{{from}} to {{to}}", { from, to });
  return from ? t("at least {{from}}", { from }) : t("at most {{to}}", { to });
}

function daysBetween(from: string, to: string): string {
  if (from && to) return t("{{from}} to {{to}}", { from, to });
  return from ? t("{{from}} or later", { from }) : t("{{to}} or earlier", { to });
}
