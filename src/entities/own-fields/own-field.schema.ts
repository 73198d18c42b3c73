import { boolean, check, integer, jsonb, pgTable, sql, text, unique, uniqueIndex } from "../../database/drizzle.ts";
import { common, moment } from "../../database/columns.ts";
import { own_kinds, owned_entities } from "./own-field-kinds.ts";
import type { OwnChoice } from "../../entity/own-field.ts";

/** A field that the company has given an entity itself; its values stand in the records' `custom`, under its key. */
export const own_fields = pgTable(
  "own_fields",
  {
    ...common(),
    entity: text({ enum: owned_entities }).notNull(),
    // Made of the first name (app.keep_own_field), and never given to another field of the entity.
    key: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: own_kinds }).notNull(),
    hint: text(),
    required: boolean().notNull().default(false),
    choices: jsonb().$type<OwnChoice[]>().notNull().default([]),
    rank: integer().notNull().default(0),
    // Removed: its values stay for 30 days (app.empty_own_fields), and are gone from `emptied_at` on.
    retired_at: moment(),
    emptied_at: moment(),
  },
  (t) => [
    unique("own_fields_key").on(t.entity, t.key),
    uniqueIndex("own_fields_name_index")
      .on(t.entity, sql`app.fold(name)`)
      .where(sql`retired_at is null`),
    check("own_fields_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 80`),
    check("own_fields_hint", sql`length(${t.hint}) <= 200`),
    check("own_fields_entity", sql`${t.entity} in (${sql.raw(owned_entities.map((each) => `'${each}'`).join(", "))})`),
    check("own_fields_kind", sql`${t.kind} in (${sql.raw(own_kinds.map((each) => `'${each}'`).join(", "))})`),
  ],
);
