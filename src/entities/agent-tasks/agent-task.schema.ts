import { type AnyPgColumn, check, index, integer, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { agent_schedules } from "../agent-schedules/agent-schedule.schema.ts";
import { ai_agents } from "../agents/agent.schema.ts";
import { people } from "../people/people.schema.ts";

/** What somebody asks the agents to do; the worker gives it to one of them, and what came of it is written here. */
export const agent_tasks = pgTable(
  "agent_tasks",
  {
    ...common(),
    /** Who asked: it is done under their rights. */
    owner_id: uuid().references(() => people.id),
    title: text().notNull(),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`title`),
    priority: text({ enum: ["P0", "P1", "P2", "P3"] })
      .notNull()
      .default("P2"),
    status: text({ enum: ["pending", "assigned", "running", "waiting", "done", "failed", "cancelled"] })
      .notNull()
      .default("pending"),
    /** What an agent must be able to do; with none the first active one takes it. */
    required_capability: text(),
    /** The agent that was asked for, which alone does it; with none the first that is able. */
    agent_id: uuid().references(() => ai_agents.id),
    assigned_to: uuid().references(() => ai_agents.id),
    /** Of a step: the task that it is a step of, and the agent that gave it. */
    parent_id: uuid().references((): AnyPgColumn => agent_tasks.id),
    delegated_by: uuid().references(() => ai_agents.id),
    /** What it is about, such as `{ "entity": "leads", "id": "…" }`. */
    input: jsonb().$type<Record<string, unknown>>(),
    /** The record that it is about, where it names one: its timeline tells of the task. */
    about_id: text().generatedAlwaysAs(sql`lower(left(input ->> 'id', 36))`),
    /** The schedule that made it; none where somebody asked. */
    schedule_id: uuid().references(() => agent_schedules.id, { onDelete: "set null" }),
    /** What it waits for, and in a sentence why it does not go on. */
    waits_for: text({ enum: ["approval", "budget", "event", "model", "agent", "tasks"] }),
    reason: text(),
    /** What came of it, in Markdown, and how much of what was found. */
    result: text(),
    /** An e-mail to people of the record that it is about, drafted for who asked: subject and text (Markdown). */
    draft_subject: text(),
    draft_text: text(),
    counts: jsonb().$type<Record<string, number>>(),
    attempts: integer().notNull().default(0),
    next_attempt_at: moment(),
    last_error: text(),
    started_at: moment(),
    finished_at: moment(),
    /** Until then a server has it; one that lives goes on saying so. */
    lease_until: moment(),
    run_id: uuid(),
    search: text().generatedAlwaysAs(sql`app.fold(title)`),
  },
  (t) => [
    ...listed(t, { within: [t.status], orders: [t.priority] }),
    // What is next, and what a server has left: all that an idle worker looks at.
    index("agent_tasks_next_index")
      .on(t.priority, t.created_at, t.id)
      .where(sql`status = 'pending' and deleted_at is null`),
    index("agent_tasks_leased_index")
      .on(t.lease_until)
      .where(sql`status = 'running'`),
    index("agent_tasks_finished_index")
      .on(t.finished_at)
      .where(sql`finished_at is not null`),
    // What waits for its steps, looked at in each cycle.
    index("agent_tasks_waiting_index")
      .on(t.id)
      .where(sql`status = 'waiting' and waits_for = 'tasks'`),
    ...[t.agent_id, t.assigned_to, t.delegated_by].map((column) => index().on(column)),
    index()
      .on(t.parent_id, t.created_at.desc().nullsFirst(), t.id)
      .where(sql`parent_id is not null`),
    index()
      .on(t.schedule_id, t.created_at.desc().nullsFirst(), t.id)
      .where(sql`schedule_id is not null`),
    index()
      .on(t.about_id, t.created_at.desc().nullsFirst(), t.id)
      .where(sql`about_id is not null`),
    check("agent_tasks_title", sql`btrim(${t.title}) <> '' and length(${t.title}) <= 200`),
    check("agent_tasks_priority", sql`${t.priority} in ('P0', 'P1', 'P2', 'P3')`),
    check(
      "agent_tasks_status",
      sql`${t.status} in ('pending', 'assigned', 'running', 'waiting', 'done', 'failed', 'cancelled')`,
    ),
    check("agent_tasks_waits_for", sql`${t.waits_for} in ('approval', 'budget', 'event', 'model', 'agent', 'tasks')`),
    check("agent_tasks_required_capability", sql`${t.required_capability} ~ '^[a-z][a-z0-9_]{0,59}$'`),
    check("agent_tasks_parent_id", sql`(parent_id is null) = (delegated_by is null)`),
    check(
      "agent_tasks_draft_text",
      sql`(draft_subject is null) = (draft_text is null) and length(draft_subject) <= 200 and length(draft_text) <= 10000`,
    ),
    check("agent_tasks_result_size", sql`length(${t.result}) <= 20000`),
  ],
);
