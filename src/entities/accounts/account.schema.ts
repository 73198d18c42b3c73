import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  sql,
  text,
  uuid,
} from "../../database/drizzle.ts";
import { common, listed, sourced } from "../../database/columns.ts";
import { people, teams } from "../people/people.schema.ts";

/** A client company. Its owner is the account manager. */
export const accounts = pgTable(
  "accounts",
  {
    ...common(),
    ...sourced(),
    owner_id: uuid().references(() => people.id),
    team_id: uuid().references(() => teams.id),
    name: text().notNull(),
    legal_name: text(),
    legal_form: text(),
    stage: text({ enum: ["prospect", "active", "at_risk", "churned", "won_back", "archived"] })
      .notNull()
      .default("prospect"),
    type: text({ enum: ["prospect", "customer", "partner", "supplier"] })
      .notNull()
      .default("prospect"),
    siren: text(),
    siret: text(),
    vat_id: text(),
    naf: text(),
    industry: text(),
    size: integer(),
    revenue: numeric({ precision: 16, scale: 2, mode: "number" }),
    domains: text().array().notNull().default([]),
    website: text(),
    phone: text(),
    address: text(),
    postcode: text(),
    city: text(),
    country: text().notNull().default("FR"),
    currency: text().notNull().default("EUR"),
    payment_terms: text(),
    parent_id: uuid().references((): AnyPgColumn => accounts.id),
    since: date({ mode: "string" }),
    /** How well it stands with the client, from 0 to 100, and why (app.weigh_client); none where there is nothing to go by. */
    health_score: integer(),
    health_reasons: jsonb(),
    health: text({ enum: ["good", "fair", "at_risk"] }).generatedAlwaysAs(
      sql`case when health_score >= 60 then 'good' when health_score >= 35 then 'fair' when health_score is not null then 'at_risk' end`,
    ),
    /** Which one it was merged into. */
    duplicate_of: uuid().references((): AnyPgColumn => accounts.id),
    note: text(),
    tag_ids: uuid().array().notNull().default([]),
    search: text().generatedAlwaysAs(sql`app.fold(name, legal_name, city, siren, siret, vat_id, app.words(domains))`),
    custom: jsonb().notNull().default({}),
  },
  (t) => [
    ...listed(t, { orders: [t.name] }),
    index().on(t.parent_id),
    index().on(t.duplicate_of),
    index().on(t.health, t.name, t.id),
    index().on(t.health_score, t.id),
    // By what a new one is held against those that are there.
    index().on(t.siren),
    index().on(t.phone),
    index().on(t.website),
    check("accounts_siren", sql`${t.siren} ~ '^[0-9]{9}$'`),
    check(
      "accounts_siret",
      sql`${t.siret} ~ '^[0-9]{14}$' and (${t.siren} is null or left(${t.siret}, 9) = ${t.siren})`,
    ),
  ],
);
