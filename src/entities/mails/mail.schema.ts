import { boolean, check, index, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { conversations } from "../conversations/conversation.schema.ts";
import { mailboxes } from "../mailboxes/mailbox.schema.ts";

/** Somebody with an address, as a letter names them. */
export type Mailer = { name: string; address: string };
/** A file of a letter; `cid` where its text shows it. */
export type Attached = { no: number; name: string; media_type: string; bytes: number; cid: string | null };

/** A letter of a conversation, that came or that was written here, or a note of a colleague that leaves the house never. */
export const mails = pgTable(
  "mails",
  {
    ...common(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id),
    mailbox_id: uuid()
      .notNull()
      .references(() => mailboxes.id),
    kind: text({ enum: ["received", "written", "note"] }).notNull(),
    status: text({ enum: ["received", "draft", "waiting", "sent", "failed", "noted"] })
      .notNull()
      .default("received"),
    /** Who speaks in it: a person, a program that answers by itself, a list, a mail server that could not deliver. */
    nature: text({ enum: ["person", "automatic", "list", "bounce"] })
      .notNull()
      .default("person"),
    name: text().notNull(),
    from_name: text(),
    from_address: text(),
    recipients: jsonb().$type<{ to: Mailer[]; cc: Mailer[]; bcc: Mailer[]; reply_to: Mailer[] }>().notNull(),
    attachments: jsonb().$type<Attached[]>().notNull().default([]),
    /** The text alone; the formatted one and what arrived are sent by routes of their own. */
    body: text(),
    formatted: boolean().notNull().default(false),
    message_id: text(),
    in_reply_to: text(),
    seen: boolean().notNull().default(true),
    /** When it was written, as it says or as it was sent, and from when on it may be sent. */
    mailed_at: moment().notNull(),
    send_at: moment(),
    /** Whether it stays, if they write first. */
    unless_answered: boolean().notNull().default(false),
    /** Why it could not be sent or read in full. */
    problem: text(),
    mention_ids: uuid().array().notNull().default([]),
    mailbox_owner_id: uuid(),
    mailbox_team_id: uuid(),
    mailbox_visibility: text(),
    search: text().generatedAlwaysAs(sql`app.fold(name, from_name, from_address, left(body, 20000))`),
  },
  (t) => [
    ...listed(t, {
      within: [t.mailbox_id, t.mailbox_owner_id, t.mailbox_team_id, t.mailbox_visibility],
    }),
    index().on(t.conversation_id, t.mailed_at, t.id),
    index().on(t.mailbox_id, t.message_id),
    index("mails_to_send")
      .on(t.send_at)
      .where(sql`status = 'waiting'`),
    check("mails_name", sql`length(${t.name}) <= 500`),
    check("mails_body", sql`length(${t.body}) <= 200000`),
    check("mails_mention_ids", sql`cardinality(${t.mention_ids}) <= 50`),
  ],
);
