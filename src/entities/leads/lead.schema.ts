import {
  boolean,
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
  type AnyPgColumn,
} from "../../database/drizzle.ts";
import { common, listed, moment, sourced } from "../../database/columns.ts";
import { accounts } from "../accounts/account.schema.ts";
import { contacts } from "../contacts/contact.schema.ts";
import { campaigns } from "../campaigns/campaign.schema.ts";
import { people, teams } from "../people/people.schema.ts";

/** Somebody who may become a client, and the deal that would make them one. */
export const leads = pgTable(
  "leads",
  {
    ...common(),
    ...sourced(),
    owner_id: uuid().references(() => people.id),
    team_id: uuid().references(() => teams.id),
    name: text().notNull(),
    title: text(),
    company_name: text(),
    account_id: uuid().references(() => accounts.id),
    emails: text().array().notNull().default([]),
    phones: text().array().notNull().default([]),
    website: text(),
    city: text(),
    country: text(),
    language: text(),
    source: text(),
    /** What brought it: the first campaign that it came by. */
    campaign_id: uuid().references(() => campaigns.id),
    // Of which pipeline it is too; where none is given, the first one (app.enter_stage).
    stage: text()
      .notNull()
      .default(sql`null`),
    stage_entered_at: moment().notNull().defaultNow(),
    reopened_to: text(),
    value: numeric({ precision: 14, scale: 2, mode: "number" }),
    currency: text().notNull().default("EUR"),
    // (Where none is given, the one of its stage: app.enter_stage.)
    probability: integer()
      .notNull()
      .default(sql`null`),
    weighted: numeric({ precision: 14, scale: 2, mode: "number" }).generatedAlwaysAs(
      sql`round(value * probability / 100, 2)`,
    ),
    expected_close: date({ mode: "string" }),
    score: integer(),
    // The rules that hold, with their points; the moment at which another one begins or ends to by itself (app.score_lead).
    score_reasons: jsonb(),
    score_until: moment(),
    next_activity: text(),
    next_activity_at: moment(),
    last_touch_at: moment(),
    // Until when it is to be answered (company.answer_within), when somebody first spoke with it, and after how many working minutes.
    answer_due_at: moment(),
    answered_at: moment(),
    answer_minutes: integer(),
    answer: text({ enum: ["awaited", "in_time", "late"] }).generatedAlwaysAs(
      sql`case when answered_at <= answer_due_at then 'in_time' when answered_at > answer_due_at then 'late' when answer_due_at is not null then 'awaited' end`,
    ),
    lost_reason: text(),
    lost_note: text(),
    do_not_contact: boolean().notNull().default(false),
    // What was made of it when it was won, beside its account.
    converted_at: moment(),
    converted_contact_id: uuid().references(() => contacts.id),
    duplicate_of: uuid().references((): AnyPgColumn => leads.id),
    note: text(),
    tag_ids: uuid().array().notNull().default([]),
    search: text().generatedAlwaysAs(
      sql`app.fold(name, company_name, title, city, app.words(emails), app.words(phones))`,
    ),
    custom: jsonb().notNull().default({}),
  },
  (t) => {
    // What figures are made of, with what row security asks of each lead.
    const seen = [t.owner_id, t.team_id];
    const made = [...seen, t.answer_minutes, t.value, t.currency, t.stage, t.source, t.answer, t.reopened_to];
    const moved = [t.id, ...seen, t.next_activity_at, t.expected_close, t.value, t.weighted, t.currency, t.lost_reason];
    return [
      ...listed(t, {
        within: [t.stage, t.campaign_id],
        figures: made,
      }),
      index().on(t.account_id),
      index().on(t.converted_contact_id),
      index().on(t.duplicate_of),
      // What is open, what was won or lost in a period, and how long leads have stood in their stage.
      index("leads_entered_figures_index")
        .on(t.stage, t.stage_entered_at, ...moved)
        .where(sql`deleted_at is null`),
      index("leads_due_figures_index")
        .on(t.answer_due_at, t.stage, t.id, ...seen)
        .where(sql`answer = 'awaited' and deleted_at is null`),
      index()
        .on(t.score_until)
        .where(sql`score_until is not null`),
      check("leads_probability", sql`${t.probability} between 0 and 100`),
      check("leads_score", sql`${t.score} between 0 and 100`),
      check("leads_value", sql`${t.value} >= 0`),
    ];
  },
);
