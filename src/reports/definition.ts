import { z } from "zod";
import { charts, date_steps, measure_kinds, most, report_sources } from "./definition-shape.ts";

const field = z.string().regex(/^[a-z][a-z0-9_]{0,59}(\.[a-z][a-z0-9_]{0,59})?$/, "is no field");

const group = z
  .strictObject({
    field,
    by: z.enum(date_steps).optional(),
    step: z.number().min(0.01).max(1_000_000_000).optional(),
  })
  .refine(({ by, step }) => by === undefined || step === undefined, "has steps of days or ranges, not both");

const measure = z
  .strictObject({ of: z.enum(measure_kinds), field: field.optional() })
  .refine(({ of, field: named }) => named !== undefined || of === "count" || of === "share", "needs a field");

/** A report as it is sent and stored, within its limits. Whether there are such fields is known when it runs. */
export const report_definition = z.strictObject({
  source: z.enum(report_sources),
  filters: z
    .record(field, z.string().min(1).max(1000))
    .default({})
    .refine((words) => Object.keys(words).length <= most.filters, `A report has at most ${most.filters} filters.`),
  groups: z.array(group).max(most.groups, `A report groups by at most ${most.groups} fields.`).default([]),
  measures: z
    .array(measure)
    .min(1, "A report has at least one measure.")
    .max(most.measures, `A report has at most ${most.measures} measures.`)
    .default([{ of: "count" }]),
  chart: z.enum(charts).default("bar"),
  compare: field.optional(),
});

/** What is wrong with a definition, in a sentence; null where nothing is. */
export function refusalOf(stored: object): string | null {
  const read = report_definition.safeParse(stored);
  if (read.success) return null;
  const [issue] = read.error.issues;
  const message = issue?.message ?? "is no report";
  return message.startsWith("A ") ? message : `${issue?.path.join(".") || "It"}: ${message}`;
}
