import { check, date, numeric, pgTable, sql, text, uniqueIndex } from "../../database/drizzle.ts";
import { common } from "../../database/columns.ts";

/** What a source of leads cost in a month, in the company's currency. */
export const source_costs = pgTable(
  "source_costs",
  {
    ...common(),
    source: text().notNull(),
    /** The first day of its month. */
    month: date({ mode: "string" }).notNull(),
    amount: numeric({ precision: 14, scale: 2, mode: "number" }).notNull(),
  },
  (t) => [
    uniqueIndex("source_costs_month_index")
      .on(t.month, t.source)
      .where(sql`deleted_at is null`),
    check(
      "source_costs_month",
      sql`extract(day from ${t.month}) = 1 and ${t.month} between '2000-01-01' and '2100-12-01'`,
    ),
    check("source_costs_source", sql`btrim(${t.source}) <> '' and length(${t.source}) <= 200`),
    check("source_costs_amount", sql`${t.amount} >= 0`),
  ],
);
