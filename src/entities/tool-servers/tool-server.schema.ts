import { boolean, check, jsonb, pgTable, sql, text } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import type { Allowed, Offered } from "./offered.ts";

/** An outside server that speaks the Model Context Protocol, and which of its tools agents may use. */
export const tool_servers = pgTable(
  "tool_servers",
  {
    ...common(),
    name: text().notNull(),
    address: text().notNull(),
    /** Whether a token is kept for this address (app.tool_server_tokens). */
    has_token: boolean().notNull().default(false),
    status: text({ enum: ["waiting", "reachable", "altered", "failed"] })
      .notNull()
      .default("waiting"),
    /** What it offered when it was last looked at. */
    offers: jsonb().$type<Offered[]>().notNull().default([]),
    /** What of that agents may use, by the name of the tool: pinned to what was shown when it was allowed. */
    allowed: jsonb().$type<Record<string, Allowed>>().notNull().default({}),
    last_error: text(),
    looked_at: moment(),
    search: text().generatedAlwaysAs(sql`app.fold(name, address)`),
  },
  (t) => [
    ...listed(t, { within: [t.status], orders: [t.name] }),
    check("tool_servers_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 100`),
    check(
      "tool_servers_address",
      sql`length(${t.address}) <= 500 and ${t.address} ~ '^https?://[^/@?#[:space:]]+(/[^?#[:space:]]*)?$'`,
    ),
    check("tool_servers_status", sql`${t.status} in ('waiting', 'reachable', 'altered', 'failed')`),
    check("tool_servers_offers", sql`jsonb_typeof(offers) = 'array' and pg_column_size(offers) <= 131072`),
    check("tool_servers_allowed", sql`jsonb_typeof(allowed) = 'object' and pg_column_size(allowed) <= 65536`),
    check("tool_servers_last_error", sql`length(${t.last_error}) <= 500`),
  ],
);
