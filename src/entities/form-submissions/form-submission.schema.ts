import { check, index, integer, jsonb, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { contacts } from "../contacts/contact.schema.ts";
import { forms } from "../forms/form.schema.ts";
import { leads } from "../leads/lead.schema.ts";
import { people } from "../people/people.schema.ts";

/** What somebody sent by a form, as it came, and what became of it. */
export const form_submissions = pgTable(
  "form_submissions",
  {
    ...common(),
    form_id: uuid().references(() => forms.id),
    /** Who sent it, as far as they said. */
    name: text().notNull(),
    status: text({ enum: ["unconfirmed", "received", "done", "failed", "set_aside", "dropped"] })
      .notNull()
      .default("received"),
    /** By the names of the fields; mended where it failed, of which `original` keeps what came. */
    sent: jsonb().$type<Record<string, string>>().notNull().default({}),
    original: jsonb().$type<Record<string, string>>(),
    /** Of the form, as it was then. */
    edition: integer().notNull().default(1),
    consent: text(),
    consent_version: integer(),
    consented_at: moment(),
    address: text(),
    confirmed_at: moment(),
    confirmed_from: text(),
    utm: jsonb().$type<Record<string, string>>().notNull().default({}),
    page: text(),
    referrer: text(),
    /** Where it failed, or why it was set aside. */
    step: text({ enum: ["cleaning", "lookup", "lead", "note", "first_step"] }),
    reason: text(),
    /** Of the page that it was filled in on: sent twice, it counts once. */
    once: text(),
    attempts: integer().notNull().default(0),
    outcome: text({ enum: ["created", "added"] }),
    lead_id: uuid().references(() => leads.id, { onDelete: "cascade" }),
    contact_id: uuid().references(() => contacts.id, { onDelete: "cascade" }),
    assignee_id: uuid().references(() => people.id),
    done_at: moment(),
    search: text().generatedAlwaysAs(sql`app.fold(name)`),
  },
  (t) => [
    ...listed(t, { within: [t.form_id, t.status, t.assignee_id] }),
    uniqueIndex("form_submissions_once").on(t.form_id, t.once),
    index().on(t.lead_id),
    index().on(t.contact_id),
    index()
      .on(t.created_at)
      .where(sql`status = 'received'`),
    index().on(t.form_id, t.address, t.created_at),
    index().on(t.form_id, t.assignee_id, t.done_at),
    check("form_submissions_name", sql`length(${t.name}) <= 200`),
    check("form_submissions_reason", sql`length(${t.reason}) <= 300`),
    check("form_submissions_address", sql`length(${t.address}) <= 100 and length(${t.confirmed_from}) <= 100`),
  ],
);
