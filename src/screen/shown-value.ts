import type { FieldMeta } from "../entity/meta.ts";
import { fieldText } from "../records/field-text.ts";
import { columnOf, type RecordRow } from "../records/record-client.ts";
import { relationOf } from "../records/relation.ts";
import { t } from "../ui/translate.ts";

/** A value as it is read: of what points at a record its name, of a choice its word; undefined where there is none. What its reader does not see has no name. */
export function shownValue(row: RecordRow, field: FieldMeta): string | undefined {
  if (field.kind !== "reference") return fieldText(field, columnOf(row, field.name)) || undefined;
  const related = columnOf(row, relationOf(field.name)) as { name?: string } | { name: string }[] | null | undefined;
  if (Array.isArray(related)) return related.map(({ name }) => name).join(", ") || undefined;
  return related?.name ?? (columnOf(row, field.name) ? t("Not visible to you") : undefined);
}
