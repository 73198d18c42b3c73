import type { z } from "zod";
import type { Entity } from "./describe.ts";
import { schema, type Json } from "./json-schema.ts";
import { data, orNull, type Operation } from "./openapi-operation.ts";
import { targeted } from "./openapi-record.ts";
import type { Preview } from "./verb.ts";

/** The verbs of a described entity, by address, and what they tell before. */
export function verbOperations(entity: Entity, at: string): Record<string, Record<string, Operation>> {
  return Object.assign(
    {},
    ...Object.entries(entity.verbs).flatMap(([verb, one]) => [
      { [`${at}/${verb}`]: { post: done(entity, verb, one) } },
      ...(one.preview ? [{ [`${at}/${verb}/preview`]: { post: foretold(entity, verb, one, one.preview) } }] : []),
    ]),
  );
}

type AnyVerb = Entity["verbs"][string];
const called = (verb: string) => verb.replaceAll("_", " ");

function done(entity: Entity, verb: string, { about, input, result }: AnyVerb): Operation {
  const name = called(verb);
  const answered = data(orNull({ $ref: `#/components/schemas/${entity.name}` }));
  const told = result && { ...answered, properties: { ...(answered["properties"] as Json), result: schema(result) } };
  return {
    id: `${entity.name}_${verb}`,
    tag: entity.name,
    summary: `${name[0]?.toUpperCase()}${name.slice(1)} a ${entity.title.one.toLowerCase()}`,
    about: `${about} Where the record is in no state for it, or not the caller's to change: RESOURCE_CONFLICT.`,
    needs: `the right to ${name} it; the \`version\` that was read, where others' changes are to be noticed`,
    once: true,
    body: targeted(schema(input)),
    answer: { schema: told ?? answered },
    fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT", "RESOURCE_LOCKED"],
  };
}

function foretold(entity: Entity, verb: string, { input }: AnyVerb, { about, answer }: Preview<z.ZodType>): Operation {
  return {
    id: `${entity.name}_${verb}_preview`,
    tag: entity.name,
    summary: `Ask what it would do to ${called(verb)} a ${entity.title.one.toLowerCase()}`,
    about: `${about} It changes nothing, though it is sent as a POST: it takes what the verb itself takes, or a part of it.`,
    needs: `the right to read ${entity.title.many.toLowerCase()}`,
    body: targeted(schema(input.partial())),
    answer: { schema: data(schema(answer)) },
    fails: ["RESOURCE_NOT_FOUND"],
  };
}
