import { boolean, check, index, integer, jsonb, pgTable, sql, text, unique, uuid } from "../../database/drizzle.ts";
import { common, listed } from "../../database/columns.ts";
import type { AskedField } from "../../lead-machine/asked.ts";
import { people } from "../people/people.schema.ts";

/** A form by which people outside tell the company who they are and what they want. */
export const forms = pgTable(
  "forms",
  {
    ...common(),
    /** Who gets its leads, where they do not go to several people or none of these is there. */
    lead_owner_id: uuid().references(() => people.id),
    name: text().notNull(),
    status: text({ enum: ["draft", "published", "closed"] })
      .notNull()
      .default("draft"),
    language: text({ enum: ["english", "french"] })
      .notNull()
      .default("english"),
    heading: text(),
    intro: text(),
    asked: jsonb()
      .$type<{ fields: AskedField[] }>()
      .notNull()
      .default(
        sql`'{"fields": [{"field": "name", "required": true}, {"field": "email", "required": true}, {"field": "note", "required": false}]}'`,
      ),
    /** The sentence that somebody agrees to, its number among those that stood there, and whether nothing is sent without it. */
    consent: text(),
    consent_version: integer().notNull().default(0),
    consent_required: boolean().notNull().default(true),
    /** Whether an address is asked by e-mail before anything is done (double opt-in). */
    confirms: boolean().notNull().default(false),
    thanks: text(),
    thanks_address: text(),
    assigning: text({ enum: ["owner", "turn", "least"] })
      .notNull()
      .default("owner"),
    assignee_ids: uuid().array().notNull().default([]),
    source: text(),
    campaign: text(),
    /** Rises with each change of what visitors are asked or told (app.keep_form). */
    edition: integer().notNull().default(1),
    /** Its address, which nobody guesses. */
    key: text()
      .notNull()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    search: text().generatedAlwaysAs(sql`app.fold(name, heading, campaign)`),
  },
  (t) => [
    ...listed(t, { within: [t.status], orders: [t.name] }),
    index().on(t.lead_owner_id),
    unique("forms_key").on(t.key),
    check("forms_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 100`),
    check("forms_heading", sql`length(${t.heading}) <= 200`),
    check("forms_consent", sql`btrim(${t.consent}) <> '' and length(${t.consent}) <= 1000`),
    check("forms_thanks", sql`length(${t.thanks}) <= 1000`),
    check("forms_thanks_address", sql`length(${t.thanks_address}) <= 500 and ${t.thanks_address} ~ '^https?://'`),
    check("forms_campaign", sql`length(${t.campaign}) <= 100`),
    check("forms_key_shape", sql`${t.key} ~ '^[0-9a-f]{32}$'`),
  ],
);
