import { check, pgTable, sql, text, unique, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import { campaigns } from "../campaigns/campaign.schema.ts";

/** An address for an advertisement or a post, which says of which campaign whoever follows it comes. */
export const campaign_links = pgTable(
  "campaign_links",
  {
    ...common(),
    campaign_id: uuid()
      .notNull()
      .references(() => campaigns.id),
    name: text().notNull(),
    /** The page that it leads to. */
    target: text().notNull(),
    source: text().notNull(),
    medium: text().notNull(),
    content: text(),
    /** The page with its words of the campaign, which forms keep with what is sent (app.keep_campaign_link). */
    address: text(),
    /** Its place below `/public/go/`, where visits are counted. */
    key: text()
      .notNull()
      .default(sql`left(replace(gen_random_uuid()::text, '-', ''), 12)`),
    search: text().generatedAlwaysAs(sql`app.fold(name, target)`),
  },
  (t) => [
    ...listed(t, { within: [t.campaign_id], orders: [t.name] }),
    unique("campaign_links_key").on(t.key),
    check("campaign_links_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 100`),
    check("campaign_links_target", sql`${t.target} ~ '^https?://[^\\s]+$' and length(${t.target}) <= 1000`),
    check("campaign_links_source", sql`${t.source} ~ '^[A-Za-z0-9_.-]{1,60}$'`),
    check("campaign_links_medium", sql`${t.medium} ~ '^[A-Za-z0-9_.-]{1,60}$'`),
    check("campaign_links_content", sql`${t.content} ~ '^[A-Za-z0-9_.-]{1,60}$'`),
    check("campaign_links_key_shape", sql`${t.key} ~ '^[0-9a-f]{12}$'`),
  ],
);
