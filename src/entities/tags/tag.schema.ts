import { check, pgTable, sql, text, uniqueIndex } from "../../database/drizzle.ts";
import { common } from "../../database/columns.ts";

// The hues of charts, and none.
const tag_colors = ["grey", "petrol", "ochre", "plum", "green", "blue", "coral"] as const;

/** A word with a colour that marks leads and clients; the whole company shares them. */
export const tags = pgTable(
  "tags",
  {
    ...common(),
    name: text().notNull(),
    color: text({ enum: tag_colors }).notNull().default("grey"),
  },
  (t) => [
    uniqueIndex("tags_name_index")
      .on(sql`app.fold(name)`)
      .where(sql`deleted_at is null`),
    check("tags_color", sql`${t.color} in ('grey', 'petrol', 'ochre', 'plum', 'green', 'blue', 'coral')`),
  ],
);
