import { check, index, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { briefs } from "../briefs/brief.schema.ts";

/** A link by which somebody of the client decides on versions of a brief, and the decision. Only the database writes it. */
export const brief_approvals = pgTable(
  "brief_approvals",
  {
    ...common(),
    brief_id: uuid()
      .notNull()
      .references(() => briefs.id, { onDelete: "cascade" }),
    owner_id: uuid(),
    team_id: uuid(),
    project_id: uuid(),
    project_manager_id: uuid(),
    /** Who is asked. */
    name: text().notNull(),
    email: text().notNull(),
    message: text(),
    language: text({ enum: ["english", "french"] })
      .notNull()
      .default("english"),
    status: text({ enum: ["waiting", "approved", "changes_requested", "ended"] })
      .notNull()
      .default("waiting"),
    expires_at: moment().notNull(),
    /** The versions that it shows: of each the file, its SHA-256, the piece of work and its number. */
    shown: jsonb().notNull(),
    words: text(),
    decided_at: moment(),
    decided_from: text(),
  },
  (t) => [
    ...listed(t, { within: [t.project_id, t.project_manager_id, t.brief_id, t.status] }),
    index()
      .on(t.expires_at)
      .where(sql`status = 'waiting'`),
    check("brief_approvals_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 120`),
    check("brief_approvals_email", sql`length(${t.email}) <= 320 and ${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check("brief_approvals_message", sql`length(${t.message}) <= 2000`),
    check("brief_approvals_words", sql`length(${t.words}) <= 2000`),
  ],
);
