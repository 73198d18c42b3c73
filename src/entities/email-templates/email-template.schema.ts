import { check, index, integer, pgTable, sql, text } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";

/** The source of a letter, in which variables stand for what is known of whoever it is written to. */
export const email_templates = pgTable(
  "email_templates",
  {
    ...common(),
    name: text().notNull(),
    category: text({ enum: ["first_contact", "follow_up", "meeting", "offer", "project", "support", "other"] })
      .notNull()
      .default("other"),
    language: text({ enum: ["english", "french"] })
      .notNull()
      .default("english"),
    status: text({ enum: ["draft", "active", "retired"] })
      .notNull()
      .default("draft"),
    /** Liquid, one line. */
    subject: text(),
    /** Liquid in Markdown, of which both parts of a letter are made (src/mail/record-letter.ts). */
    body: text(),
    /** To whom it can be written, by the groups of variables that it uses (src/templates/variables.ts). */
    written_to: text({ enum: ["leads", "contacts", "accounts"] })
      .array()
      .notNull()
      .generatedAlwaysAs(
        sql`case when coalesce(subject, '') || coalesce(body, '') ~ '\\{[{%][^{}]*\\mlead\\.' then '{leads}'::text[] when coalesce(subject, '') || coalesce(body, '') ~ '\\{[{%][^{}]*\\mclient\\.' then '{contacts,accounts}'::text[] else '{leads,contacts,accounts}'::text[] end`,
      ),
    /** How many letters were sent with it, and when the last one was (app.count_template_use). */
    uses: integer().notNull().default(0),
    used_at: moment(),
    search: text().generatedAlwaysAs(sql`app.fold(name, subject)`),
  },
  (t) => [
    ...listed(t, { within: [t.status], orders: [t.name] }),
    index().on(t.used_at, t.id),
    check("email_templates_name", sql`length(btrim(${t.name})) > 0`),
    check("email_templates_subject", sql`length(${t.subject}) <= 500`),
    check("email_templates_body", sql`length(${t.body}) <= 20000`),
  ],
);
