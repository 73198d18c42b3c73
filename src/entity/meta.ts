import type { Entity } from "./describe.ts";
import { schema, type Json } from "./json-schema.ts";

/** What a browser knows of an entity: enough for a list, a panel and a form. Rights come with the session and the answers. */
export type EntityMeta = {
  name: string;
  title: { one: string; many: string };
  state: string | null;
  transitions: Transitions;
  searchable: boolean;
  fields: FieldMeta[];
  verbs: Record<string, VerbMeta>;
};

/** What is to be known of a verb to offer it: how it is offered, and the JSON schema of its input beside `id` and `version`. */
export type VerbMeta = { input: Json; right: string; many: boolean; from?: readonly string[] };

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
  choices?: readonly string[];
  reference?: string;
};

/** The description of an entity as data. */
export function entityMeta(entity: Entity, transitions: Transitions = {}): EntityMeta {
  return {
    name: entity.name,
    title: entity.title,
    state: entity.state ?? null,
    transitions,
    searchable: entity.searchable,
    fields: Object.values(entity.fields).map(({ schema: _schema, one: _one, ...field }) => field),
    verbs: Object.fromEntries(
      Object.entries(entity.verbs).map(([name, { input, right, many, from }]) => [
        name,
        { input: schema(input), right, many, ...(from && { from }) },
      ]),
    ),
  };
}
