import { check, numeric, pgTable, sql, text, uniqueIndex } from "../../database/drizzle.ts";
import { common } from "../../database/columns.ts";

/** What one unit of another currency is worth in the company's. */
export const rates = pgTable(
  "rates",
  {
    ...common(),
    currency: text().notNull(),
    rate: numeric({ precision: 20, scale: 10, mode: "number" }).notNull(),
  },
  (t) => [
    uniqueIndex("rates_currency_index")
      .on(t.currency)
      .where(sql`deleted_at is null`),
    check("rates_currency", sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check("rates_rate", sql`${t.rate} > 0 and ${t.rate} < 1000000`),
  ],
);
