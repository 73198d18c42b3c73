import { boolean, check, index, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common } from "../../database/columns.ts";

/** A search that somebody keeps under a name; nobody else sees it. */
export const saved_searches = pgTable(
  "saved_searches",
  {
    ...common(),
    user_id: uuid()
      .notNull()
      .default(sql`app.user_id()`),
    search_name: text().notNull(),
    query_text: text().notNull(),
    search_type: text({ enum: ["general"] })
      .notNull()
      .default("general"),
    is_pinned: boolean().notNull().default(false),
  },
  (t) => [
    index()
      .on(t.user_id, t.is_pinned.desc().nullsFirst(), t.created_at.desc().nullsFirst(), t.id)
      .where(sql`deleted_at is null`),
    index("saved_searches_bin_index")
      .on(t.created_at.desc().nullsFirst(), t.id)
      .where(sql`deleted_at is not null`),
    check("saved_searches_query_text", sql`length(${t.query_text}) between 1 and 200`),
    check("saved_searches_search_name", sql`length(${t.search_name}) between 1 and 200`),
    check("saved_searches_search_type", sql`${t.search_type} = 'general'`),
  ],
);
