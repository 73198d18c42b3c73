import { sql, type SQL } from "../database/drizzle.ts";
import { bounded, dayOf } from "./compile.ts";
import type { Entity } from "./describe.ts";
import type { Asked } from "./summary.ts";

/** What rows are grouped by, added up by, and whose middle value is told of. */
export type Grouping = { groups: Group[]; summed: string[]; middle: string | undefined };
type Group = { name: SQL; is: SQL; column: string; key: string };

/** Where a summary reads from, and how that says what it asks for: rows one by one, or what many of them come to. */
type Reading = { from: SQL; count: SQL; at: (group: Group) => SQL; sum: (column: string) => SQL };

export const listed = (names: string | undefined) => names?.split(",") ?? [];

/** What is asked as it stands in SQL; `zone` is the place of the time zone among the values. */
export function groupingOf(entity: Entity, { by, by_day, by_month, sum, median }: Asked, zone: number): Grouping {
  const group = (column: string, kind: "" | "day" | "month", is: SQL): Group => {
    return { name: kind ? sql.raw(kind) : named(column), is, column, key: `${column} ${kind}` };
  };
  const day = (column: string) => dayOf(entity, column, zone);
  // (Of a timestamp without a zone: PostgreSQL would look up its own zone's clock for each row otherwise.)
  const month = (column: string) => sql`date_trunc('month', ${day(column)}::timestamp)::date`;
  const groups = [
    ...listed(by).map((column) => group(column, "", named(column))),
    ...(by_day ? [group(by_day, "day", day(by_day))] : []),
    ...(by_month ? [group(by_month, "month", month(by_month))] : []),
  ];
  return { groups, summed: listed(sum), middle: median };
}

/** The rows of a question one by one. */
export const eachRow = (from: SQL): Reading => {
  return { from, count: sql`count(*)`, at: ({ is }) => is, sum: (column) => sql`sum(${named(column)})` };
};

/** One summary: its groups as a JSON list. */
export function summary(entity: Entity, { groups, summed, middle }: Grouping, reading: Reading): SQL {
  const in_currencies = hasMoney(entity, summed);
  const parts = groups.map((group) => sql`${reading.at(group)} as ${group.name}`);
  if (in_currencies) parts.push(sql`currency`);
  const inner = summed.map((column) => sql`, coalesce(${reading.sum(column)}, 0) as ${named(column)}`);
  const outer = summed.map((column) => sql`, ${told(entity, column)} as ${named(column)}`);
  const median = middle === undefined ? sql`` : sql`, ${medianOf(middle)} as median`;
  // (Sums of several currencies are one group of several; a median stands in the only one.)
  if (middle !== undefined) outer.push(sql`, min(median) as median`);
  const each = sql`select ${sql.join(parts.map((part) => sql`${part}, `))}${reading.count} as count ${sql.join(inner)}${median} from ${reading.from} ${grouped(parts.length)}`;
  const names = sql.join(groups.map(({ name }) => sql`${name}, `));
  const places = sql.raw(groups.map((_, index) => String(index + 1)).join());
  const most = sql.raw(String(groups.length > 1 ? most_pairs : most_groups));
  const largest = groups.length ? sql`group by ${places} order by sum(count) desc limit ${most}` : sql``;
  const all = sql`select ${names}coalesce(sum(count), 0)::bigint as count ${sql.join(outer)} from (${each}) each ${largest}`;
  return bounded(sql`select row_to_json(r)::text as text from (${all}) r`);
}

/**
 * Several summaries of the same rows as one JSON list. These are gone through once; what they come to by all that any of the
 * summaries groups by, which is far less, is gone through for each. A median wants them one by one.
 */
export function summaries(entity: Entity, groupings: Grouping[], rows: SQL): SQL {
  const [first, ...others] = groupings;
  if (first && others.length === 0) return sql`select '[' || (${summary(entity, first, eachRow(rows))}) || ']'`;
  const one_by_one = groupings.some(({ middle }) => middle !== undefined);
  const from = one_by_one ? sql`found` : rows;
  const { parts, reading } = gathered(entity, groupings, from);
  const lists = groupings.map((each) => sql`(${summary(entity, each, each.middle ? eachRow(from) : reading)})`);
  const found = sql`found as materialized (select ${columnsOf(entity, groupings)} from ${rows}), `;
  return sql`with ${one_by_one ? found : sql``}gathered as materialized (${parts}) select '[' || ${sql.join(lists, sql` || ',' || `)} || ']'`;
}

/** What rows come to by all that several summaries group by, and how these read it. (By places: a column may be called `day`.) */
function gathered(entity: Entity, groupings: Grouping[], from: SQL): { parts: SQL; reading: Reading } {
  const groups = new Map(groupings.flatMap((each) => each.groups).map((group) => [group.key, group]));
  const keys = [...groups.keys()];
  const summed = [...new Set(groupings.flatMap((each) => each.summed))];
  const parts = [...groups.values()].map(({ is }, index) => sql`${is} as ${named(`by_${index}`)}`);
  if (hasMoney(entity, summed)) parts.push(sql`currency`);
  const sums = summed.map((column, index) => sql`, sum(${named(column)}) as ${named(`sum_${index}`)}`);
  return {
    parts: sql`select ${sql.join(parts.map((part) => sql`${part}, `))}count(*) as many ${sql.join(sums)} from ${from} ${grouped(parts.length)}`,
    reading: {
      from: sql`gathered`,
      count: sql`sum(many)`,
      at: ({ key }) => named(`by_${keys.indexOf(key)}`),
      sum: (column) => sql`sum(${named(`sum_${summed.indexOf(column)}`)})`,
    },
  };
}

/** The columns that several summaries read of each row. (A row of none is a row all the same.) */
function columnsOf(entity: Entity, groupings: Grouping[]): SQL {
  const read = groupings.flatMap(({ groups, summed, middle }) => [
    ...groups.map(({ column }) => column),
    ...summed,
    ...(hasMoney(entity, summed) ? ["currency"] : []),
    ...(middle === undefined ? [] : [middle]),
  ]);
  return sql.join([...new Set(read)].map(named), sql`, `);
}

const named = (column: string): SQL => sql`${sql.identifier(column)}`;

// Grouped by nothing there is one group, also of no rows.
const grouped = (parts: number) =>
  sql.raw(`group by ${Array.from({ length: parts }, (_, index) => `${index + 1}, `).join("")}()`);

const isMoney = (entity: Entity, column: string) =>
  entity.fields[column]?.kind === "money" && "currency" in entity.fields;

const hasMoney = (entity: Entity, columns: string[]) => columns.some((column) => isMoney(entity, column));

/** What is told of a sum: of money one for each currency, the largest first. */
function told(entity: Entity, column: string): SQL {
  const sum = named(column);
  if (!isMoney(entity, column)) return sql`coalesce(sum(${sum}), 0)`;
  return sql`coalesce(json_object_agg(currency, ${sum} order by ${sum} desc) filter (where ${sum} <> 0), '{}')`;
}

const medianOf = (column: string) =>
  sql`percentile_cont(0.5) within group (order by ${named(column)}::double precision)`;

// At most so many groups are told of: the largest.
const most_groups = 1000;
const most_pairs = 10_000;
