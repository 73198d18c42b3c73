import type { z } from "zod";
import { batch, bulk_input, listChange, verbsForMany } from "./bulk-request.ts";
import type { Entity } from "./describe.ts";
import { statuses } from "./errors.ts";
import { schema, type Json } from "./json-schema.ts";
import { named, uuid } from "./openapi-operation.ts";
import type { Verb } from "./verb.ts";

/** The schemas of an entity that operations refer to: a record, one in a list, what a new one takes and what a change. */
export function recordSchemas(entity: Entity): Json {
  const { name, title, about, create } = entity;
  return {
    [name]: { ...properties(entity), description: about, required: ["id", "version"] },
    [`${name}_listed`]: {
      ...properties(entity),
      description: `${title.one} in a list: the columns that were asked for, without \`can\`; relations as they were asked for by \`include\`.`,
    },
    [`${name}_create`]: { ...schema(create), description: `What a new record of ${title.many.toLowerCase()} takes.` },
    [`${name}_update`]: { ...changed(entity), description: "What is to be changed; the rest stays." },
  };
}

/** What an act on one record takes: which, the version it is thought to have, and the act's own input. */
export function targeted(input: Json): Json {
  const required = (input["required"] as string[] | undefined) ?? [];
  return {
    ...input,
    required: ["id", ...required],
    properties: { id: uuid, version, ...(input["properties"] as Json | undefined) },
  };
}

/** What an act on many takes: which records, what is to be done, and what that needs. */
export function bulk(entity: Entity): Json {
  const { properties } = schema(bulk_input) as { properties: Record<string, Json> };
  const said = (name: string, description: string) => ({ [name]: { ...properties[name], description } });
  const verbs = verbsForMany(entity);
  const inputs = verbs.map((verb) => schema((entity.verbs[verb] as Verb<z.ZodObject>).input));
  const distinct = [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()];
  return {
    type: "object",
    additionalProperties: false,
    required: ["do"],
    properties: {
      do: { type: "string", enum: ["update", "remove", "restore", ...verbs] },
      with: {
        ...(distinct.length > 0 ? { anyOf: [changeOfMany(entity), ...distinct] } : changeOfMany(entity)),
        description:
          "The values of an `update`, where a field of several also takes `{ add, remove }`; or the input of the verb.",
      },
      ids: {
        type: "array",
        items: uuid,
        minItems: 1,
        maxItems: batch.changed,
        description: `Which records; with a verb at most ${batch.by_verb}.`,
      },
      ...said(
        "versions",
        "Of some or all of these, by id, the version that was read: what has another by now is skipped.",
      ),
      ...said(
        "matching",
        "Instead of `ids`: all that a list of this filter and these words would find, batch by batch.",
      ),
      ...said("after", "The `next` of the batch before."),
      ...said("was", "Columns whose values before are answered, of those that were changed."),
    },
  };
}

/** What an act on many answers. */
export const bulk_answer: Json = {
  type: "object",
  required: ["changed", "skipped"],
  properties: {
    changed: { type: "array", items: uuid },
    skipped: {
      type: "array",
      items: {
        type: "object",
        required: ["id", "code", "message"],
        properties: {
          id: uuid,
          code: { type: "string", enum: Object.keys(statuses) },
          message: { type: "string", description: "What the same act on it alone would have answered." },
          fields: { type: "object", additionalProperties: { type: "string" } },
        },
      },
    },
    next: {
      type: ["string", "null"],
      description: "With `matching`: where the next batch begins; null where there is none.",
    },
    was: { type: "object", additionalProperties: { type: "object" } },
  },
};

function changeOfMany(entity: Entity): Json {
  const input = schema(entity.update);
  const properties = input["properties"] as Record<string, Json>;
  const lists = Object.values(entity.fields).filter(({ list, updatable }) => list && updatable);
  const changes = schema(
    listChange(
      entity,
      lists.map(({ name }) => name),
    ),
  )["properties"] as Record<string, Json>;
  const both = lists.map(({ name }) => [name, { anyOf: [properties[name], changes[name]] }]);
  return { ...input, properties: { ...properties, ...(Object.fromEntries(both) as Json) } };
}

const version: Json = {
  type: "integer",
  description: "The version that was read. Where the record has another by now, nothing is done: RESOURCE_CONFLICT.",
};

function changed(entity: Entity): Json {
  const input = schema(entity.update);
  return { ...input, properties: { version, ...(input["properties"] as Json) } };
}

function properties(entity: Entity): Json {
  const columns = Object.values(entity.fields).map((field) => [field.name, stored(field.schema)]);
  const related = Object.entries(entity.relations).map(([relation, { list, shown, entity: target }]) => {
    const one = shown.includes("color")
      ? { ...named, properties: { ...(named["properties"] as Json), color: { type: "string" } } }
      : named;
    const comes = { description: `Of ${target}: what names it.` };
    return [
      relation,
      list ? { type: "array", items: one, ...comes } : { anyOf: [one, { type: "null" }], ...comes },
    ] as const;
  });
  const can = {
    type: "array",
    items: { type: "string" },
    description: "What the caller may do with it, where it was asked for alone.",
  };
  return { type: "object", properties: Object.fromEntries([...columns, ...related, ["can", can]]) };
}

// What is refused on the way in says nothing of what is stored; the limits of texts and lists are left to the way in.
function stored(field: z.ZodType): Json {
  const { maxItems: _, ...rest } = schema(field);
  return rest;
}
