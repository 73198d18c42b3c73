/** The entities that reports are made of: those whose lists people know. */
export const report_sources = [
  "leads",
  "activities",
  "accounts",
  "contacts",
  "projects",
  "tasks",
  "time_entries",
  "tickets",
  "documents",
] as const;

export type ReportSource = (typeof report_sources)[number];

/** How finely days and moments are grouped. Weeks begin on Monday. */
export const date_steps = ["day", "week", "month", "quarter", "year"] as const;

export type DateStep = (typeof date_steps)[number];

/** What a report counts or works out of each group. */
export const measure_kinds = ["count", "distinct", "sum", "avg", "median", "min", "max", "share"] as const;

export type MeasureKind = (typeof measure_kinds)[number];

export const charts = ["bar", "line", "number", "table"] as const;

export type ChartKind = (typeof charts)[number];

/** A grouping: `by` of a day or moment, `step` the size of the ranges of a number. */
export type ReportGroup = { field: string; by?: DateStep | undefined; step?: number | undefined };

export type ReportMeasure = { of: MeasureKind; field?: string | undefined };

/**
 * What a report asks. `filters` are the words of lists by field: `{"stage":"new.won","created_at":"this-quarter"}`. A field of a
 * record that the source points at is `RELATION.FIELD`: `account.industry`. `compare` is a field of days that `filters` narrows: each
 * measure is then told of the period before it, too.
 */
export type ReportDefinition = {
  source: ReportSource;
  filters: Record<string, string>;
  groups: ReportGroup[];
  measures: ReportMeasure[];
  chart: ChartKind;
  compare?: string | undefined;
};

/** The limits of a report, stated in the API's document: groups are told of up to `rows`, and a run has `seconds`. */
export const most = { groups: 2, measures: 5, filters: 20, rows: 1000, seconds: 10, stored: 8000 } as const;

/** What is told of each group; money that is added up is told by currency. */
export type ReportValue = number | null | Record<string, number>;

/** One group: its keys, how many rows are in it, and its measures, also of the period before where that is asked. */
export type ReportRow = { keys: unknown[]; count: number; values: ReportValue[]; before?: ReportValue[] };

/** What a run answers. */
export type ReportAnswer = {
  rows: ReportRow[];
  /** Of two groupings, each group of the first. */
  subtotals: ReportRow[];
  total: ReportRow;
  /** There are more groups than are told of: these are the largest. */
  cut: boolean;
  /** Rows whose currency has no rate, which averages, medians and the like leave out. */
  left_out: number;
  /** Of each grouping the names of the records that its keys are. */
  names: Record<string, string>[];
  /** The filter as lists take it, by the reader's clock. */
  where: object | null;
  zone: string;
};
