import { t } from "../ui/translate.ts";
import { plainField } from "../ui/choice-word.ts";
import type { Described } from "./description.ts";

/** What a column or a filter is called: its own name, else that of its field, of which lists know only the plain ones. */
export function headingOf({ fields }: Pick<Described, "fields">, name: string): string {
  return t(fields?.[name]?.label ?? plainField(name));
}
