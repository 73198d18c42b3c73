import type { FilterField } from "../records/filters.ts";
import { ownMeta } from "../records/own-fields.ts";
import { choiceWord } from "../ui/choice-word.ts";
import { t } from "../ui/translate.ts";

/** A filter for each field that the company has made itself. */
export function ownFilters(entity: string): FilterField[] {
  return ownMeta(entity).map(({ name, kind, own, chosen_from }): FilterField => {
    const plain = { name, column: name, label: own?.name ?? name };
    if (kind === "choice")
      return {
        ...plain,
        kind: "choice",
        options: [],
        late: "choices",
        worded: (value) => choiceWord(value, chosen_from),
      };
    if (kind === "flag") return { ...plain, kind: "choice", options: flags(name) };
    if (kind === "date") return { ...plain, kind: "day", empty: true };
    return { ...plain, kind: ["count", "money", "percent"].includes(kind) ? "amount" : "text" };
  });
}

const flags = (column: string) => [
  { value: "true", label: t("Yes"), where: { [column]: true } },
  { value: "false", label: t("No"), where: { [column]: false } },
];
