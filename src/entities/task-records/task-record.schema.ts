import { boolean, check, index, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { tasks } from "../tasks/task.schema.ts";

/** That a task is about a record: seen by whoever sees both (app.record_ends). */
export const task_records = pgTable(
  "task_records",
  {
    ...common(),
    task_id: uuid()
      .notNull()
      .references(() => tasks.id),
    /** The record: its table, and its id there. */
    record_entity: text({
      enum: [
        "leads",
        "accounts",
        "contacts",
        "projects",
        "activities",
        "risks",
        "agent_findings",
        "agent_approvals",
        "briefs",
      ],
    }).notNull(),
    record_id: uuid().notNull(),
    /** Whether the task was made of the record, by one press (app.made_task). */
    made_of: boolean().notNull().default(false),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`record_entity`),
    /** Of the task, by which it is judged. */
    owner_id: uuid(),
    team_id: uuid(),
    project_id: uuid(),
    manager_id: uuid(),
    task_created_by: uuid(),
    task_deleted_at: moment(),
  },
  (t) => [
    ...listed(t, { within: [t.project_id, t.manager_id, t.task_created_by] }),
    index("task_records_task").on(t.task_id, t.record_id),
    index("task_records_record").on(t.record_id, t.created_at.desc().nullsFirst(), t.id),
    uniqueIndex("task_records_pair")
      .on(t.task_id, t.record_entity, t.record_id)
      .where(sql`deleted_at is null`),
    check(
      "task_records_record_entity",
      sql`${t.record_entity} in ('leads', 'accounts', 'contacts', 'projects', 'activities', 'risks', 'agent_findings', 'agent_approvals', 'briefs')`,
    ),
  ],
);

/** The columns that are copies, and nobody's to write. */
export const copied_from_task = [
  "owner_id",
  "team_id",
  "project_id",
  "manager_id",
  "task_created_by",
  "task_deleted_at",
] as const;
