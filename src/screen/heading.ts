import { t } from "../ui/translate.ts";
import { plainField } from "../ui/choice-word.ts";
import { own } from "../records/own.ts";
import type { Described } from "./description.ts";

/** What a column or a filter is called: its own name, else that of its field, of which lists know only the plain ones. */
export function headingOf({ entity, fields }: Pick<Described, "entity" | "fields">, name: string): string {
  return own.label(name, entity) ?? t(fields?.[name]?.label ?? plainField(name));
}
