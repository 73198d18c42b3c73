import { boolean, check, index, integer, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import type { Definition } from "../../workflows/definition.ts";
import { people } from "../people/people.schema.ts";

/** What the server does by itself once something happens, a time comes, or somebody starts it. */
export const workflows = pgTable(
  "workflows",
  {
    ...common(),
    /** Who made it, and may change it where a role changes its own alone. */
    owner_id: uuid().references(() => people.id),
    name: text().notNull(),
    note: text(),
    status: text({ enum: ["draft", "active", "paused"] })
      .notNull()
      .default("draft"),
    /** What it is to do, as it is being edited: what is in force is a version (app.workflow_versions). */
    definition: jsonb().$type<Definition>().notNull(),
    /** The version in force, and under whose rights it runs. */
    published: integer(),
    publisher_id: uuid().references(() => people.id),
    published_at: moment(),
    /** Whether the draft has changed since. */
    changed: boolean().notNull().default(true),
    paused_reason: text(),
    /** When its schedule comes next. */
    next_at: moment(),
    /** So many starts were not kept, since too many runs waited already. */
    dropped: integer().notNull().default(0),
    search: text().generatedAlwaysAs(sql`app.fold(name, note)`),
  },
  (t) => [
    ...listed(t, { within: [t.status], orders: [t.name] }),
    index().on(t.publisher_id),
    index("workflows_due_index")
      .on(t.next_at)
      .where(sql`next_at is not null`),
    check("workflows_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 100`),
    check("workflows_note", sql`length(${t.note}) <= 2000`),
    check("workflows_paused_reason", sql`length(${t.paused_reason}) <= 300`),
  ],
);
