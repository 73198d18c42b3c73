import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from "../../database/drizzle.ts";
import { common, listed, moment, sourced } from "../../database/columns.ts";
import { activities } from "../activities/activity.schema.ts";
import { people, teams } from "../people/people.schema.ts";
import { tasks } from "../tasks/task.schema.ts";

/** Time that somebody has worked on something, or works right now. */
export const time_entries = pgTable(
  "time_entries",
  {
    ...common(),
    ...sourced(),
    /** Whose time it is. */
    owner_id: uuid()
      .notNull()
      .default(sql`null`)
      .references(() => people.id),
    team_id: uuid().references(() => teams.id),
    status: text({ enum: ["running", "draft", "submitted", "approved", "rejected"] })
      .notNull()
      .default("draft"),
    /** In the time zone of whose time it is; of a timer the day on which it began (app.run_timer). */
    day: date({ mode: "string" })
      .notNull()
      .default(sql`null`),
    /** None while it runs. */
    minutes: integer(),
    started_at: moment(),
    ended_at: moment(),
    task_id: uuid().references(() => tasks.id),
    /** Its task's, where it has one (app.time_of_task). No foreign key: who does a task need not see its project. */
    project_id: uuid(),
    /** The call or meeting that it was taken from. */
    activity_id: uuid().references(() => activities.id),
    /** Where nobody says so, whether its project's work is paid for (app.enter_time). */
    billable: boolean()
      .notNull()
      .default(sql`null`),
    note: text(),
    /** Why it was refused, and who decided about it last. */
    reason: text(),
    decider_id: uuid().references(() => people.id),
    decided_at: moment(),
    /** For an hour, as it was when the time was entered. */
    rate: numeric({ precision: 10, scale: 2, mode: "number" }),
    currency: text().notNull().default("EUR"),
    amount: numeric({ precision: 14, scale: 2, mode: "number" }).generatedAlwaysAs(
      sql`case when billable then round(rate * minutes / 60, 2) end`,
    ),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(note, task_name, project_name, '')`),
    /** Of its task and its project, by which it is called and judged. */
    task_name: text(),
    task_code: text(),
    project_name: text(),
    project_key: text(),
    manager_id: uuid(),
    account_id: uuid(),
    account_name: text(),
  },
  (t) => [
    ...listed(t, { within: [t.project_id, t.manager_id, t.account_id, t.status] }),
    // One timer for each person.
    uniqueIndex("time_entries_timer")
      .on(t.owner_id)
      .where(sql`status = 'running' and deleted_at is null`),
    uniqueIndex("time_entries_activity")
      .on(t.owner_id, t.activity_id)
      .where(sql`activity_id is not null and deleted_at is null`),
    index().on(t.owner_id, t.day, t.id),
    index().on(t.task_id, t.day),
    index().on(t.manager_id, t.status, t.day),
    index().on(t.account_id, t.day),
    index().on(t.activity_id),
    index().on(t.decider_id),
    index().on(t.project_id, t.day),
    index().on(t.manager_id, t.day),
    index().on(t.day, t.id),
  ],
);

/** The columns that are copies of its task's and its project's, and nobody's to write. */
export const copied_of_work = [
  "task_name",
  "task_code",
  "project_name",
  "project_key",
  "manager_id",
  "account_id",
  "account_name",
] as const;
