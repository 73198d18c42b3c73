import type { Column } from "../records/columns.ts";
import type { RecordRow } from "../records/record-client.ts";
import type { Described } from "../screen/description.ts";
import { labelOf } from "../screen/label.ts";

/** The columns of a list as an export asks for them: each field once, the first of a column under its heading. */
export function seenOf(described: Described, columns: Column<RecordRow>[]): string {
  const headings = new Map<string, string>();
  for (const { fields, label } of columns)
    for (const [at, field] of fields.entries())
      if (!headings.has(field)) headings.set(field, at === 0 ? label : labelOf(described, field));
  return JSON.stringify([...headings]);
}
