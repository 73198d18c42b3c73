import { fieldName } from "../records/field-names.ts";
import { t } from "../ui/translate.ts";
import type { Described } from "./description.ts";

/** What a field of an entity is called: its own name there, else the usual one. */
export function labelOf({ entity, fields }: Pick<Described, "entity" | "fields">, name: string): string {
  const own = fields?.[name]?.label;
  return own ? t(own) : fieldName(name, entity);
}
