import { check, index, integer, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { belonging, common, judged, listed, moment } from "../../database/columns.ts";
import { people, teams } from "../people/people.schema.ts";

/** What somebody does with a customer, planned or done: a call, a meeting, a visit, a mail, a note. */
export const activities = pgTable(
  "activities",
  {
    ...common(),
    ...belonging(),
    owner_id: uuid().references(() => people.id),
    team_id: uuid().references(() => teams.id),
    kind: text({ enum: ["call", "meeting", "visit", "email", "note", "to_do"] }).notNull(),
    state: text({ enum: ["planned", "done", "cancelled"] })
      .notNull()
      .default("planned"),
    /** What it is about, in a line. */
    subject: text(),
    body: text(),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(nullif(subject, ''), left(nullif(body, ''), 120), kind)`),
    /** When it is planned, or was done. A day without an hour is its midnight. */
    at: moment(),
    /** In minutes. */
    duration: integer(),
    outcome: text(),
    location: text(),
    participant_ids: uuid().array().notNull().default([]),
    /** Who takes part from the client's side. */
    contact_ids: uuid().array().notNull().default([]),
    /** Where the words of its list are found: who it is with, and what was said and done. */
    search: text().generatedAlwaysAs(sql`app.fold(about, subject, body, outcome, location)`),
  },
  (t) => [
    ...listed(t, {
      within: judged(t),
    }),
    index().on(t.row_id, t.at.desc().nullsFirst(), t.id),
    index().on(t.row_id, t.state, t.at, t.id),
    index().on(t.owner_id, t.state, t.at, t.id),
    index().on(t.at, t.id),
    // What is planned before what is done, as lists sort by a choice (src/entity/compile.ts).
    index("activities_planned_at").on(sql`array_position(array['planned','done','cancelled'], ${t.state})`, t.at, t.id),
    index().using("gin", t.participant_ids),
    index().using("gin", t.contact_ids),
    check("activities_kind", sql`${t.kind} in ('call', 'meeting', 'visit', 'email', 'note', 'to_do')`),
    check("activities_state", sql`${t.state} in ('planned', 'done', 'cancelled')`),
    check("activities_at", sql`${t.state} <> 'done' or ${t.at} is not null`),
    check("activities_duration", sql`${t.duration} between 0 and 10080`),
  ],
);
