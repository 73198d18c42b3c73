import { expect, test } from "vitest";
import type { ReportDefinition } from "../reports/definition-shape.ts";
import type { ReportField } from "../reports/report-fields.ts";
import { narrowReport } from "./narrow-report.ts";

const field = (name: string, kind: ReportField["kind"]): ReportField => ({ name, kind, list: false });
const fields = [
  field("owner_id", "reference"),
  field("stage", "choice"),
  field("created_at", "moment"),
  field("stage_entered_at", "moment"),
  field("account.since", "date"),
];
const stages = [
  { key: "new", type: "open", pipeline: "sales" },
  { key: "won", type: "won", pipeline: "sales" },
  { key: "asked", type: "open", pipeline: "partners" },
];
const report = (change: Partial<ReportDefinition>): ReportDefinition => ({
  source: "leads",
  filters: {},
  groups: [],
  measures: [{ of: "count" }],
  chart: "bar",
  ...change,
});
const narrow = (change: Partial<ReportDefinition>, asked: object, day?: string) =>
  narrowReport(report(change), asked, { fields, day, stages });

test("a period narrows the day that the report asks by, groups by, or usually goes by", () => {
  const period = { period: "last-month" };
  expect(narrow({ filters: { stage_entered_at: "this-year" } }, period).definition.filters).toEqual({
    stage_entered_at: "last-month",
  });
  expect(narrow({ groups: [{ field: "stage_entered_at", by: "month" }] }, period).by).toEqual({
    period: "stage_entered_at",
  });
  expect(narrow({ filters: { "account.since": "this-year" } }, period).definition.filters).toEqual({
    "account.since": "this-year",
    created_at: "last-month",
  });
});

test("a tile says which day a period narrows, or that none does", () => {
  const named = narrow({}, { period: "this-year" }, "stage_entered_at");
  expect(named.definition.filters).toEqual({ stage_entered_at: "this-year" });
  const none = narrow({ filters: { created_at: "today" } }, { period: "this-year" }, "none");
  expect(none).toMatchObject({ without: ["period"], by: {}, definition: { filters: { created_at: "today" } } });
});

test("a filter stands in the place of the report's own; what the source lacks is said", () => {
  const { definition, without } = narrow({ filters: { owner_id: "me" } }, { owner: "none", team: "team" });
  expect(definition.filters).toEqual({ owner_id: "none" });
  expect(without).toEqual(["team"]);
});

test("a pipeline keeps to the stages that the report asks for", () => {
  const of = (stage: string | undefined, pipeline: string) => {
    const { definition, outside } = narrow(stage ? { filters: { stage } } : {}, { pipeline });
    return [definition.filters["stage"], outside];
  };
  expect(of(undefined, "sales")).toEqual(["new.won", false]);
  expect(of("type:open", "sales")).toEqual(["new", false]);
  expect(of("won", "sales")).toEqual(["won", false]);
  expect(of("type:won", "partners")).toEqual(["", true]);
});

test("nothing asked changes nothing", () => {
  const same = report({ filters: { created_at: "this-year" } });
  const known = { fields, stages };
  expect(narrowReport(same, {}, known)).toEqual({ definition: same, by: {}, without: [], outside: false });
});
