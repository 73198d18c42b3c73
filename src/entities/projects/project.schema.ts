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
  uniqueIndex,
  uuid,
} from "../../database/drizzle.ts";
import { common, listed, moment, sourced } from "../../database/columns.ts";
import { accounts } from "../accounts/account.schema.ts";
import { leads } from "../leads/lead.schema.ts";
import { people, teams } from "../people/people.schema.ts";
import { project_templates } from "../project-templates/project-template.schema.ts";

/** Work for a client, or of the company's own, that several people do until a day. */
export const projects = pgTable(
  "projects",
  {
    ...common(),
    ...sourced(),
    /** Who manages it. */
    owner_id: uuid().references(() => people.id),
    team_id: uuid().references(() => teams.id),
    name: text().notNull(),
    /** What its tasks are numbered by (ACME-42); where none is given, of its name (app.enter_project). */
    key: text()
      .notNull()
      .default(sql`null`),
    account_id: uuid().references(() => accounts.id),
    /** What its client is called, for those who see the project and not the client. */
    account_name: text(),
    lead_id: uuid().references(() => leads.id),
    /** What it was made of, with its tasks and milestones (app.follow_template). */
    template_id: uuid().references(() => project_templates.id),
    status: text({ enum: ["draft", "planned", "active", "on_hold", "completed", "closed", "cancelled"] })
      .notNull()
      .default("draft"),
    /** What was last said of how it goes, why, and when (the verb `report`). */
    health: text({ enum: ["on_track", "at_risk", "off_track"] }),
    health_reason: text(),
    reported_at: moment(),
    /** Who last asked for that, and when (the verb `ask_for_report`). */
    asked_at: moment(),
    asked_by: uuid().references(() => people.id),
    billing: text({ enum: ["fixed", "time", "retainer", "internal"] })
      .notNull()
      .default("fixed"),
    currency: text().notNull().default("EUR"),
    budget: numeric({ precision: 14, scale: 2, mode: "number" }),
    /** In hours. */
    budget_hours: integer(),
    /** What an hour of work in it is usually paid for. */
    rate: numeric({ precision: 10, scale: 2, mode: "number" }),
    starts_on: date({ mode: "string" }),
    due_on: date({ mode: "string" }),
    /** When it first was active, and when it ended (app.enter_project). */
    began_on: date({ mode: "string" }),
    ended_on: date({ mode: "string" }),
    /** Whether the people of its client see that there is one, and its milestones that are shown to them. */
    client_visible: boolean().notNull().default(false),
    /** Since when it is put away, and by whom (app.keep_archive); lists leave it out, and nothing of it is changed (app.keep_archived). */
    archived_at: moment(),
    archived_by: uuid().references(() => people.id),
    /** That it is, in a word that the search tells. */
    archived: text().generatedAlwaysAs(sql`case when archived_at is not null then 'archived' end`),
    note: text(),
    tag_ids: uuid().array().notNull().default([]),
    search: text().generatedAlwaysAs(sql`app.fold(key, name, account_name)`),
    custom: jsonb().notNull().default({}),
  },
  (t) => [
    ...listed(t, { within: [t.account_id, t.status], orders: [t.name] }),
    uniqueIndex("projects_key").on(t.key),
    index().on(t.lead_id),
    index().on(t.template_id),
    index().on(t.asked_by),
    index().on(t.archived_by),
    index("projects_archived")
      .on(t.id)
      .where(sql`archived_at is not null`),
    index().on(t.due_on, t.id),
    check("projects_key", sql`${t.key} ~ '^[A-Z][A-Z0-9]{1,9}$'`),
    check("projects_due_on", sql`${t.due_on} >= ${t.starts_on}`),
    check("projects_budget", sql`${t.budget} >= 0`),
    check("projects_budget_hours", sql`${t.budget_hours} between 0 and 1000000`),
    check("projects_rate", sql`${t.rate} between 0 and 100000`),
    check(
      "projects_health_reason",
      sql`${t.health} is null or ${t.health} = 'on_track' or coalesce(${t.health_reason}, '') <> ''`,
    ),
  ],
);

/** That somebody works in a project: as what, and with how much of their time. */
export const project_members = pgTable(
  "project_members",
  {
    ...common(),
    project_id: uuid()
      .notNull()
      .references(() => projects.id),
    user_id: uuid()
      .notNull()
      .references(() => people.id),
    /** What they do there. */
    part: text(),
    /** Of their time, in percent. */
    allocation: integer(),
    /** What an hour of theirs is paid for, where it is not what the project's usually is. */
    rate: numeric({ precision: 10, scale: 2, mode: "number" }),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(user_name, '')`),
    user_name: text(),
    owner_id: uuid(),
    team_id: uuid(),
    /** The project's client and lead, which its members see too (app.membership_sources). */
    account_id: uuid(),
    lead_id: uuid(),
    project_deleted_at: moment(),
  },
  (t) => [
    ...listed(t, { within: [t.project_id] }),
    index().on(t.user_id),
    uniqueIndex("project_members_pair")
      .on(t.project_id, t.user_id)
      .where(sql`deleted_at is null`),
    check("project_members_allocation", sql`${t.allocation} between 0 and 100`),
    check("project_members_rate", sql`${t.rate} between 0 and 100000`),
  ],
);

/** A day by which something of a project is reached. */
export const milestones = pgTable(
  "milestones",
  {
    ...common(),
    project_id: uuid()
      .notNull()
      .references(() => projects.id),
    name: text().notNull(),
    due_on: date({ mode: "string" }).notNull(),
    reached_on: date({ mode: "string" }),
    /** Whether the people of the client see it, where they see its project. */
    client_visible: boolean().notNull().default(true),
    owner_id: uuid(),
    team_id: uuid(),
    account_id: uuid(),
    project_visible: boolean(),
    project_deleted_at: moment(),
  },
  (t) => [
    ...listed(t, { within: [t.project_id, t.account_id] }),
    index().on(t.project_id, t.due_on, t.id),
    index().on(t.due_on, t.id),
  ],
);

/** The columns of those two that are copies, and nobody's to write. */
export const copied_from_project = ["owner_id", "team_id"] as const;

/** The copies that only members have. */
export const copied_to_members = [...copied_from_project, "account_id", "lead_id", "project_deleted_at"] as const;
