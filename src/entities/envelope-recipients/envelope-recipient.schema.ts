import { boolean, check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { belonging, common, judged, listed, moment } from "../../database/columns.ts";
import { envelopes } from "../envelopes/envelope.schema.ts";
import { people } from "../people/people.schema.ts";

/** Somebody who is asked to approve or sign: a colleague, or anybody with an e-mail address. Only the database writes it. */
export const envelope_recipients = pgTable(
  "envelope_recipients",
  {
    ...common(),
    ...belonging(["documents"]),
    visibility: text(),
    document_status: text(),
    envelope_id: uuid()
      .notNull()
      .references(() => envelopes.id, { onDelete: "cascade" }),
    position: integer().notNull().default(1),
    /** The colleague; nobody where it is somebody from outside. */
    person_id: uuid().references(() => people.id),
    name: text().notNull(),
    email: text().notNull(),
    purpose: text({ enum: ["approval", "signature"] })
      .notNull()
      .default("signature"),
    status: text({ enum: ["waiting", "asked", "viewed", "signed", "declined", "ended"] })
      .notNull()
      .default("waiting"),
    /** Whether it is their turn to sign and the envelope stands: a colleague sees it while it is. */
    open: boolean().notNull().default(false),
    expires_at: moment().notNull(),
    asked_at: moment(),
    viewed_at: moment(),
    decided_at: moment(),
    decided_from: text(),
    /** Why they declined. */
    words: text(),
    /** What the link is derived from, with the id: each new one ends the one before. */
    edition: text().notNull().default(""),
    /** Whether an e-mail with the link is to be written, and how often they were reminded. */
    mail_due: boolean().notNull().default(false),
    reminders: integer().notNull().default(0),
    reminded_at: moment(),
    /** Whether they were reminded by the server before the end. */
    end_reminded: boolean().notNull().default(false),
  },
  (t) => [
    ...listed(t, { within: [...judged(t), t.person_id] }),
    index().on(t.row_id, t.created_at.desc().nullsFirst(), t.id),
    uniqueIndex().on(t.envelope_id, t.position),
    uniqueIndex("envelope_recipients_address_index").on(t.envelope_id, sql`lower(${t.email})`),
    index("envelope_recipients_mail_index")
      .on(t.asked_at)
      .where(sql`mail_due`),
    check("envelope_recipients_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 120`),
    check(
      "envelope_recipients_email",
      sql`length(${t.email}) <= 320 and ${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`,
    ),
    check("envelope_recipients_words", sql`length(${t.words}) <= 2000`),
  ],
);
