import { type AnyPgColumn, check, index, integer, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { channels } from "../channels/channel.schema.ts";

/** What somebody wrote in a channel, or in answer to a message there. Its text stands in no log. */
export const messages = pgTable(
  "messages",
  {
    ...common(),
    channel_id: uuid()
      .notNull()
      .references(() => channels.id),
    /** The message that it answers; that one answers none. */
    thread_id: uuid().references((): AnyPgColumn => messages.id),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`left(body, 120)`),
    body: text().notNull(),
    mention_ids: uuid().array().notNull().default([]),
    edited_at: moment(),
    /** Kept by triggers: how many answered it, when last, and who reacted with which emoji. */
    replies: integer().notNull().default(0),
    last_reply_at: moment(),
    reactions: jsonb().$type<Record<string, string[]>>().notNull().default({}),
    /** Of the channel, by which it is judged. */
    channel_kind: text(),
    search: text().generatedAlwaysAs(sql`app.fold(body)`),
  },
  (t) => [
    ...listed(t, { within: [t.channel_id, t.created_by] }),
    index("messages_thread").on(t.thread_id, t.created_at.desc().nullsFirst(), t.id),
    check("messages_body", sql`${t.body} ~ '[^[:space:]]' and length(${t.body}) <= 10000`),
    check("messages_mention_ids", sql`cardinality(${t.mention_ids}) <= 50`),
  ],
);
