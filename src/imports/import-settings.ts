import { z } from "zod";
import type { Entity } from "../entity/describe.ts";
import { AppError } from "../entity/errors.ts";
import { date_orders } from "./dates.ts";
import { format_change, most_columns } from "./file-format.ts";
import { isCollected, isImportable, isTied } from "./reading/targets.ts";

/** The parts of ids that name other rows. */
export const tie_parts = ["blocks", "blocked_by", "relates", "duplicates", "relations"] as const;

// A point may stand for a week.
const most_seconds = 604_800;

const mapped = z.strictObject({
  /** Place of the column in the file, from 0. */
  column: z
    .number()
    .int()
    .min(0)
    .max(most_columns - 1),
  field: z.string().max(60),
  /**
   * Which part of the field it is: of a name, a line of the note with its heading, the code before phone numbers; of ids, those of other
   * rows that this one blocks, is blocked by, relates to or repeats, and a second one by which other rows name it.
   */
  as: z.enum(["given", "middle", "family", "labelled", "calling_code", ...tie_parts, "other_id"]).optional(),
  /** How its numbers or dates are written; where it shows two ways and nobody has said, each by its own signs. */
  decimal: z.enum([",", "."]).optional(),
  date: z.enum(date_orders).optional(),
  /** What a bare number of a duration counts, in seconds; 0 for points, which stay outside. Without, hours. */
  seconds: z.number().int().min(0).max(most_seconds).optional(),
  /** From where its phone numbers without a country code are dialled. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});
export type Mapped = z.infer<typeof mapped>;

/** So many texts of one field can be given a meaning. */
const most_values = 500;

const meanings = z
  .record(z.string().max(200), z.string().max(200).nullable())
  .refine((given) => Object.keys(given).length <= most_values, `takes ${most_values} values at most`);

/** What is to become of a file. */
export const import_settings = z.strictObject({
  mapping: z.array(mapped).max(most_columns),
  /** The field by which a row finds the record it is about; null makes a new record of each row. */
  match_key: z.string().max(60).nullable(),
  on_match: z.enum(["update", "skip"]),
  /** Whether a match that lies in the bin is taken out of it. */
  restore: z.boolean(),
  /** Whether tags are made that are not there. */
  make_tags: z.boolean().optional(),
  /** Whether companies of contacts are made that are not there. */
  make_accounts: z.boolean().optional(),
  /** By field, what texts of the file mean, folded: a choice, an id, a country, true or false; null leaves the cell out. */
  values: z.record(z.string().max(60), meanings).optional(),
  /** Values of new records where the file has none. */
  defaults: z.record(z.string().max(60), z.union([z.string().max(500), z.number(), z.boolean()])),
});
export type ImportSettings = z.infer<typeof import_settings>;

/** What `PATCH /api/imports/{id}` takes: settings, and how the file is to be read where that was guessed wrongly. */
export const settings_change = import_settings.partial().extend({ format: format_change.optional() });

/** The fields by which an entity's records can be found: ids, addresses, company numbers, domains. */
export function matchKeys(entity: Entity): string[] {
  const keys = ["id", "external_id"].filter((field) => field in entity.fields);
  const kinds = ["email", "siren", "siret", "vat", "domain"];
  return [
    ...keys,
    ...Object.values(entity.fields)
      .filter((field) => field.creatable && !field.own && kinds.includes(field.kind))
      .map(({ name }) => name),
  ];
}

/** Refuses settings that do not fit the entity; answers them with the defaults checked. */
export function checkSettings(entity: Entity, settings: ImportSettings): ImportSettings {
  const seen = new Set<string>();
  for (const { field, as } of settings.mapping) {
    if (!isImportable(entity, field)) throw wrong(field, "cannot be imported");
    const key = `${field} ${as ?? ""}`;
    if (seen.has(key) && !isCollected(entity, field) && !isTied(entity, { field, as }))
      throw wrong(field, "is mapped twice");
    seen.add(key);
    if (!isTied(entity, { field, as }) || !as) seen.add(field);
  }
  const { match_key } = settings;
  if (match_key !== null && !(matchKeys(entity).includes(match_key) && seen.has(match_key)))
    throw wrong("match_key", "is not among the mapped columns");
  const defaults = Object.entries(settings.defaults).map(([field, value]) => {
    const described = entity.fields[field];
    if (!described || !isImportable(entity, field) || field === "id") throw wrong(field, "cannot be imported");
    const parsed = described.schema.safeParse(described.list ? [value] : value);
    if (!parsed.success) throw wrong(field, parsed.error.issues[0]?.message ?? "cannot be used");
    return [field, described.list ? value : parsed.data];
  });
  return { ...settings, defaults: Object.fromEntries(defaults) as ImportSettings["defaults"] };
}

function wrong(field: string, sentence: string): AppError {
  return new AppError("VALIDATION_FAILED", "Some fields need another value.", { fields: { [field]: sentence } });
}
