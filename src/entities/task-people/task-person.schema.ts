import { index, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { people } from "../people/people.schema.ts";
import { tasks } from "../tasks/task.schema.ts";

/** That somebody does a task beside whoever answers for it, and so is a member of it, or that they watch it. */
export const task_people = pgTable(
  "task_people",
  {
    ...common(),
    task_id: uuid()
      .notNull()
      .references(() => tasks.id),
    user_id: uuid()
      .notNull()
      .references(() => people.id),
    part: text({ enum: ["assignee", "watcher"] }).notNull(),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(user_name, '')`),
    user_name: text(),
    /** Of the task, by which it is judged. */
    owner_id: uuid(),
    team_id: uuid(),
    project_id: uuid(),
    manager_id: uuid(),
    task_created_by: uuid(),
  },
  (t) => [
    ...listed(t, { within: [t.project_id, t.manager_id, t.task_created_by, t.user_id] }),
    index("task_people_task").on(t.task_id, t.user_id),
    uniqueIndex("task_people_pair")
      .on(t.task_id, t.user_id)
      .where(sql`deleted_at is null`),
  ],
);

/** The columns that are copies, and nobody's to write. */
export const copied_from_task = [
  "user_name",
  "owner_id",
  "team_id",
  "project_id",
  "manager_id",
  "task_created_by",
] as const;
