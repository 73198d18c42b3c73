import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Statement } from "../database/flush.ts";
import { bounded, filter, statement } from "./compile.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import { readQuestion, usual_terms } from "./list-request.ts";

/** The query string of a summary. */
export const summary_query = z.strictObject({
  by: z.string().max(60).optional().describe("Column to group by; the 1,000 largest groups are told of"),
  sum: z.string().max(200).optional().describe("Number columns to add up, comma-separated"),
  where: z.string().optional(),
  q: z.string().optional(),
  bin: z.string().optional(),
  imported: z.string().optional(),
});

/**
 * Counts and sums of the rows that a list would show: one row, a JSON list of groups. Money in several currencies is no sum:
 * where the entity has a currency, each is added up for itself, `{"EUR": 1200, "USD": 300}`.
 */
export function summaryStatement(entity: Entity, query: Record<string, string>): Statement {
  const { by, sum, ...rest } = summary_query.parse(query);
  const question = readQuestion(entity, rest as Record<string, string>);
  const summed = sum?.split(",") ?? [];
  for (const column of summed) {
    if (!["money", "percent", "count"].includes(entity.fields[column]?.kind ?? ""))
      throw new AppError("INVALID_INPUT", `${entity.name} has no number ${column}.`);
  }
  if (by && !entity.fields[by]) throw new AppError("INVALID_INPUT", `${entity.name} has no column ${by}.`);
  const { values, terms, ...shape } = question;
  const build = () => {
    const by_currency = (column: string) => entity.fields[column]?.kind === "money" && "currency" in entity.fields;
    const group = by ? sql`${sql.identifier(by)}, ` : sql``;
    const parts = summed.some(by_currency) ? sql`${group}currency, ` : group;
    const listed = (columns: SQL[]) => sql.join(columns.map((column) => sql`, ${column}`));
    const inner = summed.map((column) => sql`coalesce(sum(${sql.identifier(column)}), 0) as ${sql.identifier(column)}`);
    const outer = summed.map((column) => {
      const named = sql.identifier(column);
      return by_currency(column)
        ? sql`coalesce(json_object_agg(currency, ${named} order by ${named} desc) filter (where ${named} <> 0), '{}') as ${named}`
        : sql`coalesce(sum(${named}), 0) as ${named}`;
    });
    // (Grouped by nothing there is one group, also of no rows.)
    const each = sql`select ${parts}count(*) as count ${listed(inner)} from ${entity.table} where ${filter(entity, question)} group by ${parts}()`;
    const groups = sql`select ${group}coalesce(sum(count), 0)::bigint as count ${listed(outer)} from (${each}) each ${by ? sql`group by ${sql.identifier(by)} order by sum(count) desc limit ${most_groups}` : sql``}`;
    return bounded(sql`select row_to_json(r)::text as text from (${groups}) r`);
  };
  const name = `summary ${entity.name} ${by} ${sum} ${JSON.stringify(shape)}`;
  return statement(name, values, build, terms <= usual_terms);
}

// At most so many groups are told of: the largest.
const most_groups = sql.raw("1000");
