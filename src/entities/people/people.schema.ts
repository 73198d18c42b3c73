import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { common, moment } from "../../database/columns.ts";

/** Whose holidays a company keeps: none, those of France, those and the two of Alsace and Moselle. */
export const holiday_regions = ["none", "france", "alsace_moselle"] as const;

/** The company itself: one row. */
export const company = pgTable(
  "company",
  {
    ...common(),
    name: text().notNull(),
    language: text({ enum: ["en", "fr"] })
      .notNull()
      .default("en"),
    locale: text().notNull().default("fr-FR"),
    time_zone: text().notNull().default("Europe/Paris"),
    currency: text().notNull().default("EUR"),
    country: text().notNull().default("FR"),
    // The days that are holidays there.
    holidays: text({ enum: holiday_regions }).notNull().default("france"),
    // Monday is 1; hours are those of the company's time zone.
    work_days: integer().array().notNull().default([1, 2, 3, 4, 5]),
    work_from: text().notNull().default("09:00"),
    work_until: text().notNull().default("18:00"),
    demo: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex("company_single").on(sql`(true)`),
    check("company_country", sql`${t.country} ~ '^[A-Z]{2}$'`),
    check("company_holidays", sql`${t.holidays} in ('none', 'france', 'alsace_moselle')`),
    check(
      "company_work_days",
      sql`${t.work_days} <@ array[1, 2, 3, 4, 5, 6, 7] and cardinality(${t.work_days}) between 1 and 7`,
    ),
    check("company_work_from", sql`${t.work_from} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check(
      "company_work_until",
      sql`${t.work_until} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and ${t.work_until} > ${t.work_from}`,
    ),
  ],
);

/** A team: a person belongs to one, and rows are scoped by it. */
export const teams = pgTable(
  "teams",
  { ...common(), name: text().notNull(), lead_id: uuid().references((): AnyPgColumn => people.id) },
  (t) => [index().on(t.lead_id)],
);

/** Everybody who can sign in; `id` is the identity's own. Staff see each other, clients only themselves. */
export const people = pgTable(
  "people",
  {
    ...common(),
    name: text().notNull(),
    email: text().notNull().unique(),
    kind: text({ enum: ["employee", "client"] }).notNull(),
    status: text({ enum: ["active", "suspended", "left"] })
      .notNull()
      .default("active"),
    team_id: uuid().references(() => teams.id),
    account_id: uuid(),
    title: text(),
    search: text().generatedAlwaysAs(sql`app.fold(name, email, title)`),
    phone: text(),
    language: text({ enum: ["en", "fr"] })
      .notNull()
      .default("en"),
    locale: text().notNull().default("fr-FR"),
    time_zone: text().notNull().default("Europe/Paris"),
  },
  (t) => [
    index().on(t.team_id),
    index().on(t.account_id),
    index().on(t.name, t.id),
    index().using("gin", t.search.op("gin_trgm_ops")),
  ],
);

/** The history of a person's roles; the newest row is the role. Only app.grant_role inserts. */
export const user_roles = pgTable(
  "user_roles",
  {
    id: uuid()
      .primaryKey()
      .default(sql`app.new_id()`),
    user_id: uuid()
      .notNull()
      .references(() => people.id),
    role: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    granted_by: uuid(),
    reason: text(),
    expires_at: moment(),
  },
  (t) => [index().on(t.user_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())],
);
