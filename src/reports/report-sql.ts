import { sql, type SQL } from "../database/drizzle.ts";
import type { Statement } from "../database/flush.ts";
import { dayOf, filter, place, statement } from "../entity/compile.ts";
import { readQuestion, usual_terms, type Where } from "../entity/list-request.ts";
import { rowsOf } from "../entity/rows-of.ts";
import { most } from "./definition-shape.ts";
import type { Plan, PlannedGroup, PlannedMeasure } from "./plan-report.ts";

/**
 * The statement of a report: one row, a JSON object of its rows, subtotals and total. The rows are gone through once, by sets of
 * groups, so that totals are of the rows and not of what groups come to: a median of all is no sum of medians. Names of columns are
 * those that are described; what the caller sent stands in values alone.
 */
export function reportStatement(plan: Plan, where: Where | undefined, zone: string): Statement {
  const { entity, groups, measures } = plan;
  const question = readQuestion(entity, where ? { where: JSON.stringify(where) } : {});
  const { values, terms, ...shape } = question;
  const zone_at = values.push(zone) - 1;
  const steps_at = groups.map(({ step }) => (step === undefined ? -1 : values.push(step) - 1));
  const build = () => {
    const each = sql`select ${list([
      sql`1 as one`,
      ...groups.map((group, nth) => sql`${keyOf(plan, group, zone_at, steps_at[nth] ?? -1)} as ${key(nth)}`),
      ...measures.flatMap((measure, nth) => (measure.field ? [sql`${valueOf(measure)} as ${value(nth)}`] : [])),
      ...(inCurrencies(plan) ? [sql`currency as app_currency`, sql`app_rate`] : []),
    ])} from ${rowsOf(entity)}${inCurrencies(plan) ? worth : sql``} where ${filter(entity, question)}`;
    const by_currency = bySum(plan) ? sql`, by_currency as (${byCurrency(plan)})` : sql``;
    return sql`with told as materialized (${told(plan, each)}), top as materialized (${top(plan)})${by_currency} ${answer(plan)}`;
  };
  const name = `report ${entity.name} ${JSON.stringify([groups.map(shapeOf), measures, shape])}`;
  return statement(name, values, build, terms <= usual_terms);
}

const shapeOf = ({ step, ...group }: PlannedGroup) => ({ ...group, ranges: step !== undefined });

const inCurrencies = ({ measures }: Plan) => measures.some(({ converted }) => converted);

// What one unit of each currency is worth in the company's, as its people are told of it.
const worth = sql` left join (select key as app_of, value::numeric as app_rate from json_each_text(app.told() -> 'money' -> 'rates')
  union all select app.told() -> 'money' ->> 'currency', 1) worth on app_of = currency`;

/** A grouping as it stands in SQL. */
function keyOf({ entity }: Plan, { field, by, step }: PlannedGroup, zone: number, size: number): SQL {
  if (by) {
    const day = dayOf(entity, field, zone);
    return by === "day" ? day : sql`date_trunc(${sql.raw(`'${by}'`)}, ${day}::timestamp)::date`;
  }
  const column = sql.identifier(field);
  if (step === undefined) return sql`${column}`;
  return sql`floor(${column} / ${place(size)}::numeric) * ${place(size)}::numeric`;
}

const valueOf = ({ field = "" }: PlannedMeasure) => sql`${sql.identifier(field)}`;

/**
 * What the rows come to by each set of groups: all, the first, both; and of money that is added up the same by currency. `app_key`
 * tells a group of whatever depth from all others.
 */
function told(plan: Plan, each: SQL): SQL {
  const { groups, measures } = plan;
  const keys = groups.map((_, nth) => key(nth));
  const sets = [0, ...keys.map((_, nth) => nth + 1)].map((many) => keys.slice(0, many));
  const all = bySum(plan) ? [...sets, ...sets.map((set) => [...set, sql`app_currency`])] : sets;
  const depth = sql.join([sql`0`, ...keys.map((name) => sql`1 - grouping(${name})`)], sql` + `);
  const parts = [
    ...keys,
    sql`${depth} as app_depth`,
    sql`jsonb_build_array(${list([depth, ...keys])})::text as app_key`,
    ...(bySum(plan) ? [sql`app_currency, grouping(app_currency) as of_all`] : [sql`1 as of_all`]),
    sql`count(*) as many`,
    ...measures.map((measure, nth) => sql`${aggregate(measure, nth)} as ${measured(nth)}`),
    ...sums(plan).map((nth) => sql`coalesce(sum(${value(nth)}), 0) as ${own(nth)}`),
    sql`${leftOut(plan)} as left_out`,
  ];
  const by = list(all.map((set) => sql`(${list(set)})`));
  return sql`select ${list(parts)} from (${each}) each group by grouping sets (${by})`;
}

/** The measures that add money up, by their places. */
const sums = ({ measures }: Plan) =>
  measures.flatMap(({ of, converted }, nth) => (of === "sum" && converted ? [nth] : []));

const bySum = (plan: Plan) => sums(plan).length > 0;

function aggregate({ of, field, converted }: PlannedMeasure, nth: number): SQL {
  if (of === "count" || !field) return sql`count(*)`;
  const is = converted ? sql`${value(nth)} * app_rate` : sql`${value(nth)}`;
  switch (of) {
    case "distinct":
      return sql`count(distinct ${is})`;
    case "median":
      return sql`percentile_cont(0.5) within group (order by (${is})::double precision)`;
    case "sum":
    case "share":
      return sql`coalesce(sum(${is}), 0)`;
    default:
      return sql`${sql.raw(of)}(${is})`;
  }
}

/** How many rows have an amount whose currency has no rate. */
function leftOut({ measures }: Plan): SQL {
  const given = measures.flatMap(({ of, converted }, nth) =>
    converted && of !== "sum" ? [sql`${value(nth)} is not null`] : [],
  );
  if (given.length === 0) return sql`0`;
  return sql`count(*) filter (where app_rate is null and (${sql.join(given, sql` or `)}))`;
}

/** The largest groups, one more than are told of. */
function top(plan: Plan): SQL {
  const { groups } = plan;
  const order = list([sql`${measured(0)} desc nulls last`, sql`many desc`, ...groups.map((_, nth) => key(nth))]);
  return sql`select * from told where ${whole(groups.length)} order by ${order} limit ${sql.raw(String(most.rows + 1))}`;
}

/** That a row is of so many groupings, and of all currencies. */
const whole = (depth: number): SQL => sql`told.app_depth = ${sql.raw(String(depth))} and told.of_all = 1`;

/** Money that is added up by currency, the largest first, of each group. */
function byCurrency(plan: Plan): SQL {
  const each = sums(plan).map(
    (nth) =>
      sql`, coalesce(json_object_agg(app_currency, ${own(nth)} order by ${own(nth)} desc) filter (where ${own(nth)} <> 0), '{}') as ${own(nth)}`,
  );
  return sql`select app_key${sql.join(each)} from told where of_all = 0 group by app_key`;
}

/** Rows, subtotals and total as JSON, with the names of the records that keys are. */
function answer(plan: Plan): SQL {
  const { groups } = plan;
  const depth = groups.length;
  const beside = bySum(plan) ? sql` left join by_currency using (app_key)` : sql``;
  const of = (at: number, from: SQL, where: SQL) =>
    sql`coalesce((select json_agg(${row(plan, at)}) from ${from}${beside} where ${where}), '[]')`;
  const firsts = sql`told.app_key in (select jsonb_build_array(1, ${key(0)}, null)::text from top)`;
  const names = groups.map(({ of: target }, nth) =>
    target
      ? sql`coalesce((select json_object_agg(id, name) from ${sql.identifier(target)} where id in (select ${key(nth)} from top)), '{}')`
      : sql`'{}'::json`,
  );
  return sql`select json_build_object('rows', ${depth === 0 ? none : of(depth, sql`top told`, sql`true`)},
    'subtotals', ${depth < 2 ? none : of(1, sql`told`, sql`${whole(1)} and ${firsts}`)}, 'total', ${of(0, sql`told`, whole(0))},
    'left_out', (select left_out from told where ${whole(0)}), 'names', json_build_array(${list(names)}))::text`;
}

const none = sql`'[]'::json`;

/** One group as JSON: its keys, how many rows it has, its measures. */
function row(plan: Plan, depth: number): SQL {
  const keys = plan.groups.slice(0, depth).map((_, nth) => sql`told.${key(nth)}`);
  const added = sums(plan);
  const values = plan.measures.map((_, nth) =>
    added.includes(nth) ? sql`coalesce(by_currency.${own(nth)}, '{}')` : sql`told.${measured(nth)}`,
  );
  return sql`json_build_object('keys', json_build_array(${list(keys)}), 'count', told.many, 'values', json_build_array(${list(values)}))`;
}

const key = (nth: number): SQL => sql`${sql.identifier(`key_${nth}`)}`;
const value = (nth: number): SQL => sql`${sql.identifier(`value_${nth}`)}`;
const own = (nth: number): SQL => sql`${sql.identifier(`own_${nth}`)}`;
const measured = (nth: number): SQL => sql`${sql.identifier(`measure_${nth}`)}`;
const list = (parts: SQL[]) => sql.join(parts, sql`, `);
