import { check, index, integer, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment, sources } from "../../database/columns.ts";
import { agent_approvals } from "../agent-approvals/agent-approval.schema.ts";
import { agent_tasks } from "../agent-tasks/agent-task.schema.ts";
import { ai_agents } from "../agents/agent.schema.ts";
import { people } from "../people/people.schema.ts";

/** What a person decided of something that an agent proposed, with what it had been asked: by this a new prompt is tried. */
export const agent_cases = pgTable(
  "agent_cases",
  {
    ...common(),
    /** Who asked for the task. */
    owner_id: uuid().references(() => people.id),
    title: text().notNull(),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`title`),
    decision: text({ enum: ["approved", "edited", "rejected"] }).notNull(),
    agent_id: uuid()
      .notNull()
      .references(() => ai_agents.id),
    /** What it would change is kept there. */
    approval_id: uuid()
      .notNull()
      .references(() => agent_approvals.id, { onDelete: "cascade" }),
    task_id: uuid().references(() => agent_tasks.id, { onDelete: "set null" }),
    /** What was asked: the capability, title, wish and input of the task. */
    capability: text().notNull(),
    asked: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What was proposed, and with which other values it was approved. */
    tool: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    edited: jsonb().$type<Record<string, unknown>>(),
    entity: text().notNull(),
    row_id: uuid(),
    decider_id: uuid().references(() => people.id),
    decided_at: moment().notNull(),
    reason: text(),
    /** The agent's, when it was decided. */
    policy_version: integer().notNull(),
    /** The records that it is about and would change. */
    lead_ids: sources(),
    account_ids: sources(),
    contact_ids: sources(),
    search: text().generatedAlwaysAs(sql`app.fold(title)`),
  },
  (t) => [
    ...listed(t, { within: [t.agent_id, t.decision] }),
    index("agent_cases_lead_ids_index").using("gin", t.lead_ids),
    index("agent_cases_account_ids_index").using("gin", t.account_ids),
    index("agent_cases_contact_ids_index").using("gin", t.contact_ids),
    index().on(t.approval_id),
    index().on(t.task_id),
    index().on(t.decider_id),
    check("agent_cases_title", sql`btrim(${t.title}) <> '' and length(${t.title}) <= 200`),
    check("agent_cases_decision", sql`${t.decision} in ('approved', 'edited', 'rejected')`),
    check("agent_cases_reason", sql`length(${t.reason}) <= 500`),
  ],
);
