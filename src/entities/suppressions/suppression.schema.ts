import { check, index, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { campaigns } from "../campaigns/campaign.schema.ts";

/** An e-mail address that no campaign and no workflow writes to. */
export const suppressions = pgTable(
  "suppressions",
  {
    ...common(),
    /** The address, in small letters (app.keep_suppression). */
    name: text().notNull(),
    reason: text({ enum: ["unsubscribed", "bounced", "complained", "asked", "other"] })
      .notNull()
      .default("asked"),
    /** By whose e-mail it came to be, and from which network address that was asked. */
    campaign_id: uuid().references(() => campaigns.id),
    asked_from: text(),
    note: text(),
    search: text().generatedAlwaysAs(sql`app.fold(name)`),
  },
  (t) => [
    ...listed(t, { within: [t.reason], orders: [t.name] }),
    index().on(t.campaign_id),
    uniqueIndex("suppressions_address_index")
      .on(t.name)
      .where(sql`deleted_at is null`),
    check("suppressions_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 320`),
    check("suppressions_note", sql`length(${t.note}) <= 500`),
    check("suppressions_asked_from", sql`length(${t.asked_from}) <= 100`),
  ],
);
