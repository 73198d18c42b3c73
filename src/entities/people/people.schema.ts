import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from "../../database/drizzle.ts";
import { common, moment } from "../../database/columns.ts";

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
    demo: boolean().notNull().default(false),
    // By weekday (1 is Monday), the spans in which it works, in minutes of its day (app.keep_week); no day at all is round the clock.
    working_week: jsonb()
      .notNull()
      .default(
        sql`'{"1":[[540,720],[840,1080]],"2":[[540,720],[840,1080]],"3":[[540,720],[840,1080]],"4":[[540,720],[840,1080]],"5":[[540,720],[840,1080]]}'::jsonb`,
      ),
    // Whose public holidays are days off; of which region and from which year on they are known.
    holiday_region: text({ enum: ["FR", "FR-57", "none"] })
      .notNull()
      .default("FR"),
    holidays_known: text(),
    // Within so many working minutes a new lead is to be answered; null where the company promises nothing.
    answer_within: integer().default(240),
    // Within how many working minutes a ticket is to be answered and solved, by its priority: {"urgent": [60, 480], …}; null promises nothing
    // (app.keep_support_times).
    support_times: jsonb()
      .notNull()
      .default(sql`'{"urgent":[60,480],"high":[120,960],"normal":[480,2400],"low":[960,4800]}'::jsonb`),
    // Which picture is the logo (app.company_logo, by its sum), and the colour that is the company's own.
    logo: text(),
    accent: text(),
  },
  (t) => [
    uniqueIndex("company_single").on(sql`(true)`),
    check("company_holiday_region", sql`${t.holiday_region} in ('FR', 'FR-57', 'none')`),
    check("company_answer_within", sql`${t.answer_within} between 5 and 10080`),
    check("company_logo", sql`${t.logo} ~ '^[0-9a-f]{32}$'`),
    check("company_accent", sql`${t.accent} ~ '^#[0-9a-f]{6}$'`),
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
    // How many hours a week they work, where that is not the company's working time.
    weekly_hours: numeric({ precision: 4, scale: 1, mode: "number" }),
  },
  (t) => [
    check("people_weekly_hours", sql`${t.weekly_hours} between 0 and 100`),
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
    /** When a role for a time ends. */
    expires_at: moment(),
    /** The role that comes back then. */
    former: text(),
  },
  (t) => [
    index().on(t.user_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("user_roles_expires_at_index")
      .on(t.expires_at)
      .where(sql`expires_at is not null`),
    check("user_roles_for_a_time", sql`(${t.expires_at} is null) = (${t.former} is null)`),
  ],
);
