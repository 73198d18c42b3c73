import { check, index, integer, numeric, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { agent_tasks } from "../agent-tasks/agent-task.schema.ts";
import { ai_agents } from "../agents/agent.schema.ts";
import { people } from "../people/people.schema.ts";

/** How an agent thinks: a candidate that is tried, the version in force, and those that were. */
export const agent_policies = pgTable(
  "agent_policies",
  {
    ...common(),
    agent_id: uuid()
      .notNull()
      .references(() => ai_agents.id),
    status: text({ enum: ["candidate", "in_force", "former"] })
      .notNull()
      .default("candidate"),
    /** Its policy_version, once it is or was in force. */
    number: integer(),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce('Version ' || number::text, 'Candidate')`),
    model: text().notNull(),
    temperature: numeric({ precision: 3, scale: 2, mode: "number" }).notNull(),
    prompt: text().notNull(),
    /** How its last trial stands, by which task, held against which version, and how many of how many cases passed. */
    trial: text({ enum: ["running", "passed", "failed", "broken"] }),
    task_id: uuid().references(() => agent_tasks.id, { onDelete: "set null" }),
    base_id: uuid(),
    tried: integer(),
    passed: integer(),
    base_passed: integer(),
    trial_note: text(),
    /** Why it was put in force where there was nothing to try it on. */
    reason: text(),
    adopted_by: uuid().references(() => people.id),
    adopted_at: moment(),
  },
  (t) => [
    ...listed(t, { within: [t.agent_id] }),
    uniqueIndex("agent_policies_candidate_index")
      .on(t.agent_id)
      .where(sql`status = 'candidate' and deleted_at is null`),
    uniqueIndex("agent_policies_number_index").on(t.agent_id, t.number),
    index().on(t.task_id),
    index().on(t.adopted_by),
    check("agent_policies_status", sql`${t.status} in ('candidate', 'in_force', 'former')`),
    check("agent_policies_number", sql`(${t.number} is null) = (${t.status} = 'candidate')`),
    check("agent_policies_trial", sql`${t.trial} in ('running', 'passed', 'failed', 'broken')`),
    check("agent_policies_model", sql`btrim(${t.model}) <> '' and length(${t.model}) <= 200`),
    check("agent_policies_temperature", sql`${t.temperature} between 0 and 2`),
    // (Prompts are longer than other texts: app.bound_values finds this one there.)
    check("agent_policies_prompt_size", sql`length(${t.prompt}) <= 20000`),
    check("agent_policies_texts", sql`length(${t.reason}) <= 500 and length(${t.trial_note}) <= 500`),
  ],
);
