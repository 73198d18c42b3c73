import { joinValues, splitValues } from "../records/filter-values.ts";
import type { ReportDefinition, ReportSource } from "../reports/definition-shape.ts";
import { hasDays, type ReportField } from "../reports/report-fields.ts";
import type { DashboardFilters, FilterName } from "./dashboard-shape.ts";

/** A stage as far as a pipeline narrows by it. */
type Stage = { key: string; type: string; pipeline: string };

/** What is known where a report is narrowed: its fields, which of them a period is about where the tile says so, the stages. */
export type Known = { fields: ReportField[]; day?: string | undefined; stages: Stage[] };

export type Narrowed = {
  definition: ReportDefinition;
  /** The field by which each filter narrows it. */
  by: Partial<Record<FilterName, string>>;
  /** Filters that this report cannot be narrowed by. */
  without: FilterName[];
  /** It asks for stages, and none of them is of the pipeline. */
  outside: boolean;
};

/**
 * A report within the filters of a dashboard. They stand in the place of what the report itself says of the same field: the owner of
 * the dashboard, not both.
 */
export function narrowReport(definition: ReportDefinition, asked: DashboardFilters, known: Known): Narrowed {
  const narrowed: Narrowed = { definition, by: {}, without: [], outside: false };
  const { period, owner, team, pipeline } = asked;
  if (period) put(narrowed, "period", dayOf(definition, known), period);
  if (owner) put(narrowed, "owner", named(known, "owner_id"), owner);
  if (team) put(narrowed, "team", named(known, "team_id"), team);
  if (pipeline) {
    // (A client has a stage, too, which is of no pipeline.)
    const field = definition.source === "leads" ? named(known, "stage") : undefined;
    const stages = stagesOf(definition, pipeline, known.stages);
    put(narrowed, "pipeline", field, joinValues(stages));
    narrowed.outside = !!narrowed.by.pipeline && stages.length === 0;
  }
  return narrowed;
}

function put(narrowed: Narrowed, name: FilterName, field: string | undefined, word: string): void {
  if (!field) return void narrowed.without.push(name);
  narrowed.by[name] = field;
  const { definition } = narrowed;
  narrowed.definition = { ...definition, filters: { ...definition.filters, [field]: word } };
}

const named = ({ fields }: Known, name: string) => fields.find((field) => field.name === name)?.name;

/** The field that a period narrows: the one that the tile names, else that by whose days the report asks or groups, else the usual one. */
export function dayOf({ source, filters, groups, compare }: ReportDefinition, { fields, day }: Known) {
  const dated = fields.filter((field) => hasDays(field) && !field.name.includes(".")).map(({ name }) => name);
  const asked = [compare, ...Object.keys(filters), ...groups.map(({ field }) => field)];
  const wanted = day === undefined ? [...asked, usual[source]] : [day];
  const asks = (name: string) => day !== undefined || !turned.test(filters[name] ?? "");
  const found = wanted.find((name) => name !== undefined && dated.includes(name));
  return found !== undefined && asks(found) ? found : undefined;
}

// What has no such day, or is over: a period in its place would ask for the opposite.
const turned = /^(none|past|future)$|^\.\.|\.\.$/;

const usual: Record<ReportSource, string> = {
  leads: "created_at",
  activities: "at",
  accounts: "created_at",
  contacts: "created_at",
  projects: "created_at",
  tasks: "created_at",
  time_entries: "day",
  tickets: "created_at",
  documents: "created_at",
};

/** The stages of a pipeline that the report asks for, all where it asks for none. */
function stagesOf({ filters }: ReportDefinition, pipeline: string, stages: Stage[]): string[] {
  const words = filters["stage"] ? splitValues(filters["stage"]) : null;
  const meant = ({ key, type }: Stage) => !words || words.includes(key) || words.includes(`type:${type}`);
  return stages.filter((stage) => stage.pipeline === pipeline && meant(stage)).map(({ key }) => key);
}
