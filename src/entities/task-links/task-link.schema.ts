import { check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { tasks } from "../tasks/task.schema.ts";
import { link_kinds } from "./link-kinds.ts";

/**
 * That one task stands in a relation to another. What begins with `from_` or `to_` and is no id of them is a copy, by which the row is
 * judged: it tells nothing of a task that its reader does not see.
 */
export const task_links = pgTable(
  "task_links",
  {
    ...common(),
    from_id: uuid()
      .notNull()
      .references(() => tasks.id),
    to_id: uuid()
      .notNull()
      .references(() => tasks.id),
    kind: text({ enum: link_kinds }).notNull(),
    /** Working days that lie between, where the relation holds days. */
    lag: integer().notNull().default(0),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`kind`),
    from_owner_id: uuid(),
    from_team_id: uuid(),
    from_project_id: uuid(),
    from_manager_id: uuid(),
    from_created_by: uuid(),
    /** Whether it still holds the other back. */
    from_status: text(),
    from_deleted_at: moment(),
    to_owner_id: uuid(),
    to_team_id: uuid(),
    to_project_id: uuid(),
    to_manager_id: uuid(),
    to_created_by: uuid(),
    to_deleted_at: moment(),
  },
  (t) => [
    ...listed(t),
    ...[t.from_owner_id, t.from_team_id, t.from_project_id, t.from_manager_id, t.from_created_by].map((column) =>
      index().on(column),
    ),
    ...[t.to_owner_id, t.to_team_id, t.to_project_id, t.to_manager_id, t.to_created_by].map((column) =>
      index().on(column),
    ),
    index("task_links_from").on(t.from_id, t.to_id),
    index("task_links_to").on(t.to_id, t.from_id),
    uniqueIndex("task_links_pair")
      .on(t.from_id, t.to_id, t.kind)
      .where(sql`deleted_at is null`),
    check("task_links_to_id", sql`${t.from_id} <> ${t.to_id}`),
    check("task_links_lag", sql`${t.lag} between 0 and 365`),
  ],
);

/** The columns that are copies, and nobody's to write. */
export const copied_from_ends = [
  "from_owner_id",
  "from_team_id",
  "from_project_id",
  "from_manager_id",
  "from_created_by",
  "from_status",
  "from_deleted_at",
  "to_owner_id",
  "to_team_id",
  "to_project_id",
  "to_manager_id",
  "to_created_by",
  "to_deleted_at",
] as const;
