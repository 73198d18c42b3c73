import { check, index, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { accounts } from "../accounts/account.schema.ts";

/** How a client, or the company itself, looks and sounds. Its logos are files that belong to it. */
export const brand_kits = pgTable(
  "brand_kits",
  {
    ...common(),
    name: text().notNull(),
    /** Whose it is; the company's own where it names nobody. */
    account_id: uuid().references(() => accounts.id),
    /** One a line: its name and its hex code. */
    colours: text(),
    /** One a line: its name and what it is for. */
    typefaces: text(),
    tone: text(),
    search: text().generatedAlwaysAs(sql`app.fold(name)`),
  },
  (t) => [
    ...listed(t, { orders: [t.name] }),
    index().on(t.account_id),
    check("brand_kits_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 120`),
    check(
      "brand_kits_colours",
      sql`length(${t.colours}) <= 2000 and ${t.colours} ~ '^[^\\n#]{1,60} #[0-9A-Fa-f]{6}(\\n[^\\n#]{1,60} #[0-9A-Fa-f]{6}){0,23}$'`,
    ),
    check("brand_kits_typefaces", sql`length(${t.typefaces}) <= 2000`),
    check("brand_kits_tone", sql`length(${t.tone}) <= 2000`),
  ],
);
