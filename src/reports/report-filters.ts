import type { Where } from "../entity/list-request.ts";
import type { FilterField, FilterOption } from "../records/filters.ts";
import { hasDays, isNumber, type ReportField } from "./report-fields.ts";

/** A state of a list that the company keeps, by what it means: `open`, `won`, `lost`. */
type Listed = { key: string; type?: string | undefined };

type Words = {
  label: string;
  /** The values of the list that its choices come from. */
  listed?: readonly Listed[];
  /** How options that mean something else for each reader are called. */
  worded?: (word: string) => string;
};

/**
 * A field as lists filter by it: the same words mean the same here, in the builder and on the server. Beside values there are
 * `me`, `team` and `none` of people, `open`, `won` and `lost` of stages, `yes` and `no`, and `none` of days.
 */
export function filterOf(field: ReportField, { label, listed = [], worded = (word) => word }: Words): FilterField {
  const { name } = field;
  const option = (value: string, where: Where): FilterOption => ({ value, label: worded(value), where });
  const common = { name, column: name, label };
  if (hasDays(field)) return { ...common, kind: field.kind === "date" ? "day" : "moment", empty: true };
  if (isNumber(field)) return { ...common, kind: "amount" };
  if (field.kind === "flag")
    return { ...common, kind: "choice", options: [option("yes", { [name]: true }), option("no", { [name]: false })] };
  const empty = option("none", { [name]: { is_null: true } });
  if (field.reference) return { ...common, kind: "choice", options: [...mine(field, option), empty] };
  if (!field.choices && !field.offered_from && field.kind !== "choice") return { ...common, kind: "text" };
  const types = [...new Set(listed.flatMap(({ type }) => type ?? []))];
  const keysOf = (type: string) => listed.filter((each) => each.type === type).map(({ key }) => key);
  const typed = types.map((type) => option(`type:${type}`, { [name]: { in: keysOf(type) } }));
  return { ...common, kind: "choice", options: [...typed, empty] };
}

function mine({ name, reference }: ReportField, option: (value: string, where: Where) => FilterOption): FilterOption[] {
  if (reference === "teams") return [option("team", { [name]: { mine: "team" } })];
  return reference === "people" ? [option("me", { [name]: { mine: "user" } })] : [];
}
