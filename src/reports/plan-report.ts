import type { Entity, Field } from "../entity/describe.ts";
import { AppError } from "../entity/errors.ts";
import type { Where } from "../entity/list-request.ts";
import { isMoney } from "../entity/grouping.ts";
import { relatedField, withRelated } from "../entity/names-beside.ts";
import type { MeasureKind, ReportDefinition, ReportGroup } from "./definition-shape.ts";
import { missing } from "./read-words.ts";
import { hasDays, hasRanges, isCountable, isGroupable, isNumber, isRelatable } from "./report-fields.ts";

export type PlannedGroup = ReportGroup & {
  kind: Field["kind"];
  /** The entity that its keys are ids of. */ of?: string;
};

/** A measure with what it is worked out of; `converted` is money in several currencies. */
export type PlannedMeasure = { of: MeasureKind; field?: string; converted: boolean };

/** A report checked against the fields that there are: the entity with what stands beside it, groupings and measures. */
export type Plan = { entity: Entity; groups: PlannedGroup[]; measures: PlannedMeasure[] };

/** Checks a report against an entity as the company has it; throws INVALID_INPUT with what is wrong. */
export function planReport(plain: Entity, { filters, groups, measures, compare, where }: Asked): Plan {
  const named = [...Object.keys(filters), ...groups.map(({ field }) => field)].filter((name) => isRelated(plain, name));
  for (const name of named) {
    const field = relatedField(plain, name);
    if (!field) throw missing(name);
    if (!isRelatable(field)) throw invalid(`A report is neither filtered nor grouped by ${name}.`);
  }
  const entity = withRelated(plain, [...named, ...namedIn(where)]);
  if (groups.length === 2 && groups[0]?.field === groups[1]?.field && !groups[0]?.by)
    throw invalid("Group by two different fields, or by one of them alone.");
  if (compare !== undefined && groups.some(({ field }) => field === compare))
    throw invalid("Group by another field to compare it with the period before.");
  return {
    entity,
    groups: groups.map((group) => plannedGroup(entity, group)),
    measures: measures.map((measure) => plannedMeasure(entity, measure)),
  };
}

/** A report, and a further filter as lists take it. */
type Asked = ReportDefinition & { where?: Where | undefined };

// (Those that are none are refused where the filter is read.)
const namedIn = (where: Where | undefined) =>
  [...JSON.stringify(where ?? {}).matchAll(/"(\w+\.\w+)"\s*:/g)].map(([, name = ""]) => name);

const isRelated = ({ fields }: Entity, name: string) => name.includes(".") && !fields[name];

function plannedGroup(entity: Entity, { field: name, by, step }: ReportGroup): PlannedGroup {
  const field = fieldOf(entity, name);
  if (!isGroupable(field)) throw invalid(`A report is not grouped by ${name}.`);
  const { kind, reference } = field;
  if (hasDays(field)) return { field: name, kind, by: by ?? "month" };
  if (by !== undefined) throw invalid(`${name} has no days to group by.`);
  if (hasRanges(field)) {
    if (step === undefined) throw invalid(`Say how large the ranges of ${name} are.`);
    return { field: name, kind, step };
  }
  if (step !== undefined) throw invalid(`${name} has no ranges to group by.`);
  return { field: name, kind, ...(reference && { of: reference }) };
}

function plannedMeasure(entity: Entity, { of, field: name }: ReportDefinition["measures"][number]): PlannedMeasure {
  if (name === undefined || of === "count") return { of, converted: false };
  const field = fieldOf(entity, name);
  // What a record points at stands beside many of them: added up, it would be counted again and again.
  if (name.includes(".") && !field.own) throw invalid(`A report measures its own fields, and ${name} is another's.`);
  if (of === "distinct" ? !isCountable(field) : !isNumber(field))
    throw invalid(of === "distinct" ? `Values of ${name} are not counted.` : `${name} is no number.`);
  return { of, field: name, converted: of !== "distinct" && isMoney(entity, name) };
}

function fieldOf({ fields }: Entity, name: string): Field {
  const field = fields[name];
  if (!field) throw missing(name);
  return field;
}

const invalid = (sentence: string) => new AppError("INVALID_INPUT", sentence);
