import { useColumnLayout } from "../records/column-layout.ts";
import { useScreen } from "../screen/description.ts";
import { labelOf } from "../screen/label.ts";
import { useListColumns } from "../screen/list-columns.ts";

/** The columns of the list around a part as an export asks for them: each field once, the first of a column under its heading. */
export function useSeenColumns(): string {
  const { described } = useScreen();
  const { shown } = useColumnLayout(useListColumns(described));
  const headings = new Map<string, string>();
  for (const { fields, label } of shown)
    for (const [at, field] of fields.entries())
      if (!headings.has(field)) headings.set(field, at === 0 ? label : labelOf(described, field));
  return JSON.stringify([...headings]);
}
