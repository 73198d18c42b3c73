import { boolean, date, index, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { accounts } from "../accounts/account.schema.ts";
import { contacts } from "../contacts/contact.schema.ts";

/**
 * That a contact belongs to a client, and as what. A contact may belong to several; `contacts.account_id` is the first of them.
 * What begins with `contact_` or `account_` is a copy, by which the row is judged, named and shown (docs/decisions/0024).
 */
export const affiliations = pgTable(
  "affiliations",
  {
    ...common(),
    contact_id: uuid()
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    account_id: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    decision_role: text({ enum: ["decides", "influences", "uses", "buys", "blocks"] }),
    /** Whom one asks for there: one of each client at most, and only who still is there. */
    main: boolean().notNull().default(false),
    /** Whether the contact still is there. */
    active: boolean().notNull().default(true),
    since: date({ mode: "string" }),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(contact_name, '') || ' · ' || coalesce(account_name, '')`),
    contact_name: text(),
    contact_title: text(),
    contact_status: text(),
    contact_emails: text().array(),
    contact_phones: text().array(),
    contact_owner_id: uuid(),
    contact_team_id: uuid(),
    /** The first of the contact's clients. */
    contact_account_id: uuid(),
    contact_deleted_at: moment(),
    account_name: text(),
    account_city: text(),
    account_owner_id: uuid(),
    account_team_id: uuid(),
    account_deleted_at: moment(),
  },
  (t) => [
    ...listed(t, { within: [t.contact_owner_id, t.contact_team_id, t.account_id, t.contact_id] }),
    uniqueIndex("affiliations_pair")
      .on(t.contact_id, t.account_id)
      .where(sql`deleted_at is null`),
    uniqueIndex("affiliations_main")
      .on(t.account_id)
      .where(sql`main and deleted_at is null and contact_deleted_at is null`),
    index().on(t.account_id, t.main.desc().nullsFirst(), t.contact_name, t.id),
  ],
);

/** The columns that are copies, and nobody's to write. */
export const copied_affiliation = [
  "contact_name",
  "contact_title",
  "contact_status",
  "contact_emails",
  "contact_phones",
  "contact_owner_id",
  "contact_team_id",
  "contact_account_id",
  "contact_deleted_at",
  "account_name",
  "account_city",
  "account_owner_id",
  "account_team_id",
  "account_deleted_at",
] as const;
