import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Statement } from "../database/flush.ts";
import { bounded, dayOf, filter, statement } from "./compile.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import { hasDays, type Question, readQuestion, usual_terms, zone_query } from "./list-request.ts";

/** The query string of a summary. */
export const summary_query = z.strictObject({
  by: z.string().max(60).optional().describe("Column to group by; the 1,000 largest groups are told of"),
  by_day: z.string().max(60).optional().describe("Column of days or moments to group by its days, instead of `by`"),
  zone: zone_query,
  sum: z.string().max(200).optional().describe("Number columns to add up, comma-separated"),
  where: z.string().optional(),
  q: z.string().optional(),
  bin: z.string().optional(),
  imported: z.string().optional(),
});

/**
 * Counts and sums of the rows that a list would show: one row, a JSON list of groups. Money in several currencies is no sum:
 * where the entity has a currency, each is added up for itself, `{"EUR": 1200, "USD": 300}`. By days, each group is a `day`.
 */
export function summaryStatement(entity: Entity, query: Record<string, string>): Statement {
  const { by, by_day, sum, ...rest } = summary_query.parse(query);
  const question = readQuestion(entity, rest as Record<string, string>);
  const summed = sum?.split(",") ?? [];
  check(entity, { by, by_day, summed });
  const { values, terms, ...shape } = question;
  const zone = by_day ? values.push(rest.zone) - 1 : 0;
  const build = () => {
    if (by_day) return summary(entity, question, { name: sql`day`, is: dayOf(entity, by_day, zone) }, summed);
    const column = by && sql.identifier(by);
    return summary(entity, question, column ? { name: sql`${column}`, is: sql`${column}` } : undefined, summed);
  };
  const name = `summary ${entity.name} ${by} ${by_day} ${sum} ${JSON.stringify(shape)}`;
  return statement(name, values, build, terms <= usual_terms);
}

type Asked = { by: string | undefined; by_day: string | undefined; summed: string[] };

function check(entity: Entity, { by, by_day, summed }: Asked): void {
  for (const column of summed) {
    if (!["money", "percent", "count"].includes(entity.fields[column]?.kind ?? ""))
      throw new AppError("INVALID_INPUT", `${entity.name} has no number ${column}.`);
  }
  if (by && !entity.fields[by]) throw new AppError("INVALID_INPUT", `${entity.name} has no column ${by}.`);
  if (by_day && (by || !hasDays(entity, by_day)))
    throw new AppError("INVALID_INPUT", `${entity.name} has no days of ${by_day} to group by, or is grouped already.`);
}

function summary(entity: Entity, question: Question, group: { name: SQL; is: SQL } | undefined, summed: string[]): SQL {
  const by_currency = (column: string) => entity.fields[column]?.kind === "money" && "currency" in entity.fields;
  const parts = [
    ...(group ? [sql`${group.is} as ${group.name}`] : []),
    ...(summed.some(by_currency) ? [sql`currency`] : []),
  ];
  const listed = (columns: SQL[]) => sql.join(columns.map((column) => sql`, ${column}`));
  const inner = summed.map((column) => sql`coalesce(sum(${sql.identifier(column)}), 0) as ${sql.identifier(column)}`);
  const outer = summed.map((column) => {
    const named = sql.identifier(column);
    return by_currency(column)
      ? sql`coalesce(json_object_agg(currency, ${named} order by ${named} desc) filter (where ${named} <> 0), '{}') as ${named}`
      : sql`coalesce(sum(${named}), 0) as ${named}`;
  });
  // Grouped by nothing there is one group, also of no rows. By their places: a table may have a column that is called `day`.
  const places = sql.raw(parts.map((_, index) => `${index + 1}, `).join(""));
  const each = sql`select ${sql.join(parts.map((part) => sql`${part}, `))}count(*) as count ${listed(inner)} from ${entity.table} where ${filter(entity, question)} group by ${places}()`;
  const largest = group ? sql`group by ${group.name} order by sum(count) desc limit ${most_groups}` : sql``;
  const groups = sql`select ${group ? sql`${group.name}, ` : sql``}coalesce(sum(count), 0)::bigint as count ${listed(outer)} from (${each}) each ${largest}`;
  return bounded(sql`select row_to_json(r)::text as text from (${groups}) r`);
}

// At most so many groups are told of: the largest.
const most_groups = sql.raw("1000");
