import { check, index, integer, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { people } from "../people/people.schema.ts";
import { projects } from "../projects/project.schema.ts";

/** What may go wrong in a project, or what is to be decided there, and what is done about it. */
export const risks = pgTable(
  "risks",
  {
    ...common(),
    project_id: uuid()
      .notNull()
      .references(() => projects.id),
    name: text().notNull(),
    kind: text({ enum: ["risk", "decision"] })
      .notNull()
      .default("risk"),
    /** A risk occurs or is closed, a decision is taken or closed. */
    status: text({ enum: ["open", "occurred", "taken", "closed"] })
      .notNull()
      .default("open"),
    /** Of a risk, from 1 to 5 each. */
    probability: integer(),
    impact: integer(),
    weight: integer()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(probability::int, 0) * coalesce(impact::int, 0)`),
    /** What is done about it, or what was decided. */
    response: text(),
    /** Who watches it, or is to decide. */
    person_id: uuid().references(() => people.id),
    owner_id: uuid(),
    team_id: uuid(),
    project_archived_at: moment(),
  },
  (t) => [
    ...listed(t, { within: [t.project_id] }),
    index().on(t.project_id, t.weight, t.id),
    index()
      .on(t.weight.desc().nullsFirst(), t.id)
      .where(sql`status = 'open' and deleted_at is null`),
    index().on(t.person_id),
    check("risks_kind", sql`${t.kind} in ('risk', 'decision')`),
    check(
      "risks_status",
      sql`${t.status} in ('open', 'closed', case ${t.kind} when 'risk' then 'occurred' else 'taken' end)`,
    ),
    check(
      "risks_probability",
      sql`${t.probability} is null or ${t.probability} between 1 and 5 and ${t.kind} = 'risk'`,
    ),
    check("risks_impact", sql`${t.impact} is null or ${t.impact} between 1 and 5 and ${t.kind} = 'risk'`),
  ],
);
