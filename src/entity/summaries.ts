import { sql, type SQL } from "../database/drizzle.ts";
import { bounded } from "./compile.ts";
import type { Entity } from "./describe.ts";
import { gathered } from "./gathered.ts";
import { eachRow, type Grouping, hasMoney, isMoney, named, type Reading } from "./grouping.ts";

/**
 * Several summaries of the same rows, each a JSON list of its groups, and what they all read from. The rows are gone through once;
 * what they come to by all that any of the summaries groups by, which is far less, is gone through for each. One alone reads the rows.
 */
export function summaries(entity: Entity, groupings: Grouping[], rows: SQL): { from: SQL; lists: SQL[] } {
  const [first, ...others] = groupings;
  if (first && others.length === 0 && first.middle === undefined)
    return { from: sql``, lists: [summary(entity, first, eachRow(rows))] };
  const { text, readingOf } = gathered(entity, groupings, rows);
  const lists = groupings.map((each) => summary(entity, each, readingOf(each)));
  return { from: sql`with gathered as materialized (${text}) `, lists };
}

/** One summary: its groups as a JSON list. */
function summary(entity: Entity, { groups, summed, given }: Grouping, reading: Reading): SQL {
  const parts = groups.map((group) => sql`${reading.at(group)} as ${group.name}`);
  if (hasMoney(entity, summed)) parts.push(sql`currency`);
  const inner = summed.map((column) => sql`, coalesce(${reading.sum(column)}, 0) as ${named(column)}`);
  const outer = summed.map((column) => sql`, ${told(entity, column)} as ${named(column)}`);
  if (given !== undefined) {
    inner.push(sql`, ${reading.given(given)} as given`);
    outer.push(sql`, coalesce(sum(given), 0)::bigint as given`);
  }
  // (Sums of several currencies are one group of several; a median stands in the only one.)
  if (reading.median) {
    inner.push(sql`, ${reading.median} as median`);
    outer.push(sql`, min(median) as median`);
  }
  const each = sql`select ${sql.join(parts.map((part) => sql`${part}, `))}${reading.count} as count ${sql.join(inner)} from ${reading.from} ${grouped(parts.length)}`;
  const names = sql.join(groups.map(({ name }) => sql`${name}, `));
  const places = sql.raw(groups.map((_, index) => String(index + 1)).join());
  const most = sql.raw(String(groups.length > 1 ? most_pairs : most_groups));
  const largest = groups.length ? sql`group by ${places} order by sum(count) desc limit ${most}` : sql``;
  const all = sql`select ${names}coalesce(sum(count), 0)::bigint as count ${sql.join(outer)} from (${each}) each ${largest}`;
  return bounded(sql`select row_to_json(r)::text as text from (${all}) r`);
}

// Grouped by nothing there is one group, also of no rows.
const grouped = (parts: number) =>
  sql.raw(`group by ${Array.from({ length: parts }, (_, index) => `${index + 1}, `).join("")}()`);

/** What is told of a sum: of money one for each currency, the largest first. */
function told(entity: Entity, column: string): SQL {
  const sum = named(column);
  if (!isMoney(entity, column)) return sql`coalesce(sum(${sum}), 0)`;
  return sql`coalesce(json_object_agg(currency, ${sum} order by ${sum} desc) filter (where ${sum} <> 0), '{}')`;
}

// At most so many groups are told of: the largest.
const most_groups = 1000;
const most_pairs = 10_000;
