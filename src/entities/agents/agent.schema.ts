import { check, integer, jsonb, numeric, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { agent_roles, agent_statuses, type AgentMetadata } from "./agent-words.ts";

/** A colleague that is no person: what it is for, which model it asks, and what it has been told. */
export const ai_agents = pgTable(
  "ai_agents",
  {
    ...common(),
    // Made of the first name (app.keep_agent); tasks, messages and sharing lists name an agent by it.
    key: text().notNull().unique(),
    name: text().notNull(),
    role: text({ enum: agent_roles }).notNull(),
    status: text({ enum: agent_statuses }).notNull().default("active"),
    model: text().notNull(),
    specialization: text(),
    temperature: numeric({ precision: 3, scale: 2, mode: "number" }).notNull().default(0.2),
    capabilities: text().array().notNull().default([]),
    policy_version: integer().notNull().default(1),
    metadata: jsonb().$type<AgentMetadata>().notNull().default({}),
    // The person who paused it (app.keep_agent); nobody where the system did. What a person paused, the system does not wake.
    paused_by: uuid(),
  },
  (t) => [
    ...listed(t, { orders: [t.role] }),
    uniqueIndex("ai_agents_name_index")
      .on(sql`app.fold(name)`)
      .where(sql`deleted_at is null`),
    check("ai_agents_key", sql`${t.key} ~ '^[a-z0-9]+(_[a-z0-9]+)*$' and length(${t.key}) <= 60`),
    check("ai_agents_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 100`),
    check("ai_agents_role", sql`${t.role} in ('manager', 'specialist', 'operator')`),
    check("ai_agents_status", sql`${t.status} in ('active', 'idle', 'paused')`),
    check("ai_agents_model", sql`btrim(${t.model}) <> '' and length(${t.model}) <= 200`),
    check("ai_agents_temperature", sql`${t.temperature} between 0 and 2`),
    check("ai_agents_metadata", sql`jsonb_typeof(${t.metadata}) = 'object'`),
    check("ai_agents_paused_by", sql`${t.paused_by} is null or ${t.status} = 'paused'`),
  ],
);
