import { sql, type SQL } from "../database/drizzle.ts";
import { z } from "zod";
import type { Statement } from "../database/flush.ts";
import { filter, statement } from "./compile.ts";
import { groupingOf, listed } from "./grouping.ts";
import { rowsOf } from "./rows-of.ts";
import { summaries } from "./summaries.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import { hasDays, readQuestion, usual_terms, zone_query } from "./list-request.ts";

/** The query string of a summary. */
export const summary_query = z.strictObject({
  by: z
    .string()
    .max(120)
    .optional()
    .describe(
      "Columns to group by, comma-separated, at most two; the 1,000 largest groups are told of, of two columns the 10,000 largest",
    ),
  by_day: z.string().max(60).optional().describe("Column of days or moments to group by its days, instead of `by`"),
  by_month: z
    .string()
    .max(60)
    .optional()
    .describe("Column of days or moments to group by its months, each told of by its first day, beside those of `by`"),
  zone: zone_query,
  sum: z.string().max(200).optional().describe("Number columns to add up, comma-separated"),
  median: z
    .string()
    .max(60)
    .optional()
    .describe("Number column whose median is told of, as `median`; null where no row has a value. Not beside `sum`"),
  given: z.string().max(120).optional().describe("Column of which it is told how many rows have one, as `given`"),
  where: z.string().optional(),
  q: z.string().optional(),
  bin: z.string().optional(),
  imported: z.string().optional(),
});

/** What is asked of the rows that a question finds. */
export type Asked = {
  by?: string | undefined;
  by_day?: string | undefined;
  by_month?: string | undefined;
  sum?: string | undefined;
  median?: string | undefined;
  given?: string | undefined;
};
/**
 * Counts and sums of the rows that a list would show: one row, a JSON list of groups. Money in several currencies is no sum:
 * where the entity has a currency, each is added up for itself, `{"EUR": 1200, "USD": 300}`. By days, each group is a `day`,
 * by months a `month`.
 */
export function summaryStatement(entity: Entity, query: Record<string, string>): Statement {
  const { by, by_day, by_month, sum, median, given, ...rest } = summary_query.parse(query);
  const asked = [{ by, by_day, by_month, sum, median, given }];
  return built("summary", entity, rest as Record<string, string>, asked, (lists) => sql.join(lists));
}

/** Several summaries of the same rows, which are read once: one row, a JSON list of what each alone would answer. */
export function summariesStatement(entity: Entity, rest: Record<string, string>, asked: Asked[]): Statement {
  return built("summaries", entity, rest, asked, (lists) => sql`'[' || ${sql.join(lists, sql` || ',' || `)} || ']'`);
}

function built(
  of: "summary" | "summaries",
  entity: Entity,
  rest: Record<string, string>,
  asked: Asked[],
  answered: (lists: SQL[]) => SQL,
): Statement {
  const { zone = "UTC", ...filtered } = rest;
  const question = readQuestion(entity, filtered);
  asked.forEach((each) => check(entity, each));
  const { values, terms, ...shape } = question;
  const zone_at = asked.some(({ by_day, by_month }) => by_day ?? by_month) ? values.push(zone) - 1 : 0;
  const build = () => {
    const groupings = asked.map((each) => groupingOf(entity, each, zone_at));
    const { from, lists } = summaries(entity, groupings, sql`${rowsOf(entity)} where ${filter(entity, question)}`);
    return sql`${from}select ${answered(lists.map((list) => sql`(${list})`))}`;
  };
  const name = `${of} ${entity.name} ${JSON.stringify(asked)} ${JSON.stringify(shape)}`;
  return statement(name, values, build, terms <= usual_terms);
}

function check(entity: Entity, { by, by_day, by_month, sum, median, given }: Asked): void {
  const grouped = listed(by);
  for (const column of [...listed(sum), ...(median === undefined ? [] : [median])]) {
    if (!["money", "percent", "count", "minutes"].includes(entity.fields[column]?.kind ?? ""))
      throw new AppError("INVALID_INPUT", `${entity.name} has no number ${column}.`);
  }
  if (sum !== undefined && median !== undefined)
    throw new AppError("INVALID_INPUT", "Ask for sums or for a median, in two summaries for both.");
  for (const column of [...grouped, ...(given === undefined ? [] : [given])])
    if (!entity.fields[column]) throw new AppError("INVALID_INPUT", `${entity.name} has no column ${column}.`);
  if (grouped.length > most_columns || new Set(grouped).size < grouped.length)
    throw new AppError("INVALID_INPUT", `Group by at most ${most_columns} columns, each of them once.`);
  const [column, other] = [by_day, by_month].filter((each) => each !== undefined);
  if (column !== undefined && (other !== undefined || !hasDays(entity, column)))
    throw new AppError(
      "INVALID_INPUT",
      `${entity.name} has no days of ${column} to group by, or is asked for two kinds of them.`,
    );
}

const most_columns = 2;
