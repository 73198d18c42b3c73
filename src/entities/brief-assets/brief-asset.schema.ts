import { check, date, index, integer, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { briefs } from "../briefs/brief.schema.ts";

/** A piece of work of a brief, such as a poster. Its versions are files that belong to it. */
export const brief_assets = pgTable(
  "brief_assets",
  {
    ...common(),
    brief_id: uuid()
      .notNull()
      .references(() => briefs.id, { onDelete: "cascade" }),
    /** What its brief is called. */
    brief_name: text(),
    owner_id: uuid(),
    team_id: uuid(),
    project_id: uuid(),
    project_manager_id: uuid(),
    name: text().notNull(),
    /** What may be done with it, and until when. */
    licence: text(),
    rights_end_on: date({ mode: "string" }),
    /** Of its newest version (app.follow_asset). */
    versions: integer().notNull().default(0),
    media_type: text(),
    search: text().generatedAlwaysAs(sql`app.fold(name, brief_name)`),
  },
  (t) => [
    ...listed(t, { within: [t.project_id, t.project_manager_id, t.brief_id], orders: [t.name] }),
    index().on(t.rights_end_on, t.id),
    check("brief_assets_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 120`),
    check("brief_assets_licence", sql`length(${t.licence}) <= 2000`),
  ],
);
