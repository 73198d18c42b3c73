import { bigint, check, date, index, integer, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment, sourced } from "../../database/columns.ts";
import { accounts } from "../accounts/account.schema.ts";
import { document_folders } from "../document-folders/document-folder.schema.ts";
import { people, teams } from "../people/people.schema.ts";
import { projects } from "../projects/project.schema.ts";

/** A document with its versions, which are files that belong to it. */
export const documents = pgTable(
  "documents",
  {
    ...common(),
    ...sourced(),
    owner_id: uuid().references(() => people.id),
    team_id: uuid().references(() => teams.id),
    name: text().notNull(),
    folder_id: uuid().references(() => document_folders.id),
    kind: text({ enum: ["contract", "confidentiality", "quote", "brief", "report", "other"] })
      .notNull()
      .default("other"),
    status: text({ enum: ["draft", "in_review", "approved", "published", "superseded", "expired"] })
      .notNull()
      .default("draft"),
    /** Who sees it beside its owner: the owner's team, the people of its project, whoever works for its client (and the client, once it is published), every colleague. */
    visibility: text({ enum: ["private", "team", "project", "client", "company"] })
      .notNull()
      .default("team"),
    account_id: uuid().references(() => accounts.id),
    /** What its client is called, for those who see the document and not the client. */
    account_name: text(),
    project_id: uuid().references(() => projects.id),
    project_name: text(),
    project_manager_id: uuid(),
    effective_on: date({ mode: "string" }),
    expires_on: date({ mode: "string" }),
    /** Of its newest version (app.follow_versions). */
    file_name: text(),
    media_type: text(),
    bytes: bigint({ mode: "number" }),
    versions: integer().notNull().default(0),
    /** Who has checked it out, and since when: nobody else changes it or adds a version (app.enter_document). */
    locked_by: uuid().references(() => people.id),
    locked_at: moment(),
    note: text(),
    tag_ids: uuid().array().notNull().default([]),
    search: text().generatedAlwaysAs(sql`app.fold(name, file_name, account_name, project_name)`),
    custom: jsonb().notNull().default({}),
  },
  (t) => [
    ...listed(t, {
      within: [t.folder_id, t.account_id, t.project_id, t.project_manager_id, t.status, t.visibility],
      orders: [t.name],
    }),
    index().on(t.expires_on, t.id),
    index().on(t.locked_by),
    check("documents_name", sql`length(btrim(${t.name})) > 0`),
    check("documents_expires_on", sql`${t.expires_on} >= ${t.effective_on}`),
  ],
);
