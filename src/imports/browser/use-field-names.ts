import { fieldName } from "../../records/field-names.ts";
import { useScreen } from "../../screen/description.ts";
import { labelOf } from "../../screen/label.ts";
import { t } from "../../ui/translate.ts";
import { tied_words } from "./import-words.ts";

/** What the fields of an import's entity are called: as on its page, where the import was begun there. */
export function useFieldNames(entity: string): (field: string) => string {
  const { described } = useScreen();
  return (field) => {
    const between = tied_words[field];
    if (between) return t(between);
    return described.entity === entity ? labelOf(described, field) : fieldName(field);
  };
}
