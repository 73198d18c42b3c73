import {
  check,
  date,
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
import { common, listed, moment } from "../../database/columns.ts";
import { email_templates } from "../email-templates/email-template.schema.ts";
import { people } from "../people/people.schema.ts";

/** Something that is to bring leads: what it costs, and where it is an e-mail, to whom it goes. */
export const campaigns = pgTable(
  "campaigns",
  {
    ...common(),
    owner_id: uuid().references(() => people.id),
    name: text().notNull(),
    kind: text({ enum: ["email", "advertising", "social", "event", "trade_fair", "partner", "other"] })
      .notNull()
      .default("email"),
    status: text({ enum: ["idea", "planned", "approved", "running", "paused", "completed", "cancelled"] })
      .notNull()
      .default("planned"),
    goal: text(),
    /** What addresses and forms name it by: `utm_campaign`. Made of the name where none is given (app.keep_campaign). */
    code: text(),
    /** In the company's currency. */
    budget: numeric({ precision: 14, scale: 2, mode: "number" }),
    cost: numeric({ precision: 14, scale: 2, mode: "number" }),
    starts_on: date({ mode: "string" }),
    ends_on: date({ mode: "string" }),
    template_id: uuid().references(() => email_templates.id),
    /** Whom the e-mail is for: the records of a list, by the words of its filters. */
    audience: jsonb().$type<{ source: "leads" | "contacts"; filters: Record<string, string> }>(),
    /** Why these people may be written to; with `consent` only who gave it by a form. */
    basis: text({ enum: ["consent", "existing_client", "business_address"] })
      .notNull()
      .default("consent"),
    /** How many e-mails leave in an hour, and between which hours of the company's clock. */
    an_hour: integer().notNull().default(1000),
    from_hour: integer().notNull().default(8),
    until_hour: integer().notNull().default(20),
    /** Who agreed to it, when, and to which text (app.approve_campaign). */
    approved_by: uuid().references(() => people.id),
    approved_at: moment(),
    approved_text: text(),
    started_by: uuid().references(() => people.id),
    started_at: moment(),
    /** Why it pauses, where the server stopped it. */
    paused_reason: text(),
    search: text().generatedAlwaysAs(sql`app.fold(name, code, goal)`),
  },
  (t) => [
    ...listed(t, { within: [t.status], orders: [t.name] }),
    index().on(t.starts_on, t.id),
    index().on(t.template_id),
    index().on(t.approved_by),
    index().on(t.started_by),
    uniqueIndex("campaigns_code_index")
      .on(t.code)
      .where(sql`deleted_at is null`),
    check("campaigns_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 100`),
    check("campaigns_goal", sql`length(${t.goal}) <= 2000`),
    check("campaigns_code", sql`${t.code} ~ '^[a-z0-9][a-z0-9_.-]{0,59}$'`),
    check("campaigns_budget", sql`${t.budget} >= 0`),
    check("campaigns_cost", sql`${t.cost} >= 0`),
    check("campaigns_ends_on", sql`${t.ends_on} >= ${t.starts_on}`),
    check("campaigns_audience", sql`length(${t.audience}::text) <= 8000`),
    check("campaigns_an_hour", sql`${t.an_hour} between 1 and 20000`),
    check("campaigns_from_hour", sql`${t.from_hour} between 0 and 23`),
    check("campaigns_until_hour", sql`${t.until_hour} between 1 and 24 and ${t.until_hour} > ${t.from_hour}`),
  ],
);
