import { phrase } from "../../ui/translate.ts";
import type { ReportDefinition } from "../definition-shape.ts";
import type { ReadyKey } from "../ready-keys.ts";

export type ReadyReport = { key: ReadyKey; name: string; definition: ReportDefinition };

const made = (
  key: ReadyKey,
  name: string,
  { filters = {}, ...rest }: Partial<ReportDefinition> & Pick<ReportDefinition, "source">,
) => ({
  key,
  name,
  definition: { groups: [], measures: [{ of: "count" as const }], chart: "bar" as const, ...rest, filters },
});

/** Reports that everybody can begin with, by what they are about. */
export const ready_reports: ReadyReport[] = [
  made("new-leads", phrase("New leads by month"), {
    source: "leads",
    filters: { created_at: "this-year" },
    groups: [{ field: "created_at", by: "month" }],
    measures: [{ of: "count" }, { of: "sum", field: "value" }],
    chart: "line",
  }),
  made("leads-by-source", phrase("Leads by source, against the quarter before"), {
    source: "leads",
    filters: { created_at: "this-quarter" },
    groups: [{ field: "source" }],
    measures: [{ of: "count" }, { of: "share" }],
    compare: "created_at",
  }),
  made("open-pipeline", phrase("Open pipeline by stage"), {
    source: "leads",
    filters: { stage: "type:open" },
    groups: [{ field: "stage" }],
    measures: [{ of: "sum", field: "value" }, { of: "sum", field: "weighted" }, { of: "count" }],
  }),
  made("won-by-owner", phrase("Won value by owner this year"), {
    source: "leads",
    filters: { stage: "type:won", stage_entered_at: "this-year" },
    groups: [{ field: "owner_id" }],
    measures: [{ of: "sum", field: "value" }, { of: "count" }, { of: "avg", field: "value" }],
  }),
  made("reasons-of-loss", phrase("Reasons of loss this year"), {
    source: "leads",
    filters: { stage: "type:lost", stage_entered_at: "this-year" },
    groups: [{ field: "lost_reason" }],
    measures: [{ of: "count" }, { of: "share" }, { of: "sum", field: "value" }],
  }),
  made("expected-closings", phrase("Expected closings by month and owner"), {
    source: "leads",
    filters: { stage: "type:open" },
    groups: [{ field: "expected_close", by: "month" }, { field: "owner_id" }],
    measures: [{ of: "sum", field: "weighted" }, { of: "count" }],
    chart: "line",
  }),
  made("activities", phrase("Activities by week and kind"), {
    source: "activities",
    filters: { at: "this-quarter", state: "done" },
    groups: [{ field: "at", by: "week" }, { field: "kind" }],
    chart: "line",
  }),
  made("clients-by-industry", phrase("Clients by industry"), {
    source: "accounts",
    groups: [{ field: "industry" }],
    measures: [{ of: "count" }, { of: "share" }],
  }),
  made("projects-by-health", phrase("Projects by health"), {
    source: "projects",
    filters: { status: "active" },
    groups: [{ field: "health" }],
    measures: [{ of: "count" }],
  }),
  made("tasks-finished", phrase("Tasks finished by week"), {
    source: "tasks",
    filters: { ended_at: "this-quarter" },
    groups: [{ field: "ended_at", by: "week" }],
    chart: "line",
  }),
  made("tasks-by-project", phrase("Tasks by project and state"), {
    source: "tasks",
    groups: [{ field: "project_id" }, { field: "status" }],
    measures: [{ of: "count" }],
  }),
  made("hours-by-person", phrase("Hours by person this month"), {
    source: "time_entries",
    filters: { day: "this-month" },
    groups: [{ field: "owner_id" }],
    measures: [
      { of: "sum", field: "minutes" },
      { of: "share", field: "minutes" },
    ],
  }),
  made("hours-by-project", phrase("Hours by project and month"), {
    source: "time_entries",
    filters: { day: "this-year" },
    groups: [{ field: "day", by: "month" }, { field: "project_id" }],
    measures: [{ of: "sum", field: "minutes" }],
    chart: "line",
  }),
  made("billable-time", phrase("Billable time this quarter"), {
    source: "time_entries",
    filters: { day: "this-quarter" },
    groups: [{ field: "billable" }],
    measures: [
      { of: "sum", field: "minutes" },
      { of: "share", field: "minutes" },
    ],
    compare: "day",
  }),
  made("tickets-by-week", phrase("Tickets by week and priority"), {
    source: "tickets",
    filters: { created_at: "this-quarter" },
    groups: [{ field: "created_at", by: "week" }, { field: "priority" }],
    chart: "line",
  }),
  made("answers-in-time", phrase("Answers to tickets in time"), {
    source: "tickets",
    filters: { created_at: "this-quarter" },
    groups: [{ field: "answer" }],
    measures: [{ of: "count" }, { of: "share" }],
  }),
  made("documents-by-kind", phrase("Documents by kind and status"), {
    source: "documents",
    groups: [{ field: "kind" }, { field: "status" }],
    measures: [{ of: "count" }],
  }),
];
