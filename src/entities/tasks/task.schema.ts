import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from "../../database/drizzle.ts";
import { common, listed, moment, sourced } from "../../database/columns.ts";
import { people, teams } from "../people/people.schema.ts";
import { phases } from "../phases/phase.schema.ts";
import { project_states } from "../project-states/project-state.schema.ts";
import { projects } from "../projects/project.schema.ts";
import { task_templates } from "../task-templates/task-template.schema.ts";

/** What somebody is to do, in a project or by itself. */
export const tasks = pgTable(
  "tasks",
  {
    ...common(),
    ...sourced(),
    /** Who is to do it; nobody's yet where it is empty. */
    owner_id: uuid().references(() => people.id),
    team_id: uuid().references(() => teams.id),
    name: text().notNull(),
    body: text(),
    project_id: uuid().references(() => projects.id),
    /** Counted within the project, or among those of none (app.enter_task). */
    number: integer()
      .notNull()
      .default(sql`null`),
    /** What it is called by: ACME-42, or T-218 without a project. */
    code: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(project_key, 'T') || '-' || number::text`),
    parent_id: uuid().references((): AnyPgColumn => tasks.id),
    status: text({ enum: ["triage", "backlog", "todo", "in_progress", "in_review", "done", "cancelled"] })
      .notNull()
      .default("todo"),
    /** The state of its project's own in which it stands; none where that has none of its status (app.stand_in_state). */
    state_id: uuid().references(() => project_states.id),
    state_name: text(),
    /** The one that was removed, from which it came here: it is brought back with that. */
    left_state_id: uuid(),
    /** The part of its project in which it stands, how that is called, and the removed one with which it comes back (app.stand_in_phase). */
    phase_id: uuid().references(() => phases.id),
    phase_name: text(),
    left_phase_id: uuid(),
    /** In which column of its project's board it lies. */
    lane: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(state_id::text, status)`),
    /** Its place in the order of its project, which all share: a key between any two of which another fits (app.rank_of). */
    rank: text()
      .notNull()
      .default(sql`null`),
    priority: text({ enum: ["urgent", "high", "medium", "low", "none"] })
      .notNull()
      .default("none"),
    /** The same as a number, by which lists are sorted: 0 is urgent. */
    urgency: smallint()
      .notNull()
      .generatedAlwaysAs(sql`array_position('{urgent,high,medium,low,none}'::text[], priority) - 1`),
    starts_on: date({ mode: "string" }),
    due_on: date({ mode: "string" }),
    /** In minutes. */
    estimate: integer(),
    /** When it comes again, once it is done (RFC 5545); and whether by its days or by the day on which it was done. */
    repeat_rule: text(),
    repeat_mode: text({ enum: ["due_day", "day_done"] })
      .notNull()
      .default("due_day"),
    /** The one that it came after; and that the next one has been made of it, or there is none (app.repeat_task). */
    repeats_id: uuid().references((): AnyPgColumn => tasks.id),
    followed: boolean().notNull().default(false),
    /** What it was made of, with what stands below it (app.follow_task_template). */
    template_id: uuid().references(() => task_templates.id),
    /** Why it cannot go on; it is blocked while this says something. */
    blocked_reason: text(),
    /** How many tasks that are not over block it (app.count_blockers). */
    open_blockers: smallint().notNull().default(0),
    /** When it was done or cancelled (app.enter_task). */
    ended_at: moment(),
    /** Whether the people of the client see it, where they see its project. */
    client_visible: boolean().notNull().default(false),
    /** Of its project, by which it is called and judged. */
    project_key: text(),
    manager_id: uuid(),
    account_id: uuid(),
    project_visible: boolean(),
    project_deleted_at: moment(),
    project_archived_at: moment(),
    tag_ids: uuid().array().notNull().default([]),
    search: text().generatedAlwaysAs(sql`app.fold(coalesce(project_key, 'T') || '-' || number::text, name)`),
    custom: jsonb().notNull().default({}),
  },
  (t) => [
    ...listed(t, {
      within: [t.project_id, t.manager_id, t.account_id, t.created_by, t.status],
      orders: [t.name, t.rank],
    }),
    index().on(t.project_key, t.rank, t.id),
    index().on(t.project_key, t.lane, t.rank, t.id),
    index().on(t.project_key, t.lane, t.due_on, t.id),
    uniqueIndex("tasks_number").on(sql`coalesce(project_id, '00000000-0000-0000-0000-000000000000')`, t.number),
    index().on(t.parent_id, t.id),
    index().on(t.code),
    index().on(t.urgency, t.id),
    index().on(t.due_on, t.id),
    index().on(t.owner_id, t.status, t.due_on, t.id),
    index().on(t.project_id, t.due_on, t.id),
    index().on(t.state_id),
    where_held("tasks_template_id", t.template_id),
    where_held("tasks_left_state_id", t.left_state_id),
    index().on(t.phase_id),
    where_held("tasks_left_phase_id", t.left_phase_id),
    uniqueIndex("tasks_repeats_id").on(t.repeats_id),
    index("tasks_to_repeat")
      .on(t.ended_at)
      .where(sql`status = 'done' and repeat_rule is not null and not followed`),
    check(
      "tasks_repeat_rule",
      sql`${t.repeat_rule} ~ '^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)' and length(${t.repeat_rule}) <= 200`,
    ),
    check("tasks_starts_on", sql`${t.starts_on} between '2000-01-01' and '2100-12-31'`),
    // (Whoever shifts it counts its days.)
    check(
      "tasks_due_on",
      sql`${t.due_on} >= ${t.starts_on} and ${t.due_on} - ${t.starts_on} <= 3660 and ${t.due_on} between '2000-01-01' and '2100-12-31'`,
    ),
    check("tasks_rank", sql`${t.rank} ~ '^[a-zA-Z][0-9A-Za-z]{0,99}$'`),
    check("tasks_estimate", sql`${t.estimate} between 0 and 600000`),
  ],
);

/** An index of the few rows that have a value in a column. */
function where_held(name: string, column: AnyPgColumn) {
  return index(name)
    .on(column)
    .where(sql.raw(`${column.name} is not null`));
}

/** The columns that are copies of its project's, and nobody's to write. */
export const copied_from_project = [
  "project_key",
  "manager_id",
  "account_id",
  "project_visible",
  "project_deleted_at",
  "project_archived_at",
] as const;
