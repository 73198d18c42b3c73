import { choiceWord } from "../ui/choice-word.ts";
import { t } from "../ui/translate.ts";

/** The server names the two states in its own terms; readers get their words. */
export function missingStep(fields: Record<string, string> = {}): string | undefined {
  const found = Object.values(fields).map((text) => /^(\w+) cannot become (\w+)$/.exec(text));
  const [, from, to] = found.find(Boolean) ?? [];
  if (!from || !to) return undefined;
  return t("There is no step from “{{from}}” to “{{to}}”.", { from: choiceWord(from), to: choiceWord(to) });
}
