import { check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { projects } from "../projects/project.schema.ts";

/** What the tasks of one project stand in: a word of its own for one of the states that all tasks have. */
export const project_states = pgTable(
  "project_states",
  {
    ...common(),
    project_id: uuid()
      .notNull()
      .references(() => projects.id),
    name: text().notNull(),
    /** What it means, by which everything judges; what is to be sorted has no states of its own. */
    status: text({ enum: ["backlog", "todo", "in_progress", "in_review", "done", "cancelled"] }).notNull(),
    /** Its place among those of its status (app.keep_project_state). */
    rank: integer()
      .notNull()
      .default(sql`null`),
    /** The one that its tasks go to when it is removed, where somebody named one. */
    replaced_by: uuid(),
    owner_id: uuid(),
    team_id: uuid(),
    project_key: text(),
  },
  (t) => [
    ...listed(t, { within: [t.project_id] }),
    index().on(t.project_key),
    uniqueIndex("project_states_name")
      .on(t.project_id, sql`lower(${t.name})`)
      .where(sql`deleted_at is null`),
    check("project_states_name", sql`length(${t.name}) between 1 and 40`),
  ],
);
