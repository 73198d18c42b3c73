import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Statement } from "../database/flush.ts";
import { bounded, dayOf, filter, statement } from "./compile.ts";
import { rowsOf } from "./rows-of.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import { hasDays, type Question, readQuestion, usual_terms, zone_query } from "./list-request.ts";

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
};
type Grouping = { groups: Group[]; summed: string[]; middle: string | undefined };
type Group = { name: SQL; is: SQL };

/**
 * Counts and sums of the rows that a list would show: one row, a JSON list of groups. Money in several currencies is no sum:
 * where the entity has a currency, each is added up for itself, `{"EUR": 1200, "USD": 300}`. By days, each group is a `day`,
 * by months a `month`.
 */
export function summaryStatement(entity: Entity, query: Record<string, string>): Statement {
  const { by, by_day, by_month, sum, median, ...rest } = summary_query.parse(query);
  return built(
    "summary",
    entity,
    rest as Record<string, string>,
    [{ by, by_day, by_month, sum, median }],
    (question, [grouping]) => {
      return summary(entity, grouping as Grouping, sql`${rowsOf(entity)} where ${filter(entity, question)}`);
    },
  );
}

/** Several summaries of the same rows, which are read once: one row, a JSON list of what each alone would answer. */
export function summariesStatement(entity: Entity, rest: Record<string, string>, asked: Asked[]): Statement {
  return built("summaries", entity, rest, asked, (question, groupings) => {
    const read = [...new Set(asked.flatMap((each) => columnsOf(entity, each)))].map((name) => sql.identifier(name));
    const rows = sql`${rowsOf(entity)} where ${filter(entity, question)}`;
    const lists = (from: SQL) =>
      sql.join(
        groupings.map((each) => sql`(${summary(entity, each, from)})`),
        sql` || ',' || `,
      );
    if (groupings.length === 1) return sql`select '[' || ${lists(rows)} || ']'`;
    // (A row of no columns is a row all the same.)
    const found = sql`select ${sql.join(read.length ? read : [sql`true as there`], sql`, `)} from ${rows}`;
    return sql`with found as materialized (${found}) select '[' || ${lists(sql`found`)} || ']'`;
  });
}

function built(
  of: "summary" | "summaries",
  entity: Entity,
  rest: Record<string, string>,
  asked: Asked[],
  build: (question: Question, groupings: Grouping[]) => SQL,
): Statement {
  const { zone = "UTC", ...filtered } = rest;
  const question = readQuestion(entity, filtered);
  asked.forEach((each) => check(entity, each));
  const { values, terms, ...shape } = question;
  const zone_at = asked.some(({ by_day, by_month }) => by_day ?? by_month) ? values.push(zone) - 1 : 0;
  const groupings = () => asked.map((each) => groupingOf(entity, each, zone_at));
  const name = `${of} ${entity.name} ${JSON.stringify(asked)} ${JSON.stringify(shape)}`;
  return statement(name, values, () => build(question, groupings()), terms <= usual_terms);
}

const listed = (names: string | undefined) => names?.split(",") ?? [];

function groupingOf(entity: Entity, { by, by_day, by_month, sum, median }: Asked, zone: number): Grouping {
  const plain = listed(by).map((name) => ({ name: sql`${sql.identifier(name)}`, is: sql`${sql.identifier(name)}` }));
  const days = by_day ? [{ name: sql`day`, is: dayOf(entity, by_day, zone) }] : [];
  // (Of a timestamp without a zone: PostgreSQL would look up its own zone's clock for each row otherwise.)
  const months = by_month
    ? [{ name: sql`month`, is: sql`date_trunc('month', ${dayOf(entity, by_month, zone)}::timestamp)::date` }]
    : [];
  return { groups: [...plain, ...days, ...months], summed: listed(sum), middle: median };
}

function check(entity: Entity, { by, by_day, by_month, sum, median }: Asked): void {
  const grouped = listed(by);
  for (const column of [...listed(sum), ...(median === undefined ? [] : [median])]) {
    if (!["money", "percent", "count", "minutes"].includes(entity.fields[column]?.kind ?? ""))
      throw new AppError("INVALID_INPUT", `${entity.name} has no number ${column}.`);
  }
  if (sum !== undefined && median !== undefined)
    throw new AppError("INVALID_INPUT", "Ask for sums or for a median, in two summaries for both.");
  for (const column of grouped)
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

const isMoney = (entity: Entity, column: string) =>
  entity.fields[column]?.kind === "money" && "currency" in entity.fields;

function columnsOf(entity: Entity, { by, by_day, by_month, sum, median }: Asked): string[] {
  const summed = listed(sum);
  const currency = summed.some((column) => isMoney(entity, column)) ? ["currency"] : [];
  return [...listed(by), ...[by_day, by_month, median].filter((each) => each !== undefined), ...summed, ...currency];
}

function summary(entity: Entity, { groups, summed, middle }: Grouping, from: SQL): SQL {
  const by_currency = (column: string) => isMoney(entity, column);
  const parts = [
    ...groups.map(({ is, name }) => sql`${is} as ${name}`),
    ...(summed.some(by_currency) ? [sql`currency`] : []),
  ];
  const commas = (columns: SQL[]) => sql.join(columns.map((column) => sql`, ${column}`));
  const inner = summed.map((column) => sql`coalesce(sum(${sql.identifier(column)}), 0) as ${sql.identifier(column)}`);
  const outer = summed.map((column) => {
    const named = sql.identifier(column);
    return by_currency(column)
      ? sql`coalesce(json_object_agg(currency, ${named} order by ${named} desc) filter (where ${named} <> 0), '{}') as ${named}`
      : sql`coalesce(sum(${named}), 0) as ${named}`;
  });
  // Grouped by nothing there is one group, also of no rows. By their places: a table may have a column that is called `day`.
  const places = sql.raw(parts.map((_, index) => `${index + 1}, `).join(""));
  const median = middle === undefined ? sql`` : sql`, ${medianOf(middle)} as median`;
  const each = sql`select ${sql.join(parts.map((part) => sql`${part}, `))}count(*) as count ${commas(inner)}${median} from ${from} group by ${places}()`;
  const names = sql.join(groups.map(({ name }) => sql`${name}, `));
  const told = sql.raw(groups.map((_, index) => String(index + 1)).join());
  const most = sql.raw(String(groups.length > 1 ? most_pairs : most_groups));
  // (Sums of several currencies are one group of several; a median stands in the only one.)
  if (middle !== undefined) outer.push(sql`min(median) as median`);
  const largest = groups.length ? sql`group by ${told} order by sum(count) desc limit ${most}` : sql``;
  const all = sql`select ${names}coalesce(sum(count), 0)::bigint as count ${commas(outer)} from (${each}) each ${largest}`;
  return bounded(sql`select row_to_json(r)::text as text from (${all}) r`);
}

const medianOf = (column: string) =>
  sql`percentile_cont(0.5) within group (order by ${sql.identifier(column)}::double precision)`;

// At most so many groups are told of: the largest.
const most_groups = 1000;
const most_pairs = 10_000;
const most_columns = 2;
