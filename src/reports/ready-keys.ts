/** The ready reports by the names that tiles keep (src/reports/browser/ready-reports.ts). */
export const ready_keys = [
  "new-leads",
  "leads-by-source",
  "open-pipeline",
  "won-by-owner",
  "reasons-of-loss",
  "expected-closings",
  "activities",
  "clients-by-industry",
  "projects-by-health",
  "tasks-finished",
  "tasks-by-project",
  "hours-by-person",
  "hours-by-project",
  "billable-time",
  "tickets-by-week",
  "answers-in-time",
  "documents-by-kind",
] as const;

export type ReadyKey = (typeof ready_keys)[number];
