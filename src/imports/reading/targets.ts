import type { Entity } from "../../entity/describe.ts";
import type { Mapped } from "../import-settings.ts";
import { wordedField } from "../../records/field-names.ts";
import { french } from "./field-words.ts";
import { headingWords } from "./heading-words.ts";

/** Where a column goes: a field, and as which part of it. */
export type Target = Pick<Mapped, "field" | "as">;

// Where what is spoken of goes, in the order of preference; all else goes into the note, with its heading.
const homes: Record<string, string[]> = {
  email: ["emails", "email"],
  phone: ["phones", "phone"],
  domain: ["domains", "website"],
  account_stage: ["stage"],
};

/** The field of an entity that holds what a heading speaks of; nothing where it has no place of its own. */
export function targetOf(entity: Entity, concept: string): Target | undefined {
  const has = (field: string) => isImportable(entity, field);
  const person = "emails" in entity.fields;
  switch (concept) {
    case "given":
    case "middle":
    case "family":
      return person && has("name") ? { field: "name", as: concept } : undefined;
    case "person":
      return person ? { field: "name" } : undefined;
    case "company":
      return companyOf(entity);
    case "calling_code":
      return has("phones") ? { field: "phones", as: "calling_code" } : undefined;
    case "blocks":
    case "blocked_by":
    case "relates":
    case "duplicates":
    case "relations":
      return entity.name in relations ? { field: "id", as: concept } : undefined;
    case "other_id":
      return has("external_id") ? { field: "external_id", as: "other_id" } : undefined;
    case "account_stage":
      return entity.name === "accounts" ? { field: "stage" } : undefined;
    case "status":
    case "stage":
      return [concept, "stage", "status"].filter(has).map((field) => ({ field }))[0];
  }
  const field = (homes[concept] ?? [concept]).find(has);
  return field === undefined || (field === "tag_ids" && !has("tag_ids")) ? undefined : { field };
}

/** The field that is called as a heading says, in our own words; the vocabularies know what others call theirs. */
export function calledSo(entity: Entity, heading: string): Target | undefined {
  let fields = named.get(entity);
  if (!fields) named.set(entity, (fields = fieldsByName(entity)));
  const field = fields.get(headingWords(heading).join(" "));
  return field === undefined ? undefined : { field };
}

// The names of an entity's fields are the same for each heading of each file.
const named = new WeakMap<Entity, Map<string, string>>();

function fieldsByName(entity: Entity): Map<string, string> {
  const fields = Object.keys(entity.fields).filter((field) => field !== "id" && isImportable(entity, field));
  const names = (field: string) => [
    field,
    ...ownNames(entity, field),
    wordedField(field),
    french[wordedField(field)] ?? field,
  ];
  const each = fields.flatMap((field) => names(field).map((name) => [headingWords(name).join(" "), field] as const));
  // Of two that are called alike the first is meant.
  return new Map(each.toReversed());
}

/** An own field is known by its name, and by its key alone. */
const ownNames = ({ fields }: Entity, field: string) => {
  const own = fields[field]?.own;
  return own ? [own.name, field.replace("custom.", "")] : [];
};

/** Where the company of a person stands, or the name of one. */
export function companyOf(entity: Entity): Target | undefined {
  if (isImportable(entity, "company_name")) return { field: "company_name" };
  if (entity.name === "contacts") return { field: "account_id" };
  return "emails" in entity.fields ? undefined : { field: "name" };
}

/** The text that takes what has no column of its own, each with its heading. */
export function noteOf({ name, fields }: Entity): string | undefined {
  if ("note" in fields) return "note";
  return name === "tasks" ? "body" : undefined;
}

/** What stands between two records of these entities. */
export const relations: Record<string, string> = { tasks: "task_links" };

/** Whether a column names other records of the same kind, which may come later in the file (ties.ts). */
export function isTied(entity: Entity, { field, as }: Target): boolean {
  return field === "id" ? as !== undefined : as === "other_id" || entity.fields[field]?.reference === entity.name;
}

/** Whether several columns may go into this field: a list, or a text that is put together. */
export function isCollected(entity: Entity, field: string): boolean {
  const described = entity.fields[field];
  return !!described && (described.list || (["line", "text"].includes(described.kind) && !described.choices));
}

/** Whether a column may go into this field: what a new record may set, and the id, by which records are matched. */
export function isImportable(entity: Entity, field: string): boolean {
  if (field === "id") return true;
  const { creatable = false, kind, within } = entity.fields[field] ?? {};
  // (What is called alike in many projects: a cell says its name, and not of which.)
  return creatable && kind !== "data" && !within;
}
