import { choiceWord, plainField } from "../ui/choice-word.ts";
import { t } from "../ui/translate.ts";

/** Why a state is not entered, which the server says in its own terms: readers get their words. */
export function missingStep(fields: Record<string, string> = {}): string | undefined {
  for (const text of Object.values(fields)) {
    const [, from, to] = /^(\w+) cannot become (\w+)$/.exec(text) ?? [];
    if (from && to) return t("There is no step from “{{from}}” to “{{to}}”.", { from: stage(from), to: stage(to) });
    const [, name, lacks] = /^“(.+)” needs ([\w, ]+)$/.exec(text) ?? [];
    if (name && lacks)
      return t("“{{stage}}” needs: {{fields}}.", { stage: t(name), fields: labels(lacks.split(", ")) });
  }
  return undefined;
}

const stage = (key: string) => choiceWord(key, "stages");
const labels = (names: string[]) =>
  names
    .map(plainField)
    .map((label) => t(label))
    .join(", ");
