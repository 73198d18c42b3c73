import { check, numeric, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { projects } from "../projects/project.schema.ts";

/** What an hour of one kind of work in a project is paid for: of its members whose part is called so. */
export const project_rates = pgTable(
  "project_rates",
  {
    ...common(),
    project_id: uuid()
      .notNull()
      .references(() => projects.id),
    /** What its members do there (`project_members.part`). */
    name: text().notNull(),
    /** In the currency of the project. */
    rate: numeric({ precision: 10, scale: 2, mode: "number" }).notNull(),
    owner_id: uuid(),
    team_id: uuid(),
  },
  (t) => [
    ...listed(t, { within: [t.project_id] }),
    uniqueIndex("project_rates_name")
      .on(t.project_id, sql`lower(${t.name})`)
      .where(sql`deleted_at is null`),
    check("project_rates_name", sql`length(${t.name}) between 1 and 60`),
    check("project_rates_rate", sql`${t.rate} between 0 and 100000`),
  ],
);
