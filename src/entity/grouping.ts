import { sql, type SQL } from "../database/drizzle.ts";
import { dayOf } from "./compile.ts";
import type { Entity } from "./describe.ts";
import type { Asked } from "./summary.ts";

/** What rows are grouped by, added up by, whose middle value is told of, and of which column it is told how many have one. */
export type Grouping = { groups: Group[]; summed: string[]; middle: string | undefined; given: string | undefined };
export type Group = { name: SQL; is: SQL; key: string };

/** Where a summary reads from, and how that says what it asks for: rows one by one, or what many of them come to. */
export type Reading = {
  from: SQL;
  count: SQL;
  at: (group: Group) => SQL;
  sum: (column: string) => SQL;
  given: (column: string) => SQL;
  median?: SQL;
};

export const listed = (names: string | undefined) => names?.split(",") ?? [];

/** What is asked as it stands in SQL; `zone` is the place of the time zone among the values. */
export function groupingOf(
  entity: Entity,
  { by, by_day, by_month, sum, median, given }: Asked,
  zone: number,
): Grouping {
  const group = (column: string, kind: "" | "day" | "month", is: SQL): Group => {
    return { name: kind ? sql.raw(kind) : named(column), is, key: `${column} ${kind}` };
  };
  const day = (column: string) => dayOf(entity, column, zone);
  // (Of a timestamp without a zone: PostgreSQL would look up its own zone's clock for each row otherwise.)
  const month = (column: string) => sql`date_trunc('month', ${day(column)}::timestamp)::date`;
  const groups = [
    ...listed(by).map((column) => group(column, "", named(column))),
    ...(by_day ? [group(by_day, "day", day(by_day))] : []),
    ...(by_month ? [group(by_month, "month", month(by_month))] : []),
  ];
  return { groups, summed: listed(sum), middle: median, given };
}

/** The rows of a question one by one. */
export const eachRow = (from: SQL): Reading => {
  return {
    from,
    count: sql`count(*)`,
    at: ({ is }) => is,
    sum: (column) => sql`sum(${named(column)})`,
    given: (column) => sql`count(${named(column)})`,
  };
};

/** A column as it stands in SQL. */
export const named = (column: string): SQL => sql`${sql.identifier(column)}`;

export const isMoney = (entity: Entity, column: string) =>
  entity.fields[column]?.kind === "money" && "currency" in entity.fields;

export const hasMoney = (entity: Entity, columns: string[]) => columns.some((column) => isMoney(entity, column));
