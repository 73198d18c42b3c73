import { z } from "zod";
import type { Entity } from "./describe.ts";

/** What a browser knows of an entity: enough for a list, a panel and a form. Rights come with the session and the answers. */
export type EntityMeta = {
  name: string;
  title: { one: string; many: string };
  state: string | null;
  transitions: Transitions;
  searchable: boolean;
  fields: FieldMeta[];
  /** JSON schema of each verb's input beside `id` and `version`. */
  verbs: Record<string, unknown>;
};

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
    fields: Object.values(entity.fields).map(({ schema: _schema, ...field }) => ({
      ...field,
      sortable: !field.list && !["reference", "data", "text"].includes(field.kind),
    })),
    verbs: Object.fromEntries(
      Object.entries(entity.verbs).map(([name, { input }]) => [
        name,
        z.toJSONSchema(input, { io: "input", unrepresentable: "any" }),
      ]),
    ),
  };
}
