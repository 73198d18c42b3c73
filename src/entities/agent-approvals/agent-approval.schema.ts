import { boolean, check, index, integer, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { agent_tasks } from "../agent-tasks/agent-task.schema.ts";
import { ai_agents } from "../agents/agent.schema.ts";
import { people } from "../people/people.schema.ts";

/** What an agent would do and may not do by itself: an act that was rehearsed, and waits for a person. */
export const agent_approvals = pgTable(
  "agent_approvals",
  {
    ...common(),
    /** Who asked for the task: it was rehearsed under their rights. */
    owner_id: uuid().references(() => people.id),
    title: text().notNull(),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`title`),
    status: text({ enum: ["waiting", "done", "rejected", "void", "expired", "withdrawn", "reverted"] })
      .notNull()
      .default("waiting"),
    agent_id: uuid()
      .notNull()
      .references(() => ai_agents.id),
    task_id: uuid().references(() => agent_tasks.id, { onDelete: "set null" }),
    run_id: uuid().notNull(),
    /** The act, such as `leads_merge`, and what it is given. */
    tool: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What it is given instead, once somebody who may decide it has edited it. */
    edited: jsonb().$type<Record<string, unknown>>(),
    editor_id: uuid().references(() => people.id),
    /** The record that it is done to; none for what would be new. */
    entity: text().notNull(),
    row_id: uuid(),
    why: text(),
    /** How many records it would change, and whether two people must approve it. */
    size: integer().notNull(),
    seconded: boolean().notNull().default(false),
    first_decider_id: uuid().references(() => people.id),
    decider_id: uuid().references(() => people.id),
    decided_at: moment(),
    reason: text(),
    expires_at: moment().notNull(),
    search: text().generatedAlwaysAs(sql`app.fold(title)`),
  },
  (t) => [
    ...listed(t, { within: [t.status] }),
    index("agent_approvals_about_index")
      .on(t.row_id)
      .where(sql`status = 'waiting'`),
    index("agent_approvals_expiry_index")
      .on(t.expires_at)
      .where(sql`status = 'waiting'`),
    index().on(t.task_id),
    index().on(t.agent_id),
    index().on(t.first_decider_id),
    index().on(t.decider_id),
    index().on(t.editor_id),
    index("agent_approvals_decided_index")
      .on(t.decided_at)
      .where(sql`decided_at is not null`),
    check("agent_approvals_title", sql`btrim(${t.title}) <> '' and length(${t.title}) <= 200`),
    check(
      "agent_approvals_status",
      sql`${t.status} in ('waiting', 'done', 'rejected', 'void', 'expired', 'withdrawn', 'reverted')`,
    ),
    check("agent_approvals_tool", sql`${t.tool} ~ '^[a-z][a-z_]{2,119}$'`),
    check("agent_approvals_texts", sql`length(${t.why}) <= 2000 and length(${t.reason}) <= 500`),
  ],
);
