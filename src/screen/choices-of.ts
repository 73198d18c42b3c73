import type { FieldMeta } from "../entity/meta.ts";
import { wholeChoiceWord } from "../ui/choice-word.ts";
import { t } from "../ui/translate.ts";

/** The values of a short list, to choose from; undefined where anything can be written. */
export function choicesOf({
  choices,
  chosen_from,
  nullable,
}: Pick<FieldMeta, "kind"> & Partial<FieldMeta>): Array<{ value: string; label: string }> | undefined {
  if (!choices) return undefined;
  const known = choices.map((value) => ({ value, label: wholeChoiceWord(value, chosen_from) }));
  return nullable ? [{ value: "", label: t("Not known") }, ...known] : known;
}
