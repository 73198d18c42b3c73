import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Statement } from "../database/flush.ts";
import { bounded, dayOf, filter, statement } from "./compile.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import { hasDays, type Question, readQuestion, usual_terms, zone_query } from "./list-request.ts";

/** The query string of a summary. */
export const summary_query = z.strictObject({
  by: z
    .string()
    .max(120)
    .optional()
    .describe("Columns to group by, comma-separated, at most two; the 1,000 largest groups are told of"),
  by_day: z.string().max(60).optional().describe("Column of days or moments to group by its days, instead of `by`"),
  by_month: z
    .string()
    .max(60)
    .optional()
    .describe("Column of days or moments to group by its months, each told of by its first day, instead of `by`"),
  zone: zone_query,
  sum: z.string().max(200).optional().describe("Number columns to add up, comma-separated"),
  where: z.string().optional(),
  q: z.string().optional(),
  bin: z.string().optional(),
  imported: z.string().optional(),
});

/**
 * Counts and sums of the rows that a list would show: one row, a JSON list of groups. Money in several currencies is no sum:
 * where the entity has a currency, each is added up for itself, `{"EUR": 1200, "USD": 300}`. By days, each group is a `day`,
 * by months a `month`.
 */
export function summaryStatement(entity: Entity, query: Record<string, string>): Statement {
  const { by, by_day, by_month, sum, ...rest } = summary_query.parse(query);
  const question = readQuestion(entity, rest as Record<string, string>);
  const summed = sum?.split(",") ?? [];
  const grouped = by?.split(",") ?? [];
  check(entity, { grouped, dated: [by_day, by_month], summed });
  const { values, terms, ...shape } = question;
  const dated = by_day ?? by_month;
  const zone = dated ? values.push(rest.zone) - 1 : 0;
  const build = () => {
    if (!dated) return summary(entity, question, grouped.map(plain), summed);
    const day = dayOf(entity, dated, zone);
    const group = by_day
      ? { name: sql`day`, is: day }
      : { name: sql`month`, is: sql`date_trunc('month', ${day})::date` };
    return summary(entity, question, [group], summed);
  };
  const name = `summary ${entity.name} ${by} ${by_day} ${by_month} ${sum} ${JSON.stringify(shape)}`;
  return statement(name, values, build, terms <= usual_terms);
}

type Asked = { grouped: string[]; dated: (string | undefined)[]; summed: string[] };
type Group = { name: SQL; is: SQL };

function check(entity: Entity, { grouped, dated, summed }: Asked): void {
  for (const column of summed) {
    if (!["money", "percent", "count"].includes(entity.fields[column]?.kind ?? ""))
      throw new AppError("INVALID_INPUT", `${entity.name} has no number ${column}.`);
  }
  for (const column of grouped)
    if (!entity.fields[column]) throw new AppError("INVALID_INPUT", `${entity.name} has no column ${column}.`);
  if (grouped.length > most_columns || new Set(grouped).size < grouped.length)
    throw new AppError("INVALID_INPUT", `Group by at most ${most_columns} columns, each of them once.`);
  const [column, other] = dated.filter((each) => each !== undefined);
  if (column !== undefined && (other !== undefined || grouped.length > 0 || !hasDays(entity, column)))
    throw new AppError("INVALID_INPUT", `${entity.name} has no days of ${column} to group by, or is grouped already.`);
}

const plain = (column: string): Group => ({ name: sql`${sql.identifier(column)}`, is: sql`${sql.identifier(column)}` });

function summary(entity: Entity, question: Question, groups: Group[], summed: string[]): SQL {
  const by_currency = (column: string) => entity.fields[column]?.kind === "money" && "currency" in entity.fields;
  const parts = [
    ...groups.map(({ is, name }) => sql`${is} as ${name}`),
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
  const names = sql.join(groups.map(({ name }) => sql`${name}, `));
  const told = sql.raw(groups.map((_, index) => String(index + 1)).join());
  const largest = groups.length ? sql`group by ${told} order by sum(count) desc limit ${most_groups}` : sql``;
  const all = sql`select ${names}coalesce(sum(count), 0)::bigint as count ${listed(outer)} from (${each}) each ${largest}`;
  return bounded(sql`select row_to_json(r)::text as text from (${all}) r`);
}

// At most so many groups are told of: the largest.
const most_groups = sql.raw("1000");
const most_columns = 2;
