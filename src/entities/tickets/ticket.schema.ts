import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from "../../database/drizzle.ts";
import { common, listed, moment, sourced } from "../../database/columns.ts";
import { accounts } from "../accounts/account.schema.ts";
import { contacts } from "../contacts/contact.schema.ts";
import { people, teams } from "../people/people.schema.ts";

/** What a client, or a colleague for one, asks the company to answer or to mend. */
export const tickets = pgTable(
  "tickets",
  {
    ...common(),
    ...sourced(),
    /** Who answers; nobody's yet where it is empty. */
    owner_id: uuid().references(() => people.id),
    team_id: uuid().references(() => teams.id),
    name: text().notNull(),
    body: text(),
    /** Counted up for the whole company, and never used again (app.enter_ticket). */
    number: integer()
      .notNull()
      .default(sql`null`),
    kind: text({ enum: ["question", "incident", "problem", "request"] })
      .notNull()
      .default("question"),
    priority: text({ enum: ["urgent", "high", "normal", "low"] })
      .notNull()
      .default("normal"),
    /** The same as a number, by which lists are sorted: 0 is urgent. */
    urgency: smallint()
      .notNull()
      .generatedAlwaysAs(sql`array_position('{urgent,high,normal,low}'::text[], priority) - 1`),
    status: text({
      enum: ["new", "in_progress", "awaiting_client", "awaiting_third_party", "resolved", "closed", "spam"],
    })
      .notNull()
      .default("new"),
    channel: text({ enum: ["portal", "email", "phone", "other"] })
      .notNull()
      .default("other"),
    account_id: uuid().references(() => accounts.id),
    account_name: text(),
    contact_id: uuid().references(() => contacts.id),
    /** Who asked, as they were called then. */
    requester: text(),
    /** By when the client is to be answered first, and by when it is to be solved, in the company's working time (company.support_times). */
    answer_due_at: moment(),
    answered_at: moment(),
    solve_due_at: moment(),
    solved_at: moment(),
    /** Since when it waits for the client or for others, and for how many working minutes it did before: they do not count. */
    waits_since: moment(),
    waited: integer().notNull().default(0),
    /** The next of both moments; none while it waits, and none once it is solved. */
    due_at: moment().generatedAlwaysAs(
      sql`case when status in ('resolved', 'closed', 'spam') then null when answered_at is null then answer_due_at when waits_since is null then solve_due_at end`,
    ),
    answer: text({ enum: ["in_time", "late", "awaited"] }).generatedAlwaysAs(
      sql`case when answered_at <= answer_due_at then 'in_time' when answered_at > answer_due_at then 'late' when answer_due_at is not null then 'awaited' end`,
    ),
    solving: text({ enum: ["in_time", "late", "awaited"] }).generatedAlwaysAs(
      sql`case when solved_at <= solve_due_at then 'in_time' when solved_at > solve_due_at then 'late' when solve_due_at is not null then 'awaited' end`,
    ),
    reopened: smallint().notNull().default(0),
    /** What solved it, as the client reads it. */
    solution: text(),
    /** What the client says of how it was solved. */
    rating: text({ enum: ["satisfied", "neutral", "dissatisfied"] }),
    rating_note: text(),
    /** The problem behind it, which others may share. */
    problem_id: uuid().references((): AnyPgColumn => tickets.id),
    tag_ids: uuid().array().notNull().default([]),
    search: text().generatedAlwaysAs(sql`app.fold('#' || number::text, name, account_name, requester)`),
    custom: jsonb().notNull().default({}),
  },
  (t) => [
    ...listed(t, { within: [t.account_id, t.created_by, t.status], orders: [t.name] }),
    uniqueIndex("tickets_number").on(t.number),
    index().on(t.due_at, t.id),
    index().on(t.urgency, t.id),
    index().on(t.contact_id),
    index().on(t.problem_id),
    check("tickets_name", sql`length(btrim(${t.name})) > 0`),
    check("tickets_solution", sql`length(${t.solution}) <= 2000`),
    check("tickets_rating_note", sql`length(${t.rating_note}) <= 2000`),
    check("tickets_problem_id", sql`${t.problem_id} <> ${t.id}`),
  ],
);
