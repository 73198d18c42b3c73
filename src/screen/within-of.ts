import type { Where } from "../entity/list-request.ts";
import type { Described } from "./description.ts";

/** What a field can point at, where that is narrowed by another column; `value` says what that column holds. */
export function withinOf(
  { fields }: Pick<Described, "fields">,
  name: string,
  value: (column: string) => string | null | { in: string[] },
): Where | undefined {
  const column = fields?.[name]?.within;
  return column ? ({ [column]: value(column) } as Where) : undefined;
}
