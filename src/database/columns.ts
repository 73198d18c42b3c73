import {
  type ExtraConfigColumn,
  getTableName,
  index,
  type IndexBuilder,
  integer,
  sql,
  text,
  timestamp,
  uuid,
} from "./drizzle.ts";

const moment = () => timestamp({ withTimezone: true, mode: "string" });

/** The columns of every entity's table; triggers fill all but `id` (app.stamp), whoever writes. */
export const common = () => ({
  id: uuid()
    .primaryKey()
    .default(sql`app.new_id()`),
  created_at: moment().notNull().defaultNow(),
  created_by: uuid(),
  updated_at: moment().notNull().defaultNow(),
  updated_by: uuid(),
  version: integer().notNull().default(1),
  deleted_at: moment(),
  deleted_by: uuid(),
});

/** Where a row came from: an outside system's own id, so that an import can be repeated without doubling. */
export const sourced = () => ({
  external_source: text(),
  external_id: text(),
});

/** The tables whose records people talk about and do something with. */
export const parents = ["leads", "accounts", "contacts", "projects", "tasks", "tickets"] as const;

/**
 * What belongs to a record of several entities: which one (`entity` is its table's name), and copies of that record's columns, by
 * which it is judged (app.copied_columns, app.followed): its name, its owner and their team, the project that it is or is of and who
 * manages that, a contact's client, who made it, and since when it lies in the bin.
 */
export const belonging = <const P extends readonly [string, ...string[]] = typeof parents>(of?: P) => ({
  entity: text({ enum: (of ?? parents) as P }).notNull(),
  row_id: uuid().notNull(),
  about: text(),
  parent_owner_id: uuid(),
  parent_team_id: uuid(),
  project_id: uuid(),
  parent_manager_id: uuid(),
  parent_account_id: uuid(),
  parent_created_by: uuid(),
  parent_deleted_at: moment(),
});

/** The columns of `belonging` by which scopes judge, each of which a list needs an index for. */
export const judged = (t: Record<(typeof judging)[number], Column>) => judging.map((name) => t[name]);

const judging = [
  "parent_owner_id",
  "parent_team_id",
  "project_id",
  "parent_manager_id",
  "parent_account_id",
  "parent_created_by",
] as const;

/** The columns of `belonging` that are copies, and nobody's to write. */
export const copied = [
  "about",
  "parent_owner_id",
  "parent_team_id",
  "project_id",
  "parent_manager_id",
  "parent_account_id",
  "parent_created_by",
  "parent_deleted_at",
] as const;

/**
 * The indexes of a table that is listed: newest first, by itself and within its owner, its team and each column of `within` (scopes,
 * a board's column); by each of `orders`; the bin; where rows were imported from; the text in which words are found. What figures of
 * rows by their date are made of (`figures`) stands beside the newest, with what row security asks, so that the table is not read.
 */
export function listed(
  t: Listed,
  { within = [], orders = [], figures = [] }: { within?: Column[]; orders?: Column[]; figures?: Column[] } = {},
): IndexBuilder[] {
  // Made anew for each index: Drizzle takes the order from a column that a second one is given.
  const newest = () => [t.created_at.desc().nullsFirst(), t.id] as const;
  const scopes = [t.team_id, t.owner_id, ...within].filter((column) => column !== undefined);
  const kept = sql`deleted_at is null`;
  const name = getTableName(t.id.table);
  return [
    index(figures.length > 0 ? `${name}_created_figures_index` : undefined)
      .on(...newest(), ...figures)
      .where(kept),
    ...scopes.map((column) =>
      index()
        .on(column, ...newest())
        .where(kept),
    ),
    ...orders.map((column) => index().on(column, t.id)),
    index(`${name}_bin_index`)
      .on(...newest())
      .where(sql`deleted_at is not null`),
    ...(t.external_source && t.external_id ? [index().on(t.external_source, t.external_id)] : []),
    ...(t.search ? [index().using("gin", t.search.op("gin_trgm_ops"))] : []),
  ];
}

type Column = ExtraConfigColumn;
type Listed = { id: Column; created_at: Column } & Partial<
  Record<"owner_id" | "team_id" | "external_source" | "external_id" | "search", Column>
>;

export { moment };

/** Ids of records that a row came from, and by which it may be judged who sees it (app.reference_lists). */
export const sources = () =>
  uuid()
    .array()
    .notNull()
    .default(sql`'{}'`);
