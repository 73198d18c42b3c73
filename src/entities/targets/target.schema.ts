import { check, date, index, numeric, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common } from "../../database/columns.ts";
import { people, teams } from "../people/people.schema.ts";
import { measures } from "./measures.ts";

/** What is to be reached in a month, by the company (neither team nor person), a team or one person. */
export const targets = pgTable(
  "targets",
  {
    ...common(),
    measure: text({ enum: [...measures] }).notNull(),
    /** The first day of its month. */
    month: date({ mode: "string" }).notNull(),
    team_id: uuid().references(() => teams.id),
    person_id: uuid().references(() => people.id),
    amount: numeric({ precision: 14, scale: 2, mode: "number" }).notNull(),
  },
  (t) => [
    uniqueIndex("targets_month_index")
      .on(t.measure, t.month, sql`coalesce(person_id, team_id, '00000000-0000-0000-0000-000000000000')`)
      .where(sql`deleted_at is null`),
    index().on(t.team_id),
    index().on(t.person_id),
    check("targets_measure", sql`${t.measure} in ('won_value', 'won', 'new', 'activities')`),
    check("targets_month", sql`extract(day from ${t.month}) = 1 and ${t.month} between '2000-01-01' and '2100-12-01'`),
    check("targets_whose", sql`${t.team_id} is null or ${t.person_id} is null`),
    check("targets_amount", sql`${t.amount} >= 0`),
  ],
);
