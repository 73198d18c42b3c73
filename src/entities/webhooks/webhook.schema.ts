import { check, index, integer, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { people } from "../people/people.schema.ts";

/** Where the server sends what happens to records, for other systems, and how it stands with that. */
export const webhooks = pgTable(
  "webhooks",
  {
    ...common(),
    /** Under whose rights records are read before they are sent. */
    reader_id: uuid().references(() => people.id),
    name: text().notNull(),
    address: text().notNull(),
    /** What it is sent: `leads.created`, `leads.updated`, `leads.removed`, `leads.entered:won`. */
    events: text().array().notNull(),
    /** Only records whose field has this value are sent, where one is named. */
    filter_field: text(),
    filter_value: text(),
    note: text(),
    status: text({ enum: ["waiting", "delivering", "retrying", "paused"] })
      .notNull()
      .default("waiting"),
    paused_reason: text(),
    paused_at: moment(),
    failing_since: moment(),
    last_error: text(),
    /** Since when it has the secret that it has; the one before signs beside it until `old_secret_until`. */
    secret_at: moment(),
    old_secret_until: moment(),
    /** So many events were not kept, since too many waited already. */
    dropped: integer().notNull().default(0),
    search: text().generatedAlwaysAs(sql`app.fold(name, address)`),
  },
  (t) => [
    ...listed(t, { within: [t.status], orders: [t.name] }),
    index().on(t.reader_id),
    check("webhooks_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 100`),
    check(
      "webhooks_address",
      sql`length(${t.address}) <= 500 and ${t.address} ~ '^https?://[^/@?#[:space:]]+(/[^?#[:space:]]*)?$'`,
    ),
    check(
      "webhooks_events",
      sql`cardinality(${t.events}) between 1 and 50 and array_to_string(${t.events}, ' ', '') ~ '^((leads|accounts|contacts|activities|projects|tasks|documents|tickets|time_entries)[.](created|updated|removed|entered:[a-z][a-z0-9_]{0,59})( |$))+$'`,
    ),
    check("webhooks_filter_field", sql`${t.filter_field} ~ '^[a-z][a-z0-9_]{0,59}$'`),
    check(
      "webhooks_filter_value",
      sql`length(${t.filter_value}) <= 200 and (${t.filter_value} is null) = (${t.filter_field} is null)`,
    ),
    check("webhooks_note", sql`length(${t.note}) <= 2000`),
    check("webhooks_paused_reason", sql`length(${t.paused_reason}) <= 300`),
    check("webhooks_last_error", sql`length(${t.last_error}) <= 300`),
  ],
);
