import { check, index, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { belonging, common, judged, listed } from "../../database/columns.ts";
import { accounts } from "../accounts/account.schema.ts";

/** What somebody said about a record, to the colleagues who see it; to its client too, where `account_id` names them. */
export const comments = pgTable(
  "comments",
  {
    ...common(),
    ...belonging(),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`left(body, 120)`),
    body: text().notNull(),
    mention_ids: uuid().array().notNull().default([]),
    /** The agents that it asks: each becomes a task of its writer (app.ask_mentioned). */
    agent_ids: uuid().array().notNull().default([]),
    account_id: uuid().references(() => accounts.id),
    /** Its writer's name as it was: clients see no colleagues, colleagues not every client. */
    written_by: text(),
  },
  (t) => [
    ...listed(t, {
      within: [...judged(t), t.account_id],
    }),
    index().on(t.row_id, t.created_at.desc().nullsFirst(), t.id),
    check("comments_body", sql`btrim(${t.body}) <> ''`),
  ],
);
