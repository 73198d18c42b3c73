import { check, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { people } from "../people/people.schema.ts";

/**
 * Where colleagues write to each other: open to all of them, private to its members, or direct between a few people (app.open_direct),
 * which is nobody's to rename or to remove.
 */
export const channels = pgTable(
  "channels",
  {
    ...common(),
    owner_id: uuid().references(() => people.id),
    /** Of a direct one the names of its people as it was begun. */
    name: text().notNull(),
    kind: text({ enum: ["open", "private", "direct"] })
      .notNull()
      .default("private"),
    purpose: text(),
    /** The sorted ids of the people of a direct one: the same people have one conversation. */
    pair: text(),
    /** Kept by a trigger: when something was written last. */
    last_message_at: moment(),
    search: text().generatedAlwaysAs(sql`app.fold(name, purpose)`),
  },
  (t) => [
    ...listed(t, { within: [t.kind], orders: [t.name, t.last_message_at] }),
    uniqueIndex("channels_pair").on(t.pair),
    check("channels_name", sql`length(btrim(${t.name})) between 1 and 200`),
    check("channels_purpose", sql`length(${t.purpose}) <= 500`),
    check("channels_kind", sql`(${t.kind} = 'direct') = (${t.pair} is not null)`),
  ],
);
