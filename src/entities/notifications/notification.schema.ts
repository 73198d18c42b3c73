import { boolean, check, index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { common, moment } from "../../database/columns.ts";
import { people } from "../people/people.schema.ts";

/** What somebody is told; made from the change feed (app.deliver_notices), read by nobody else. */
export const notifications = pgTable(
  "notifications",
  {
    ...common(),
    user_id: uuid()
      .notNull()
      .references(() => people.id),
    /** What happened: a row of app.notice_kinds. */
    kind: text().notNull(),
    notification_type: text({ enum: ["info", "success", "warning", "error"] })
      .notNull()
      .default("info"),
    title: text().notNull(),
    message: text().notNull().default(""),
    read: boolean().notNull().default(false),
    read_at: moment(),
    action_url: text(),
    snoozed_until: moment(),
    /** Whether it stands in the sheet; otherwise it only goes out by other channels. */
    in_app: boolean().notNull().default(true),
    /** The record it tells of, if any: who may no longer see that does not see this either. */
    entity: text(),
    row_id: uuid(),
    /** Who did it. */
    actor_id: uuid().references(() => people.id),
    details: jsonb().notNull().default({}),
    /** The same event tells the same person once. */
    dedupe_key: text().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.user_id, t.dedupe_key),
    index()
      .on(t.user_id, t.created_at.desc().nullsFirst(), t.id)
      .where(sql`deleted_at is null`),
    index("notifications_unread_index")
      .on(t.user_id)
      .where(sql`deleted_at is null and not read`),
    index("notifications_bin_index")
      .on(t.created_at.desc().nullsFirst(), t.id)
      .where(sql`deleted_at is not null`),
    index("notifications_snoozed_index")
      .on(t.snoozed_until)
      .where(sql`snoozed_until is not null`),
    index().on(t.entity, t.row_id),
    index().on(t.actor_id),
    check("notifications_notification_type", sql`${t.notification_type} in ('info', 'success', 'warning', 'error')`),
  ],
);
