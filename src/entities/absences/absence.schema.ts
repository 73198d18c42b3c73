import { boolean, check, date, index, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common } from "../../database/columns.ts";
import { people } from "../people/people.schema.ts";

/** Days on which somebody does not work. Colleagues hear of the days (app.workload), not of what for. */
export const absences = pgTable(
  "absences",
  {
    ...common(),
    person_id: uuid()
      .notNull()
      .references(() => people.id),
    starts_on: date({ mode: "string" }).notNull(),
    ends_on: date({ mode: "string" }).notNull(),
    kind: text({ enum: ["leave", "sick", "other"] })
      .notNull()
      .default("leave"),
    /** Of each of these days, half. */
    half_days: boolean().notNull().default(false),
  },
  (t) => [
    index().on(t.person_id, t.starts_on),
    index().on(t.ends_on),
    check("absences_kind", sql`${t.kind} in ('leave', 'sick', 'other')`),
    check("absences_starts_on", sql`${t.starts_on} between '2000-01-01' and '2100-12-31'`),
    check("absences_ends_on", sql`${t.ends_on} between ${t.starts_on} and ${t.starts_on} + 365`),
  ],
);
