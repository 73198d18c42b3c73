import { check, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { people, teams } from "../people/people.schema.ts";

/** A grid of reports and texts that somebody makes. It holds no data: each tile runs as its reader. */
export const dashboards = pgTable(
  "dashboards",
  {
    ...common(),
    owner_id: uuid().references(() => people.id),
    team_id: uuid().references(() => teams.id),
    name: text().notNull(),
    note: text(),
    /** Who sees it beside its owner: the owner's team, or every colleague. */
    visibility: text({ enum: ["private", "team", "company"] })
      .notNull()
      .default("team"),
    /** Its tiles in their order, and the filters that it opens with (src/dashboards/dashboard-shape.ts). */
    definition: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    search: text().generatedAlwaysAs(sql`app.fold(name, note)`),
  },
  (t) => [
    ...listed(t, { within: [t.visibility], orders: [t.name] }),
    check("dashboards_name", sql`length(btrim(${t.name})) > 0`),
    check(
      "dashboards_definition",
      sql`jsonb_typeof(${t.definition}) = 'object' and length(${t.definition}::text) <= 33000`,
    ),
  ],
);
