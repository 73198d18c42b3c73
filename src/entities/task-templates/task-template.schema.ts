import { check, integer, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { people, teams } from "../people/people.schema.ts";
import type { Plan } from "../project-templates/plan.schema.ts";

/** What tasks of a kind are made of: their text and what stands below them, by working days from the begin. */
export const task_templates = pgTable(
  "task_templates",
  {
    ...common(),
    owner_id: uuid().references(() => people.id),
    team_id: uuid().references(() => teams.id),
    name: text().notNull(),
    note: text(),
    /** The task first, then what stands below it; kept of a task (app.plan_of_task). */
    plan: jsonb().$type<Pick<Plan, "tasks" | "links" | "lasts">>().notNull().default({ tasks: [] }),
    /** How many tasks stand below it. */
    tasks: integer()
      .notNull()
      .generatedAlwaysAs(sql`greatest(jsonb_array_length(plan -> 'tasks') - 1, 0)`),
    /** In working days, from its first to its last. */
    lasts: integer().generatedAlwaysAs(sql`(plan ->> 'lasts')::int`),
    search: text().generatedAlwaysAs(sql`app.fold(name, note)`),
  },
  (t) => [
    ...listed(t, { orders: [t.name] }),
    check(
      "task_templates_plan",
      sql`octet_length(${t.plan}::text) <= 65536 and jsonb_typeof(${t.plan} -> 'tasks') = 'array'`,
    ),
  ],
);
