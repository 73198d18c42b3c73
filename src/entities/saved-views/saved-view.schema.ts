import { check, index, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common } from "../../database/columns.ts";

/** A list as somebody wants to find it again: what its address says, and its columns. */
export const saved_views = pgTable(
  "saved_views",
  {
    ...common(),
    user_id: uuid()
      .notNull()
      .default(sql`app.user_id()`),
    /** The team of whoever made it, which sees it where it is the team's. */
    team_id: uuid().default(sql`app.team_id()`),
    entity: text().notNull(),
    name: text().notNull(),
    visibility: text({ enum: ["private", "team", "public"] })
      .notNull()
      .default("private"),
    /** Filters, words, order and layout, by their names in the address. */
    address: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Order, widths, hidden names and further fields of columns; null is as the list has them. */
    layout: jsonb().$type<{ order: string[]; hidden: string[]; shown?: string[]; widths: Record<string, number> }>(),
  },
  (t) => [
    index()
      .on(t.user_id, t.name, t.id)
      .where(sql`deleted_at is null`),
    index()
      .on(t.team_id, t.name, t.id)
      .where(sql`deleted_at is null and visibility = 'team'`),
    index()
      .on(t.name, t.id)
      .where(sql`deleted_at is null and visibility = 'public'`),
    index("saved_views_bin_index")
      .on(t.created_at.desc().nullsFirst(), t.id)
      .where(sql`deleted_at is not null`),
    check("saved_views_visibility", sql`${t.visibility} in ('private', 'team', 'public')`),
    check("saved_views_name", sql`length(${t.name}) between 1 and 100`),
    check("saved_views_address", sql`jsonb_typeof(${t.address}) = 'object' and length(${t.address}::text) <= 4000`),
    check("saved_views_layout", sql`jsonb_typeof(${t.layout}) = 'object' and length(${t.layout}::text) <= 4000`),
  ],
);
