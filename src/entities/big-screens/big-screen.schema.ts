import { boolean, check, index, integer, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { tile_names } from "../../big-screens/tiles.ts";
import { teams } from "../people/people.schema.ts";

/** A display for a room: what it shows, of whom, and how. */
export const big_screens = pgTable(
  "big_screens",
  {
    ...common(),
    name: text().notNull(),
    /** In the order in which they are shown. */
    tiles: text({ enum: tile_names })
      .array()
      .notNull()
      .default(sql`'{target,wins,board,pipeline,meetings}'`),
    /** One tile after the other, or all of them at once. */
    layout: text({ enum: ["slides", "grid"] })
      .notNull()
      .default("slides"),
    /** For how long a slide stands. */
    seconds: integer().notNull().default(20),
    /** Whether no name of a colleague or customer leaves the database (app.big_screen_told). */
    names_hidden: boolean().notNull().default(false),
    /** Whose numbers it shows; the whole company's where no team is named. */
    about_team_id: uuid().references(() => teams.id),
    /** Whose stages the pipeline tile shows; those of all where none is named. */
    pipeline: text(),
    theme: text({ enum: ["dark", "light"] })
      .notNull()
      .default("dark"),
    language: text({ enum: ["english", "french"] })
      .notNull()
      .default("english"),
    search: text().generatedAlwaysAs(sql`app.fold(name)`),
  },
  (t) => [
    ...listed(t, { orders: [t.name] }),
    index().on(t.about_team_id),
    check("big_screens_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 100`),
    check(
      "big_screens_tiles",
      sql`cardinality(${t.tiles}) between 1 and 5 and ${t.tiles} <@ array['target', 'wins', 'board', 'pipeline', 'meetings']`,
    ),
    check("big_screens_seconds", sql`${t.seconds} between 5 and 600`),
    check("big_screens_pipeline", sql`length(${t.pipeline}) <= 200`),
  ],
);
