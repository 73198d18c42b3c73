import { check, integer, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { people, teams } from "../people/people.schema.ts";
import type { Plan } from "./plan.schema.ts";

/** What projects of a kind are made of: tasks and milestones, by working days from the begin. */
export const project_templates = pgTable(
  "project_templates",
  {
    ...common(),
    owner_id: uuid().references(() => people.id),
    team_id: uuid().references(() => teams.id),
    name: text().notNull(),
    note: text(),
    /** As plan.schema.ts says; kept of a project (app.plan_of_project). */
    plan: jsonb().$type<Plan>().notNull().default({ tasks: [], milestones: [] }),
    /** What hours of each kind of work are paid for, for those alone who see it of projects. */
    rates: jsonb().$type<{ name: string; rate: number; currency: string }[]>().notNull().default([]),
    tasks: integer()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_array_length(plan -> 'tasks')`),
    milestones: integer()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_array_length(plan -> 'milestones')`),
    /** In working days, from its first to its last. */
    lasts: integer().generatedAlwaysAs(sql`(plan ->> 'lasts')::int`),
    search: text().generatedAlwaysAs(sql`app.fold(name, note)`),
  },
  (t) => [
    ...listed(t, { orders: [t.name] }),
    check("project_templates_plan_size", sql`octet_length(${t.plan}::text) <= 65536`),
    check(
      "project_templates_plan",
      sql`jsonb_typeof(${t.plan} -> 'tasks') = 'array' and jsonb_typeof(${t.plan} -> 'milestones') = 'array'`,
    ),
  ],
);
