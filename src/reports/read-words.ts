import type { Entity, Field } from "../entity/describe.ts";
import { AppError } from "../entity/errors.ts";
import type { Where } from "../entity/list-request.ts";
import { periodOf, periods } from "../home/browser/period.ts";
import { daysOf, no_day, spans } from "../records/date-spans.ts";
import { joinRange, splitRange } from "../records/filter-values.ts";
import { type FilterField, whereOf } from "../records/filters.ts";
import { setRegion } from "../ui/format.ts";
import type { ReportDefinition } from "./definition-shape.ts";
import { filterOf } from "./report-filters.ts";
import { hasDays } from "./report-fields.ts";

/** By whose clock days are meant. */
export type Clock = { language: "en" | "fr"; locale: string; time_zone: string };

type Filtered = Pick<ReportDefinition, "filters" | "compare">;

/**
 * The filter that a report's words mean by a clock, and the one of the period before where it is compared with that. It awaits
 * nothing: others are served by another clock in between.
 */
export function readWords(entity: Entity, { filters, compare }: Filtered, clock: Clock) {
  setRegion(clock);
  const fields = Object.entries(filters).map(([name, word]) => checked(entity, name, word));
  const before = compare === undefined ? undefined : { ...filters, [compare]: beforeOf(entity, filters, compare) };
  return { now: whereOf(fields, filters), before: before && whereOf(fields, before) } satisfies Record<
    string,
    Where | undefined
  >;
}

function checked(entity: Entity, name: string, word: string): FilterField {
  const field = entity.fields[name];
  if (!field) throw missing(name);
  const filter = filterOf(field, { label: name, ...(field.listed && { listed: field.listed }) });
  if (filter.kind === "amount" && !/^(\d{1,12}(\.\d{1,4})?)?-(\d{1,12}(\.\d{1,4})?)?$/.test(word))
    throw invalid(`The filter of ${name} is a range of numbers, such as 1000-5000.`);
  if ((filter.kind === "day" || filter.kind === "moment") && !isOfDays(word)) throw invalid(no_days(name));
  if (filter.kind === "text" && word.length > 200) throw invalid("A filter looks for at most 200 characters.");
  return filter;
}

function isOfDays(word: string): boolean {
  if (word === no_day || spans.some(({ name }) => name === word)) return true;
  const { from, to } = splitRange(word, "..");
  const ends = [from, to].filter(Boolean);
  return ends.length > 0 && joinRange({ from, to }, "..") === word && ends.every(isDay);
}

// (What is beyond is read by no browser, wherever a time zone carries it.)
const isDay = (day: string) =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(day) && !day.startsWith("9999") && new Date(day).toJSON()?.startsWith(day);

const no_days = (name: string) =>
  `The filter of ${name} is a span such as this-quarter, or 2026-01-01..2026-03-31 within the years 1000 to 9998.`;

/** The days that the days of a filter are held against. */
function beforeOf(entity: Entity, filters: Record<string, string>, compare: string): string {
  const word = filters[compare] ?? "";
  const { from, to } = word.includes("..") ? daysOf(word) : { from: "", to: "" };
  const known = periods.some(({ name }) => name === word) || (from && to && from <= to);
  if (!hasDays(entity.fields[compare] as Field) || !known)
    throw invalid(`Filter ${compare} by a month, a quarter, a year or two days to compare it with the period before.`);
  return joinRange(periodOf(word).before, "..");
}

/** That a report names what there is no longer. */
export const missing = (name: string) =>
  invalid(`This report uses the field ${name}, which there is no longer. Change the report.`);

const invalid = (sentence: string) => new AppError("INVALID_INPUT", sentence);
