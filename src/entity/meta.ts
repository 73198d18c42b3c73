import { getTableColumns, is, PgDialect, SQL } from "../database/drizzle.ts";
import type { Entity } from "./describe.ts";
import { schema, type Json } from "./json-schema.ts";

/** What a browser knows of an entity: enough for a list, a panel and a form. Rights come with the session and the answers. */
export type EntityMeta = {
  name: string;
  title: { one: string; many: string };
  state: string | null;
  /** The column that says since when a record is put away, and the verb that does it, where they are not put away with another. */
  put_away?: { column: string; by?: string };
  transitions: Transitions;
  searchable: boolean;
  /** The columns, beside its name, in which words are found. */
  searched: string[];
  fields: FieldMeta[];
  verbs: Record<string, VerbMeta>;
};

/** What is to be known of a verb to offer it: how it is offered, and the JSON schema of its input beside `id` and `version`. */
export type VerbMeta = { input: Json; right: string; many: boolean; from?: readonly string[]; undone_by?: string };

/** From each state, the states that the database lets follow. */
export type Transitions = Record<string, string[]>;

export type FieldMeta = {
  name: string;
  kind: string;
  list: boolean;
  required: boolean;
  nullable: boolean;
  creatable: boolean;
  updatable: boolean;
  /** Whether a list can be asked for in its order, in a way that people follow. */
  sortable: boolean;
  /** What a new record has that says nothing of it. */
  begins?: unknown;
  choices?: readonly string[];
  reference?: string;
  /** The list of the company's own whose keys are its choices. */
  chosen_from?: string;
  /** Of a field that the company has made itself, how it is called and what is said of it. */
  own?: { name: string; hint: string | null };
  /** The list of the company's own whose entries are offered for it. */
  offered_from?: string;
  /** The column in which a record and what this field points at are alike. */
  within?: string;
};

/** The description of an entity as data. */
export function entityMeta(entity: Entity, transitions: Transitions = {}): EntityMeta {
  return {
    name: entity.name,
    title: entity.title,
    state: entity.state ?? null,
    ...putAway(entity),
    transitions,
    searchable: entity.searchable,
    searched: searched(entity),
    fields: Object.values(entity.fields).map(({ schema: _schema, one: _one, ...field }) => ({
      ...field,
      ...beginning(entity.columns[field.name]?.default),
      sortable: !field.list && !["reference", "data", "text"].includes(field.kind),
    })),
    verbs: Object.fromEntries(
      Object.entries(entity.verbs).map(([name, { input, right, many, from, undone_by }]) => [
        name,
        { input: schema(input), right, many, ...(from && { from }), ...(undone_by && { undone_by }) },
      ]),
    ),
  };
}

function putAway({ description: { put_away } }: Entity): Pick<EntityMeta, "put_away"> {
  if (!put_away) return {};
  const { column, by } = put_away;
  return { put_away: { column, ...(by && { by }) } };
}

/** A default as data; what PostgreSQL works out is not known beforehand. */
function beginning(begins: unknown): { begins?: unknown } {
  return begins === undefined || is(begins, SQL) ? {} : { begins };
}

const dialect = new PgDialect();

/** The columns of which the text that is searched is made. */
function searched({ table, columns }: Entity): string[] {
  const made = getTableColumns(table)["search"]?.generated?.as;
  const words = is(made, SQL) ? (dialect.sqlToQuery(made).sql.match(/\w+/g) ?? []) : [];
  return words.filter((word) => word in columns && word !== "name");
}
