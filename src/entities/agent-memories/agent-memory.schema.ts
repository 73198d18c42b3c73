import { boolean, check, index, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, sources } from "../../database/columns.ts";
import { agent_tasks } from "../agent-tasks/agent-task.schema.ts";
import { ai_agents } from "../agents/agent.schema.ts";
import { people } from "../people/people.schema.ts";

/** What an agent keeps for later: seen only by whoever sees all records that it had read when it wrote it. */
export const agent_memories = pgTable(
  "agent_memories",
  {
    ...common(),
    /** Who asked for the task: it was read under their rights. */
    owner_id: uuid().references(() => people.id),
    text: text().notNull(),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`"left"(text, 120)`),
    agent_id: uuid()
      .notNull()
      .references(() => ai_agents.id),
    task_id: uuid().references(() => agent_tasks.id, { onDelete: "set null" }),
    run_id: uuid().notNull(),
    /** The records that the run had read by then. */
    lead_ids: sources(),
    account_ids: sources(),
    contact_ids: sources(),
    /** Whether it stays with its owner, since not all that it came from can be named. */
    personal: boolean().notNull(),
    /** Whether the run had read what others wrote, and no person has written it anew since. */
    untrusted: boolean().notNull(),
    search: text().generatedAlwaysAs(sql`app.fold(text)`),
  },
  (t) => [
    ...listed(t, { within: [t.agent_id] }),
    index("agent_memories_lead_ids_index").using("gin", t.lead_ids),
    index("agent_memories_account_ids_index").using("gin", t.account_ids),
    index("agent_memories_contact_ids_index").using("gin", t.contact_ids),
    index().on(t.task_id),
    check("agent_memories_text", sql`btrim(${t.text}) <> '' and length(${t.text}) <= 500`),
    check(
      "agent_memories_personal",
      sql`${t.personal} or ${t.lead_ids} || ${t.account_ids} || ${t.contact_ids} <> '{}'`,
    ),
    check(
      "agent_memories_sources",
      sql`cardinality(${t.lead_ids}) + cardinality(${t.account_ids}) + cardinality(${t.contact_ids}) <= 50`,
    ),
  ],
);
