import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import { schema, type Json } from "./json-schema.ts";
import { failures } from "./openapi-failures.ts";

/** What is said of one operation; the rest of its description follows from it. */
export type Operation = {
  /** What a generated client and an agent call it. */
  id: string;
  tag: string;
  summary: string;
  /** What it does, and what one should know before calling it. */
  about: string;
  /** Who may call it: whoever comes, only somebody who has signed in, or (unless it says) also a program with an API key. */
  caller?: "anybody" | "person";
  /** The right that it needs, as the end of "It needs …". */
  needs?: string;
  /** That it writes under an idempotency key: sent again with the same one, it happens once. */
  once?: boolean;
  /** What stands in the address, beside the query. */
  path?: Json[];
  query?: z.ZodObject;
  /** A schema of JSON, or whatever else it takes by media type. */
  body?: z.ZodType | Json | { media: Json };
  example?: Json;
  answer: Answer;
  /** The codes it can answer beside those of every operation. */
  fails?: readonly ErrorCode[];
};

/** What a success answers: a schema of JSON, whatever else by media type, or nothing. */
type Answer = { status?: 200 | 201; schema: Json } | { media: Json } | "nothing";

const always = [
  "INVALID_INPUT",
  "RATE_LIMIT_EXCEEDED",
  "INTERNAL_ERROR",
  "DATABASE_ERROR",
  "SERVICE_UNAVAILABLE",
] as const;
const when_signed_in = [
  "AUTH_REQUIRED",
  "AUTH_EXPIRED",
  "AUTH_INVALID",
  "PERMISSION_DENIED",
  "INSUFFICIENT_PRIVILEGES",
] as const;

/** The codes that an operation can answer. */
export function codesOf({ caller, once, body, query, fails = [] }: Operation): ErrorCode[] {
  return [
    ...always,
    ...(caller === "anybody" ? (["PERMISSION_DENIED"] as const) : when_signed_in),
    ...(once ? (["RESOURCE_CONFLICT"] as const) : []),
    ...(body || query ? (["VALIDATION_FAILED", "MISSING_REQUIRED_FIELD"] as const) : []),
    ...fails,
  ];
}

/** An operation as OpenAPI describes it. */
export function described(operation: Operation): Json {
  const { id, tag, summary, caller, once, path = [], query, body } = operation;
  const parameters = [
    ...(once ? [{ $ref: "#/components/parameters/key" }] : []),
    ...path,
    ...(query ? asParameters(query) : []),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [operation.about, needs(operation)].join("\n\n"),
    ...(caller === "anybody" ? { security: [] } : caller === "person" ? { security: [{ session: [] }] } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: contentOf(body, operation.example) } } : {}),
    responses: { ...success(operation.answer), ...failures(codesOf(operation)) },
  };
}

function needs({ caller, needs, once }: Operation): string {
  const proof = {
    anybody: "It needs nobody to be signed in",
    person: "It needs a session: a person who has signed in, no API key",
    program: "It needs a session or an API key",
  }[caller ?? "program"];
  const parts = [proof, ...(needs ? [needs] : []), ...(once ? ["an `Idempotency-Key`"] : [])];
  return `${parts.join("; ")}.`;
}

function success(answer: Answer): Json {
  if (answer === "nothing") return { 204: { description: "Done; there is nothing to tell." } };
  if ("media" in answer) return { 200: { description: "Done.", content: answer.media } };
  return { [answer.status ?? 200]: { description: "Done.", content: json(answer.schema) } };
}

function contentOf(body: NonNullable<Operation["body"]>, example: Json | undefined): Json {
  if ("media" in body) return body.media as Json;
  const content = "_zod" in body ? schema(body as z.ZodType) : body;
  return { "application/json": { schema: content, ...(example ? { example } : {}) } };
}

function asParameters(query: z.ZodObject): Json[] {
  const { properties = {}, required = [] } = schema(query) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema: property,
  }));
}

const json = (content: Json): Json => ({ "application/json": { schema: content } });

/** What answers hold under `data`. */
export const data = (content: Json): Json => ({ type: "object", required: ["data"], properties: { data: content } });

/** An object of which all properties are always there. */
export const object = (properties: Json): Json => ({ type: "object", required: Object.keys(properties), properties });

export const list = (items: Json): Json => ({ type: "array", items });
export const text: Json = { type: "string" };
export const number: Json = { type: "integer" };
export const flag: Json = { type: "boolean" };
export const uuid: Json = { type: "string", format: "uuid" };
export const moment: Json = { type: "string", format: "date-time" };

/** The same, or nothing. */
export const orNull = (content: Json): Json =>
  typeof content["type"] === "string" && !("enum" in content)
    ? { ...content, type: [content["type"], "null"] }
    : { anyOf: [content, { type: "null" }] };

/** What has no content but that it was done. */
export const done: Json = data({ type: "object", description: "Nothing more to tell." });
export const named: Json = object({ id: uuid, name: text });
