import { type Column, getTableColumns, getTableConfig, type PgTable } from "../database/drizzle.ts";
import { z } from "zod";
import type { OwnField } from "./own-field.ts";
import { kinds, type Kind } from "./kinds.ts";
import type { Verb } from "./verb.ts";

/** What a developer writes about an entity; everything else is derived from it and its table. */
export type Description = {
  /** One record and many, as people say it: "Lead", "Leads". English; screens translate. */
  title: { one: string; many: string };
  /** What it is, for whoever reads the API's document: a person with a program, or an agent. */
  about: string;
  /** A record as somebody would create it. */
  example?: Record<string, unknown>;
  /** The kind of each column whose SQL type does not tell enough. */
  kinds?: Record<string, Kind>;
  /** Lists of ids and the table that they point at; of a single one its foreign key tells. Also in app.reference_lists. */
  refers?: Record<string, PgTable>;
  /** Columns whose values are keys of another table's rows, such as stages: choices that the company makes itself. */
  chosen_from?: Record<string, PgTable>;
  /** Columns that may hold anything, for which the entries of a list are offered: a table with `list`, `key`, `name`, `rank`, and the list. */
  offered_from?: Record<string, readonly [PgTable, string]>;
  /** Columns that point at what has the same value as the record in a column of both: a phase of the task's project. */
  within?: Record<string, string>;
  /** Values that must be sound beyond their kind, and what is wrong with one, in a sentence; null where nothing is. */
  sound?: Record<string, (value: never) => string | null>;
  /** The column that only verbs change. */
  state?: string;
  /** Columns that verbs or triggers write and no caller sets. */
  written_by_verbs?: readonly string[];
  /** Columns that only the database reads and writes. */
  hidden?: readonly string[];
  /** Columns that a new record is given and no change sets: what it stands between. */
  given_once?: readonly string[];
  /**
   * The column that says since when a record is put away: lists and sums leave such records out, unless they are asked by it, by the
   * id, or by one of `but`. `by` is the verb that puts one away, and what undoes it brings it back; without it they go with another record.
   */
  put_away?: { column: string; but: readonly string[]; by?: string };
  verbs?: Record<string, Verb<z.ZodObject>>;
};

/** A column as the derivations see it. */
export type Field = {
  name: string;
  kind: Kind;
  list: boolean;
  required: boolean;
  nullable: boolean;
  choices?: readonly string[];
  /** The entity that the column points at. */
  reference?: string;
  /** The entity whose rows, by their `key`, are its choices, in the order of their `rank`. */
  chosen_from?: string;
  /** The list whose entries are offered for it, `choices.sources`: such an entry's `key`, or any other text. */
  offered_from?: string;
  /** The column in which both are alike, the record and what this one points at. */
  within?: string;
  /** Those rows, once they have been read (readLists). */
  listed?: readonly ListedValue[];
  /** Of a field that the company has made itself (own-fields.ts), how it is called and what is said of it. */
  own?: { name: string; hint: string | null };
  /** Whether a new record, or a change, may set it. */
  creatable: boolean;
  updatable: boolean;
  schema: z.ZodType;
  /** Of one value, where it has several. */
  one: z.ZodType;
};

/** A value of a list that the company keeps itself; of one that is offered no longer, that it is gone. */
export type ListedValue = { key: string; name: string; type?: string; gone?: boolean };

/** One or many records that a column points at, and the columns of theirs that come along. */
export type Relation = { column: string; entity: string; list: boolean; shown: string[] };

/** A described entity. `T` and `D` keep the types of its table and description for the typed client. */
export type Entity<T extends PgTable = PgTable, D extends Description = Description> = {
  name: string;
  table: T;
  columns: Record<string, Column>;
  fields: Record<string, Field>;
  /** What it points at, by relation name: owner → owner_id, tags → tag_ids. */
  relations: Record<string, Relation>;
  create: z.ZodObject;
  update: z.ZodObject;
  title: { one: string; many: string };
  about: string;
  state: string | undefined;
  verbs: Record<string, Verb<z.ZodObject>>;
  /** Whether it has a text that words are found in. */
  searchable: boolean;
  has_bin: boolean;
  /** The fields that the company has made itself, once they have been read (readOwnFields). */
  own?: OwnField[];
  /** Fields of what it points at that stand beside it, in a question by these (withNames). */
  beside?: { relation: string; column: string }[];
  description: D;
};

/** So many values at most a field of several has. */
export const most_in_list = 50;

const written_by_triggers = new Set([
  "id",
  "created_at",
  "created_by",
  "updated_at",
  "updated_by",
  "version",
  "deleted_at",
  "deleted_by",
]);
const own_id = z.uuid().meta({
  description: "Of one's own: it ends with the last 12 characters of one's person's id. Left out, one is made.",
});
const never_shown = new Set(["search"]);

/** Describes an entity from its table; its name is the table's. */
export function entity<T extends PgTable, const D extends Description>(table: T, description: D): Entity<T, D> {
  const all = getTableColumns(table);
  const columns = record(
    Object.entries(all).filter(([key]) => !never_shown.has(key) && !description.hidden?.includes(key)),
  );
  const targets = targetsOf(table, description);
  const owned = "owner_id" in columns;
  const fields = record(
    Object.entries(columns).map(([key, column]) => [key, field(column, description, { target: targets[key], owned })]),
  );
  const { name } = getTableConfig(table);
  fields_of.set(name, fields);
  return {
    name,
    table,
    columns,
    fields,
    relations: relationsOf(columns, targets),
    create: shapeOf(fields, "creatable").extend({ id: own_id.optional() }),
    update: shapeOf(fields, "updatable").partial(),
    title: description.title,
    about: description.about,
    state: description.state,
    verbs: record(Object.entries(description.verbs ?? {})),
    searchable: "search" in all,
    has_bin: "deleted_at" in columns,
    description,
  };
}

const fields_of = new Map<string, Record<string, Field>>();

/** The fields of an entity by its name, for questions about what a record points at; none of what is not described. */
export const fieldsOf = (name: string): Record<string, Field> => fields_of.get(name) ?? {};

/** The tables that columns point at. */
function targetsOf(table: PgTable, { refers }: Description): Record<string, PgTable> {
  const targets: Record<string, PgTable> = { ...refers };
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference();
    targets[columns[0]?.name ?? ""] = foreignTable;
  }
  return targets;
}

function relationsOf(columns: Record<string, Column>, targets: Record<string, PgTable>): Record<string, Relation> {
  return record(
    Object.entries(targets).map(([column, target]) => [
      column.replace(/_(id|of|to)$/, "").replace(/_ids$/, "s"),
      relation(columns[column] as Column, target),
    ]),
  );
}

/** What a new record, or a change, may hold. */
function shapeOf(fields: Record<string, Field>, use: "creatable" | "updatable"): z.ZodObject {
  const used = Object.values(fields).filter((each) => each[use]);
  return z.strictObject(
    Object.fromEntries(used.map(({ name, required, schema }) => [name, required ? schema : schema.optional()])),
  );
}

// Looked up by names that callers send: `constructor` is none of ours.
function record<T>(entries: [string, T][]): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(entries));
}

// A name says who is meant; a colour goes wherever the name goes.
function relation(column: Column, target: PgTable): Relation {
  const shown = ["id", "name", ...("color" in getTableColumns(target) ? ["color"] : [])];
  return { column: column.name, entity: getTableConfig(target).name, list: column.dataType === "array", shown };
}

type Around = { target: PgTable | undefined; owned: boolean };

function field(column: Column, description: Description, { target, owned }: Around): Field {
  const reference = target && getTableConfig(target).name;
  const { chosen_from, offered_from } = listsOf(column, description);
  const list = column.dataType === "array";
  const kind = reference ? "reference" : chosen_from ? "choice" : (description.kinds?.[column.name] ?? kindOf(column));
  const given =
    !written_by_triggers.has(column.name) && !column.generated && !description.written_by_verbs?.includes(column.name);
  const values = column.enumValues ?? (column as { baseColumn?: Column }).baseColumn?.enumValues;
  const checked = values?.length
    ? z.enum(values as [string, ...string[]])
    : soundly(kinds[kind], description.sound?.[column.name]);
  const many = list ? z.array(checked).max(most_in_list) : checked;
  const nullable = !column.notNull;
  const within = description.within?.[column.name];
  const unchanged = ["owner_id", description.state, ...(owned ? ["team_id"] : []), ...(description.given_once ?? [])];
  return {
    name: column.name,
    kind,
    list,
    one: checked,
    nullable,
    required: given && column.notNull && !column.hasDefault,
    ...(values?.length ? { choices: values } : {}),
    ...(reference ? { reference } : {}),
    ...(chosen_from ? { chosen_from } : {}),
    ...(offered_from ? { offered_from } : {}),
    ...(within ? { within } : {}),
    creatable: given,
    // Owners change hands by verbs, and the team is the owner's; states change by transitions.
    updatable: given && !unchanged.includes(column.name),
    schema: (nullable ? many.nullable() : many).meta({
      format: kind,
      ...(reference ? { "x-reference": reference } : {}),
      ...(chosen_from ? { "x-key-of": chosen_from } : {}),
    }),
  };
}

/** A kind, of whose values one may be refused for what it says. */
function soundly(kind: z.ZodType, refusalOf: ((value: never) => string | null) | undefined): z.ZodType {
  if (!refusalOf) return kind;
  return kind.superRefine((value, context) => {
    const refusal = refusalOf(value as never);
    if (refusal !== null) context.addIssue({ code: "custom", message: refusal });
  });
}

/** The company's own lists from which a column's values are chosen, or offered. */
function listsOf({ name }: Column, description: Description): Pick<Field, "chosen_from" | "offered_from"> {
  const rows = description.chosen_from?.[name];
  const [table, list] = description.offered_from?.[name] ?? [];
  return {
    ...(rows && { chosen_from: getTableConfig(rows).name }),
    ...(table && { offered_from: `${getTableConfig(table).name}.${list}` }),
  };
}

const kinds_by_type: Record<string, Kind> = {
  PgUUID: "reference",
  PgBigInt53: "count",
  PgInteger: "count",
  PgNumericNumber: "money",
  PgBoolean: "flag",
  PgDateString: "date",
  PgTimestampString: "moment",
  PgJsonb: "data",
};

function kindOf(column: Column): Kind {
  return kinds_by_type[column.columnType] ?? "line";
}
