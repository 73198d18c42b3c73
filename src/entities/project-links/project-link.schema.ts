import { check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { projects } from "../projects/project.schema.ts";
import { project_link_kinds } from "./link-kinds.ts";

/**
 * That one project stands in a relation to another. What begins with `from_` or `to_` and is no id of them is a copy, by which the row
 * is judged: it tells nothing of a project that its reader does not see.
 */
export const project_links = pgTable(
  "project_links",
  {
    ...common(),
    from_id: uuid()
      .notNull()
      .references(() => projects.id),
    to_id: uuid()
      .notNull()
      .references(() => projects.id),
    kind: text({ enum: project_link_kinds }).notNull(),
    /** Working days that lie between, where the relation holds days. */
    lag: integer().notNull().default(0),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`kind`),
    from_owner_id: uuid(),
    from_team_id: uuid(),
    from_deleted_at: moment(),
    to_owner_id: uuid(),
    to_team_id: uuid(),
    to_deleted_at: moment(),
  },
  (t) => [
    ...listed(t),
    ...[t.from_owner_id, t.from_team_id, t.to_owner_id, t.to_team_id].map((column) => index().on(column)),
    index("project_links_from").on(t.from_id, t.to_id),
    index("project_links_to").on(t.to_id, t.from_id),
    uniqueIndex("project_links_pair")
      .on(t.from_id, t.to_id, t.kind)
      .where(sql`deleted_at is null`),
    check("project_links_to_id", sql`${t.from_id} <> ${t.to_id}`),
    check("project_links_lag", sql`${t.lag} between 0 and 365`),
  ],
);

/** The columns that are copies, and nobody's to write. */
export const copied_from_ends = [
  "from_owner_id",
  "from_team_id",
  "from_deleted_at",
  "to_owner_id",
  "to_team_id",
  "to_deleted_at",
] as const;
