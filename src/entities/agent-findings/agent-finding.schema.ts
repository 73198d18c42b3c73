import { check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { agent_tasks } from "../agent-tasks/agent-task.schema.ts";
import { ai_agents } from "../agents/agent.schema.ts";

/** What an agent's check has found wrong: it stays until a later check does not find it any more, or a person has dealt with it. */
export const agent_findings = pgTable(
  "agent_findings",
  {
    ...common(),
    title: text().notNull(),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`title`),
    /** The capability by which it was found: the next check of the same kind finds it again, or not. */
    kind: text().notNull(),
    severity: text({ enum: ["low", "medium", "high"] }).notNull(),
    status: text({ enum: ["open", "acknowledged", "dismissed", "resolved"] })
      .notNull()
      .default("open"),
    agent_id: uuid()
      .notNull()
      .references(() => ai_agents.id),
    /** What shows it, in Markdown. */
    evidence: text().notNull(),
    /** By which it is known again. */
    fingerprint: text().notNull(),
    times_seen: integer().notNull().default(1),
    first_seen: moment().notNull().defaultNow(),
    last_seen: moment().notNull().defaultNow(),
    /** The task that saw it last. */
    task_id: uuid().references(() => agent_tasks.id, { onDelete: "set null" }),
    /** Why somebody dismissed it. */
    reason: text(),
    search: text().generatedAlwaysAs(sql`app.fold(title)`),
  },
  (t) => [
    ...listed(t, { within: [t.status], orders: [t.last_seen] }),
    uniqueIndex("agent_findings_known_index").on(t.agent_id, t.kind, t.fingerprint),
    index().on(t.task_id),
    check("agent_findings_title", sql`btrim(${t.title}) <> '' and length(${t.title}) <= 200`),
    check("agent_findings_kind", sql`${t.kind} ~ '^[a-z][a-z0-9_]{0,59}$'`),
    check("agent_findings_severity", sql`${t.severity} in ('low', 'medium', 'high')`),
    check("agent_findings_status", sql`${t.status} in ('open', 'acknowledged', 'dismissed', 'resolved')`),
    check("agent_findings_fingerprint", sql`length(${t.fingerprint}) <= 300`),
    check("agent_findings_evidence_size", sql`length(${t.evidence}) <= 8000`),
    check(
      "agent_findings_reason",
      sql`length(${t.reason}) <= 500 and (${t.status} <> 'dismissed' or ${t.reason} is not null)`,
    ),
  ],
);
