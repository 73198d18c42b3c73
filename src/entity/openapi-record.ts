import type { z } from "zod";
import type { Entity } from "./describe.ts";
import { schema, type Json } from "./json-schema.ts";
import { named, uuid } from "./openapi-operation.ts";

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

/** What many records at once take. */
export function bulk(entity: Entity): Json {
  return {
    type: "object",
    additionalProperties: false,
    required: ["ids", "do"],
    properties: {
      ids: { type: "array", items: uuid, minItems: 1, maxItems: 1000 },
      do: { type: "string", enum: ["update", "remove", "restore"] },
      with: { ...schema(entity.update), description: "The values of an `update`." },
    },
  };
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
