import { check, integer, pgTable, sql, text, uniqueIndex } from "../../database/drizzle.ts";
import { common } from "../../database/columns.ts";
import { forecasts, requirable, stage_types } from "./stage-types.ts";

export { open_types, type StageType } from "./stage-types.ts";

/** A way that leads go from the first call to the won deal. */
export const pipelines = pgTable(
  "pipelines",
  {
    ...common(),
    // Made of the first name (app.keep_pipeline), and its name in addresses, files and the API ever after.
    key: text().notNull().unique(),
    name: text().notNull(),
    rank: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex("pipelines_name_index")
      .on(sql`app.fold(name)`)
      .where(sql`deleted_at is null`),
    check("pipelines_name", sql`btrim(${t.name}) <> ''`),
  ],
);

/** A step of a pipeline. What is removed stays, with where its records went: histories and old addresses go on naming it. */
export const stages = pgTable(
  "stages",
  {
    ...common(),
    // Made of the first name (app.keep_stage); a lead's `stage` is this.
    key: text().notNull().unique(),
    pipeline: text().notNull(),
    name: text().notNull(),
    type: text({ enum: stage_types }).notNull().default("open"),
    // Where none is said, a lead keeps the one it had.
    probability: integer(),
    stale_days: integer(),
    card_limit: integer(),
    // How surely its leads are counted on, in a forecast: all of them (commit), where it goes well (best), or by what is weighted only.
    forecast: text({ enum: forecasts }).notNull().default("pipeline"),
    required_fields: text({ enum: requirable }).array().notNull().default([]),
    rank: integer().notNull().default(0),
    replaced_by: text(),
  },
  (t) => [
    uniqueIndex("stages_name_index")
      .on(t.pipeline, sql`app.fold(name)`)
      .where(sql`replaced_by is null`),
    check("stages_name", sql`btrim(${t.name}) <> ''`),
    check("stages_type", sql`${t.type} in ('open', 'on_hold', 'won', 'lost')`),
    check("stages_probability", sql`${t.probability} between 0 and 100`),
    check("stages_stale_days", sql`${t.stale_days} between 1 and 3650`),
    check("stages_card_limit", sql`${t.card_limit} between 1 and 1000000`),
    check("stages_forecast", sql`${t.forecast} in ('pipeline', 'best', 'commit')`),
    check(
      "stages_required_fields",
      sql`${t.required_fields} <@ array[${sql.raw(requirable.map((field) => `'${field}'`).join(", "))}]`,
    ),
  ],
);
