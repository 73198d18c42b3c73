import type { FieldMeta } from "../entity/meta.ts";
import type { FilterField } from "./filters.ts";
import { choiceWord } from "../ui/choice-word.ts";
import { t } from "../ui/translate.ts";

/** A filter for each of these fields, which the company has made itself. */
export function ownFilters(fields: FieldMeta[]): FilterField[] {
  return fields.map(({ name, kind, own, chosen_from }) => {
    const worded = (value: string) => choiceWord(value, chosen_from);
    const flag = (value: boolean, label: string) => ({ value: String(value), label, where: { [name]: value } });
    const options = kind === "flag" ? [flag(true, t("Yes")), flag(false, t("No"))] : [];
    const offered = { options, ...(chosen_from && { late: "choices", worded }), empty: true };
    return { name, column: name, label: own?.name, kind: kinds[kind] ?? "text", ...offered } as FilterField;
  });
}

const kinds: Record<string, FilterField["kind"]> = {
  choice: "choice",
  flag: "choice",
  date: "day",
  count: "amount",
  money: "amount",
  percent: "amount",
};
