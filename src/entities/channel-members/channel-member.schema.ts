import { index, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { channels } from "../channels/channel.schema.ts";
import { people } from "../people/people.schema.ts";

/** That somebody is in a channel, how far they have read it, and of what they are told. */
export const channel_members = pgTable(
  "channel_members",
  {
    ...common(),
    channel_id: uuid()
      .notNull()
      .references(() => channels.id),
    user_id: uuid()
      .notNull()
      .references(() => people.id),
    notify: text({ enum: ["all", "mentions", "nothing"] })
      .notNull()
      .default("mentions"),
    read_at: moment().notNull().defaultNow(),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(user_name, '')`),
    user_name: text(),
    /** Of the channel, by which it is judged. */
    owner_id: uuid(),
    channel_kind: text(),
  },
  (t) => [
    ...listed(t, { within: [t.channel_id, t.user_id] }),
    index("channel_members_user").on(t.user_id),
    uniqueIndex("channel_members_pair")
      .on(t.channel_id, t.user_id)
      .where(sql`deleted_at is null`),
  ],
);
