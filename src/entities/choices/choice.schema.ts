import { boolean, check, index, integer, pgTable, sql, text, uniqueIndex } from "../../database/drizzle.ts";
import { common, moment } from "../../database/columns.ts";

/** The company's own lists, and the columns in which their values stand. */
export const company_lists = ["sources", "lost_reasons", "industries"] as const;

/** An entry of one of the company's own lists. What goes out of use stays: records, histories and files go on naming it. */
export const choices = pgTable(
  "choices",
  {
    ...common(),
    list: text({ enum: company_lists }).notNull(),
    // What records hold: its first name, as it was written (app.keep_choice).
    key: text().notNull(),
    name: text().notNull(),
    rank: integer().notNull().default(0),
    // No longer offered; where `replaced_by` says so, its records go on from there.
    retired_at: moment(),
    replaced_by: text(),
    // Whether records may still be left on what was replaced (app.empty_choices).
    leaving: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex("choices_key_index").on(t.list, t.key),
    uniqueIndex("choices_name_index")
      .on(t.list, sql`app.fold(name)`)
      .where(sql`retired_at is null`),
    index().on(t.list, t.rank),
    check("choices_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 100`),
    check("choices_list", sql`${t.list} in ('sources', 'lost_reasons', 'industries')`),
  ],
);
