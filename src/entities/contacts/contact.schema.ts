import { type AnyPgColumn, boolean, index, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment, sourced } from "../../database/columns.ts";
import { accounts } from "../accounts/account.schema.ts";
import { people, teams } from "../people/people.schema.ts";

/** A person at a client company. */
export const contacts = pgTable(
  "contacts",
  {
    ...common(),
    ...sourced(),
    owner_id: uuid().references(() => people.id),
    team_id: uuid().references(() => teams.id),
    account_id: uuid().references(() => accounts.id),
    name: text().notNull(),
    civility: text({ enum: ["mme", "m"] }),
    title: text(),
    decision_role: text({ enum: ["decides", "influences", "uses", "buys", "blocks"] }),
    primary: boolean().notNull().default(false),
    status: text({ enum: ["active", "left_company", "do_not_contact"] })
      .notNull()
      .default("active"),
    emails: text().array().notNull().default([]),
    phones: text().array().notNull().default([]),
    language: text(),
    consents: jsonb().notNull().default({}),
    portal_user_id: uuid().references(() => people.id),
    last_seen: moment(),
    /** Which one it was merged into. */
    duplicate_of: uuid().references((): AnyPgColumn => contacts.id),
    note: text(),
    search: text().generatedAlwaysAs(sql`app.fold(name, title, app.words(emails), app.words(phones))`),
    custom: jsonb().notNull().default({}),
  },
  (t) => [
    ...listed(t, { within: [t.account_id], orders: [t.name] }),
    index().on(t.portal_user_id),
    index().on(t.duplicate_of),
  ],
);
