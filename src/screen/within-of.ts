import type { FieldMeta } from "../entity/meta.ts";
import type { Where } from "../entity/list-request.ts";

/** What a field can point at, where that is narrowed by another column; `value` says what that column holds. */
export function withinOf(
  { within }: Pick<FieldMeta, "within">,
  value: (column: string) => string | null | { in: string[] },
): Where | undefined {
  return within ? ({ [within]: value(within) } as Where) : undefined;
}
