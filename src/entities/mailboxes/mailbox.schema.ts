import { check, index, integer, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { people, teams } from "../people/people.schema.ts";

/** An e-mail account whose letters people read and answer here: one person's, or one that a team or all colleagues share. */
export const mailboxes = pgTable(
  "mailboxes",
  {
    ...common(),
    owner_id: uuid().references(() => people.id),
    name: text().notNull(),
    address: text().notNull(),
    /** Who reads its conversations: its owner alone, a team, all colleagues. */
    visibility: text({ enum: ["private", "team", "company"] })
      .notNull()
      .default("private"),
    readers_team_id: uuid().references(() => teams.id),
    imap_host: text().notNull(),
    imap_port: integer().notNull().default(993),
    imap_security: text({ enum: ["tls", "starttls", "none"] })
      .notNull()
      .default("tls"),
    smtp_host: text().notNull(),
    smtp_port: integer().notNull().default(465),
    smtp_security: text({ enum: ["tls", "starttls", "none"] })
      .notNull()
      .default("tls"),
    /** The name for both servers; without one, the address. */
    login: text(),
    signature: text(),
    /** How many days back the first look at the server reaches. */
    days_back: integer().notNull().default(90),
    status: text({ enum: ["waiting", "working", "failing", "paused"] })
      .notNull()
      .default("waiting"),
    /** When it was last in step with its server, and since when it is not and why. */
    checked_at: moment(),
    failing_since: moment(),
    last_error: text(),
    search: text().generatedAlwaysAs(sql`app.fold(name, address)`),
  },
  (t) => [
    ...listed(t, { within: [t.status], orders: [t.name] }),
    index().on(t.visibility, t.id),
    index().on(t.readers_team_id),
    check("mailboxes_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 100`),
    check(
      "mailboxes_address",
      sql`length(${t.address}) <= 320 and ${t.address} ~ '^[^@[:space:]<>]+@[^@[:space:]<>]+$'`,
    ),
    check("mailboxes_imap_host", sql`length(${t.imap_host}) <= 253 and ${t.imap_host} ~ '^[A-Za-z0-9.:-]+$'`),
    check("mailboxes_smtp_host", sql`length(${t.smtp_host}) <= 253 and ${t.smtp_host} ~ '^[A-Za-z0-9.:-]+$'`),
    check("mailboxes_imap_port", sql`${t.imap_port} between 1 and 65535`),
    check("mailboxes_smtp_port", sql`${t.smtp_port} between 1 and 65535`),
    check("mailboxes_login", sql`length(${t.login}) <= 320`),
    check("mailboxes_signature", sql`length(${t.signature}) <= 2000`),
    check("mailboxes_days_back", sql`${t.days_back} between 1 and 3650`),
    check("mailboxes_last_error", sql`length(${t.last_error}) <= 300`),
  ],
);
