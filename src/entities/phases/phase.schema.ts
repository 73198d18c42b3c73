import { boolean, check, date, index, integer, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { projects } from "../projects/project.schema.ts";

/** A part of a project that goes from one day to another, with the tasks that stand in it. */
export const phases = pgTable(
  "phases",
  {
    ...common(),
    project_id: uuid()
      .notNull()
      .references(() => projects.id),
    name: text().notNull(),
    /** Its place among those of its project (app.keep_phase). */
    rank: integer()
      .notNull()
      .default(sql`null`),
    starts_on: date({ mode: "string" }),
    due_on: date({ mode: "string" }),
    /** Whether the people of the client see it, where they see its project. */
    client_visible: boolean().notNull().default(true),
    project_key: text(),
    owner_id: uuid(),
    team_id: uuid(),
    account_id: uuid(),
    project_visible: boolean(),
    project_deleted_at: moment(),
    search: text().generatedAlwaysAs(sql`app.fold(project_key, name)`),
  },
  (t) => [
    ...listed(t, { within: [t.project_id, t.account_id], orders: [t.name] }),
    index().on(t.project_id, t.rank, t.id),
    uniqueIndex("phases_name")
      .on(t.project_id, sql`lower(${t.name})`)
      .where(sql`deleted_at is null`),
    check("phases_name", sql`length(${t.name}) between 1 and 120`),
    check("phases_starts_on", sql`${t.starts_on} between '2000-01-01' and '2100-12-31'`),
    check("phases_due_on", sql`${t.due_on} >= ${t.starts_on} and ${t.due_on} between '2000-01-01' and '2100-12-31'`),
  ],
);
