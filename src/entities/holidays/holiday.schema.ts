import { boolean, check, date, pgTable, sql, text, uniqueIndex } from "../../database/drizzle.ts";
import { common } from "../../database/columns.ts";

/** A day on which the company does not work: a public one of its region, or one of its own (without a region). */
export const holidays = pgTable(
  "holidays",
  {
    ...common(),
    day: date({ mode: "string" }).notNull(),
    name: text().notNull(),
    name_fr: text(),
    /** Of which region it is a public holiday; the server keeps those (app.keep_holidays). */
    region: text(),
    /** A public holiday on which the company works all the same. */
    worked: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex("holidays_day_index")
      .on(t.day)
      .where(sql`deleted_at is null`),
    check("holidays_day", sql`${t.day} between '2000-01-01' and '2100-12-31'`),
    check("holidays_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 100`),
  ],
);
