import { sql } from "drizzle-orm";
import { integer, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true, mode: "string" });

/** The columns of every entity's table; triggers fill all but `id` (app.stamp), whoever writes. */
export const common = () => ({
  id: uuid()
    .primaryKey()
    .default(sql`app.new_id()`),
  created_at: moment().notNull().defaultNow(),
  created_by: uuid(),
  updated_at: moment().notNull().defaultNow(),
  updated_by: uuid(),
  version: integer().notNull().default(1),
  deleted_at: moment(),
  deleted_by: uuid(),
});

/** Where a row came from: an outside system's own id, so that an import can be repeated without doubling. */
export const sourced = () => ({
  external_source: text(),
  external_id: text(),
});

export { moment };
