import { fieldText } from "../../records/field-text.ts";
import { startOf } from "../../records/filters.ts";
import { dayAfter } from "../../records/date-spans.ts";
import type { Where } from "../../entity/list-request.ts";
import { formatDuration } from "../../ui/duration.ts";
import { formatDate, formatMonth, formatNumber, formatPercent } from "../../ui/format.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { formatSums, inOwnCurrency, ownCurrency } from "../../ui/money.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { DateStep, MeasureKind, ReportGroup, ReportMeasure, ReportValue } from "../definition-shape.ts";
import type { BuilderField } from "./use-report-fields.ts";

/** What measures are called in a choice. */
export const measure_names: Record<MeasureKind, string> = {
  count: phrase("Number of records"),
  distinct: phrase("Different values"),
  sum: phrase("Sum"),
  avg: phrase("Average"),
  median: phrase("Median"),
  min: phrase("Minimum"),
  max: phrase("Maximum"),
  share: phrase("Share of the whole"),
};

const measures_of: Record<MeasureKind, string> = {
  count: phrase("Number"),
  distinct: phrase("{{field}}, different values"),
  sum: phrase("{{field}}, sum"),
  avg: phrase("{{field}}, average"),
  median: phrase("{{field}}, median"),
  min: phrase("{{field}}, minimum"),
  max: phrase("{{field}}, maximum"),
  share: phrase("{{field}}, share"),
};

export const step_names: Record<DateStep, string> = {
  day: phrase("by day"),
  week: phrase("by week"),
  month: phrase("by month"),
  quarter: phrase("by quarter"),
  year: phrase("by year"),
};

/** A measure as its column is headed. */
export function measureName({ of, field }: ReportMeasure, fields: BuilderField[]): string {
  if (of === "share" && !field) return t("Share of the whole");
  return t(measures_of[of], { field: labelOf(field, fields) });
}

/** A field as its column is headed; what is gone keeps its name. */
export const labelOf = (name: string | undefined, fields: BuilderField[]): string =>
  fields.find((each) => each.name === name)?.label ?? name ?? "";

/** A value of a measure as it is read. */
export function valueText(
  value: ReportValue | undefined,
  { of, field }: ReportMeasure,
  fields: BuilderField[],
): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "object") return formatSums(value);
  if (of === "share") return formatPercent(value);
  const kind = of === "count" || of === "distinct" ? "count" : fields.find(({ name }) => name === field)?.kind;
  if (kind === "money") return formatAmount(Math.round(value * 100) / 100, ownCurrency());
  if (kind === "minutes") return formatDuration(Math.round(value));
  return kind === "percent" ? `${formatNumber(value, 1)}\u202f%` : formatNumber(value, 1);
}

/** A value as a length: of sums in several currencies what is known in the company's. */
export function sizeOf(value: ReportValue | undefined): number {
  if (typeof value !== "object" || value === null) return value ?? 0;
  return Object.entries(value).reduce((sum, [currency, amount]) => sum + (inOwnCurrency(amount, currency) ?? 0), 0);
}

/** A key of a group as it is read. */
export function keyText(
  key: unknown,
  group: ReportGroup,
  fields: BuilderField[],
  names: Record<string, string>,
): string {
  const field = fields.find(({ name }) => name === group.field);
  if (key === null || key === undefined) return field?.reference === "people" ? t("Nobody") : t("not set");
  if (group.by || /^(date|moment)$/.test(field?.kind ?? "")) return dayText(String(key), group.by ?? "month");
  if (group.step) return `${formatNumber(Number(key))}–${formatNumber(Number(key) + group.step)}`;
  if (field?.reference) return names[String(key)] ?? t("not yours to see");
  return field ? fieldText(field, key) : String(key);
}

function dayText(day: string, by: DateStep): string {
  if (by === "year") return day.replace(/-.*$/, "");
  if (by === "month") return formatMonth(day);
  if (by === "quarter")
    return t("Q{{quarter}} {{year}}", { quarter: (Number(day.split("-")[1]) + 2) / 3, year: day.split("-")[0] ?? "" });
  return by === "week" ? t("Week of {{day}}", { day: formatDate(day) }) : formatDate(day);
}

/** The rows of a group as a filter of lists. */
export function whereOfKey(key: unknown, { field, by, step }: ReportGroup, fields: BuilderField[]): Where {
  if (key === null || key === undefined) return { [field]: { is_null: true } };
  const kind = fields.find(({ name }) => name === field)?.kind;
  if (kind === "date" || kind === "moment") {
    const [from, to] = [String(key), lastOf(String(key), by ?? "month")];
    return { [field]: kind === "date" ? { gte: from, lte: to } : { gte: startOf(from, 0), lt: startOf(to, 1) } };
  }
  if (step !== undefined) return { [field]: { gte: Number(key), lt: Number(key) + step } };
  return { [field]: { eq: key as string } };
}

const months = { month: 1, quarter: 3, year: 12 };

/** The last day of a day's week, month, quarter or year that begins then. */
export function lastOf(day: string, by: DateStep): string {
  if (by === "day") return day;
  if (by === "week") return dayAfter(day, 6);
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months[by], 0)).toISOString().slice(0, 10);
}
