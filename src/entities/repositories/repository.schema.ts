import { boolean, check, index, integer, jsonb, pgTable, sql, text } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import type { Report } from "./report.ts";

/** A repository that the GitHub Integration Agent watches; how it stands is written by the server's monitor. */
export const repositories = pgTable(
  "repositories",
  {
    ...common(),
    name: text().notNull(),
    /** An https address, or the absolute path of a folder on the server. */
    address: text().notNull(),
    /** The branch that the others are held against; without, the one that the repository names. */
    branch: text(),
    watched: boolean().notNull().default(true),
    /** Where the API of its Git host is, such as https://api.github.com. */
    api_url: text(),
    /** Whether a token is kept for these two addresses (app.repository_tokens). */
    has_token: boolean().notNull().default(false),
    status: text({ enum: ["waiting", "in_step", "needs_attention", "in_conflict", "failed"] })
      .notNull()
      .default("waiting"),
    /** What is not in order: names of checks, and `conflicts`. */
    failing: text().array().notNull().default([]),
    head: text(),
    report: jsonb().$type<Report>(),
    last_error: text(),
    looked_at: moment(),
    next_look_at: moment().notNull().defaultNow(),
    /** Until then a server has it. */
    lease_until: moment(),
    /** Which look this is: what an earlier one tells is not kept. */
    looks: integer().notNull().default(0),
    search: text().generatedAlwaysAs(sql`app.fold(name, address)`),
  },
  (t) => [
    ...listed(t, { within: [t.status], orders: [t.name] }),
    index("repositories_due_index")
      .on(t.next_look_at)
      .where(sql`watched and deleted_at is null`),
    check("repositories_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 100`),
    // (Neither holds a name or a password: a token has its own place.)
    check(
      "repositories_address",
      sql`length(${t.address}) <= 500 and ${t.address} ~ '^(https?://[^/@?#[:space:]]+/[^?#[:space:]]+|/[^[:cntrl:]]+)$'`,
    ),
    check("repositories_branch", sql`${t.branch} ~ '^[^[:space:][:cntrl:]~^:?*\\\\]{1,200}$'`),
    check(
      "repositories_api_url",
      sql`${t.api_url} is null or length(${t.api_url}) <= 500 and ${t.address} like 'http%' and ${t.api_url} ~ '^https?://[^/@?#[:space:]]+(/[^?#[:space:]]*)?$'`,
    ),
    check(
      "repositories_status",
      sql`${t.status} in ('waiting', 'in_step', 'needs_attention', 'in_conflict', 'failed')`,
    ),
    check("repositories_last_error", sql`length(${t.last_error}) <= 500`),
  ],
);
