import { check, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { people, teams } from "../people/people.schema.ts";

/** A question about many records that somebody keeps under a name. It holds no data: whoever opens it asks anew. */
export const reports = pgTable(
  "reports",
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
    /** What it asks (src/reports/definition-shape.ts). */
    definition: jsonb().$type<Record<string, unknown>>().notNull().default({ source: "leads" }),
    source: text({
      enum: [
        "leads",
        "activities",
        "accounts",
        "contacts",
        "projects",
        "tasks",
        "time_entries",
        "tickets",
        "documents",
      ],
    })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(definition ->> 'source', '')`),
    search: text().generatedAlwaysAs(sql`app.fold(name, note)`),
  },
  (t) => [
    ...listed(t, { within: [t.visibility], orders: [t.name] }),
    check("reports_name", sql`length(btrim(${t.name})) > 0`),
    check(
      "reports_definition",
      sql`jsonb_typeof(${t.definition}) = 'object' and length(${t.definition}::text) <= 8000`,
    ),
  ],
);
