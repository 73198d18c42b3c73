import { boolean, check, index, integer, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { accounts } from "../accounts/account.schema.ts";
import { contacts } from "../contacts/contact.schema.ts";
import { leads } from "../leads/lead.schema.ts";
import { mailboxes } from "../mailboxes/mailbox.schema.ts";
import { people } from "../people/people.schema.ts";
import { projects } from "../projects/project.schema.ts";
import { tickets } from "../tickets/ticket.schema.ts";

/** The letters of one thread in one mailbox, and who answers them. */
export const conversations = pgTable(
  "conversations",
  {
    ...common(),
    mailbox_id: uuid()
      .notNull()
      .references(() => mailboxes.id),
    /** Who answers; nobody's yet where it is empty. */
    owner_id: uuid().references(() => people.id),
    /** The subject, without "Re:". */
    name: text().notNull(),
    status: text({ enum: ["open", "snoozed", "closed", "spam"] })
      .notNull()
      .default("open"),
    snoozed_until: moment(),
    /** Whom it is with: names, and the address that answers go to. */
    counterpart: text(),
    counterpart_address: text(),
    account_id: uuid().references(() => accounts.id),
    contact_id: uuid().references(() => contacts.id),
    lead_id: uuid().references(() => leads.id),
    project_id: uuid().references(() => projects.id),
    ticket_id: uuid().references(() => tickets.id),
    /** Kept by the database: how its letters stand. */
    letters: integer().notNull().default(0),
    unread: boolean().notNull().default(false),
    answered: boolean().notNull().default(false),
    last_mail_at: moment(),
    last_words: text(),
    /** How its letters were joined, where that was guessed: by the subject. */
    joined_by_subject: boolean().notNull().default(false),
    /** Of the mailbox, by which it is judged. */
    mailbox_owner_id: uuid(),
    mailbox_team_id: uuid(),
    mailbox_visibility: text(),
    search: text().generatedAlwaysAs(sql`app.fold(name, counterpart, counterpart_address)`),
  },
  (t) => [
    ...listed(t, { within: [t.mailbox_id, t.mailbox_owner_id, t.mailbox_team_id, t.mailbox_visibility] }),
    index().on(t.status, t.last_mail_at.desc(), t.id),
    index().on(t.last_mail_at.desc(), t.id),
    index().on(t.account_id),
    index().on(t.contact_id),
    index().on(t.lead_id),
    index().on(t.project_id),
    index().on(t.ticket_id),
    index("conversations_snoozed")
      .on(t.snoozed_until)
      .where(sql`status = 'snoozed'`),
    check("conversations_name", sql`length(${t.name}) between 1 and 500`),
    check("conversations_snoozed_until", sql`(${t.status} = 'snoozed') = (${t.snoozed_until} is not null)`),
  ],
);
