import type { FieldMeta } from "../entity/meta.ts";

/** What is to be known of a field to report by it. */
export type ReportField = Pick<FieldMeta, "name" | "kind" | "list"> &
  Partial<Pick<FieldMeta, "choices" | "reference" | "chosen_from" | "offered_from" | "own">>;

const numbers = ["money", "percent", "count", "minutes"];

export const isNumber = ({ kind, list }: ReportField): boolean => !list && numbers.includes(kind);

/** Whether a field holds days or moments. */
export const hasDays = ({ kind, list }: ReportField): boolean => !list && (kind === "date" || kind === "moment");

/** Numbers that are grouped by ranges; amounts in several currencies are not, since a range is of one. */
export const hasRanges = (field: ReportField): boolean => isNumber(field) && field.kind !== "money";

// Prose and addresses of people are no groups; what only the machine writes says nothing.
const grouped = ["choice", "reference", "flag", "country", "currency", "line"];
const never = [
  "id",
  "version",
  "created_by",
  "updated_by",
  "deleted_at",
  "deleted_by",
  "external_source",
  "external_id",
];

/** Whether a report can be grouped by a field. */
export function isGroupable(field: ReportField): boolean {
  if (field.list || never.includes(field.name)) return false;
  return !!field.choices || grouped.includes(field.kind) || hasDays(field) || hasRanges(field);
}

/** Whether different values of a field can be counted. */
export const isCountable = (field: ReportField): boolean => isGroupable(field) && !hasRanges(field);

/** Fields of a record that the source points at by which a report is filtered and grouped; what it adds up is its own. */
export const isRelatable = (field: ReportField): boolean =>
  isGroupable(field) && !hasRanges(field) && field.kind !== "reference" && field.kind !== "currency";

/** Fields that the builder offers filters of: what reports are grouped by, all numbers, and tags. */
export const isFilterable = (field: ReportField): boolean =>
  isGroupable(field) || isNumber(field) || (field.list && field.reference === "tags");
