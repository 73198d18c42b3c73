import { z } from "zod";
import type { Entity } from "./describe.ts";
import { statuses } from "./errors.ts";
import { allowed_input, limits, list_query } from "./list-request.ts";
import { summary_query } from "./summary.ts";
import { upsert_input } from "./upsert.ts";

type Json = Record<string, unknown>;

/** Which program this is, where it is reached, and what its API has beside the described entities, by address. */
export type About = { version: string; url: string; paths: Record<string, Json> };

/** The OpenAPI 3.1 document: what is derived from the described entities, and what stands beside them. */
export function openApi(entities: Entity[], about: About): Json {
  const { version, url } = about;
  return {
    openapi: "3.1.0",
    info: {
      title: "Tandem",
      version,
      description: [
        "Every answer is given under the rights of the caller; what they may not see is not there.",
        `A page has at most ${limits.page} rows, a filter at most ${limits.terms} terms nested ${limits.depth} deep, a body 1 MB, an answer 15 s.`,
        "A program sends an API key as `Authorization: Bearer tdm_…`; it acts as the person who made it, at most 600 times a minute, and does not reach accounts, roles or invitations.",
        "Every write carries an `Idempotency-Key`; sent again with the same key and body, it happens once.",
      ].join("\n\n"),
    },
    servers: [{ url }],
    security: [{ session: [] }, { key: [] }],
    tags: entities.map(({ name, title }) => ({ name, description: title.many })),
    paths: { ...Object.fromEntries(entities.flatMap(paths)), ...about.paths },
    components: {
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: "An API key (tdm_…), made under Settings. One that reads is refused every write.",
        },
        session: { type: "apiKey", in: "cookie", name: "tandem.session_token" },
      },
      parameters: {
        key: {
          name: "Idempotency-Key",
          in: "header",
          required: true,
          schema: { type: "string", minLength: 8, maxLength: 200 },
        },
        id: { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } },
      },
      responses: { Error: { description: "Refused or failed", content: json({ $ref: "#/components/schemas/Error" }) } },
      schemas: {
        Error: errorSchema,
        ...Object.fromEntries(entities.map((entity) => [entity.name, record(entity)])),
      },
    },
  };
}

const errorSchema = {
  type: "object",
  required: ["code", "message", "request_id", "timestamp"],
  properties: {
    code: { enum: Object.keys(statuses) },
    message: { type: "string" },
    request_id: { type: "string" },
    timestamp: { type: "string", format: "date-time" },
    details: { type: "object" },
  },
};

function paths(entity: Entity): [string, Json][] {
  const { name, title } = entity;
  const one = { $ref: `#/components/schemas/${name}` };
  const id = { $ref: "#/components/parameters/id" };
  const operation = (id_of: string, summary: string, more: Json, answer: Json = data(one)) => ({
    operationId: `${name}_${id_of}`,
    tags: [name],
    summary,
    ...more,
    responses: {
      200: { description: "Done", content: json(answer) },
      default: { $ref: "#/components/responses/Error" },
    },
  });
  const write = (id_of: string, summary: string, body: Json | undefined, more: unknown[] = [], answer?: Json) =>
    operation(
      id_of,
      summary,
      {
        parameters: [{ $ref: "#/components/parameters/key" }, ...more],
        ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
      },
      answer,
    );
  const page = {
    type: "object",
    properties: {
      data: { type: "array", items: one },
      next: { type: ["string", "null"] },
      rights: { type: "object" },
      count: { type: "integer" },
    },
  };
  const changed = data({
    type: "object",
    properties: {
      changed: { type: "array", items: { type: "string" } },
      skipped: { type: "array", items: { type: "string" } },
    },
  });
  const with_version = {
    ...schema(entity.update),
    properties: { ...(schema(entity.update)["properties"] as Json), version: { type: "integer" } },
  };
  const verbs = Object.entries(entity.verbs).map(([verb, { input }]): [string, Json] => [
    `/api/${name}/${verb}`,
    { post: write(verb, `${verb} one`, targeted(schema(input))) },
  ]);
  return [
    [
      `/api/${name}`,
      {
        get: operation("list", `List ${title.many}`, { parameters: query(list_query) }, page),
        post: write("create", `Create a ${title.one}`, schema(entity.create)),
      },
    ],
    [
      `/api/${name}/summary`,
      {
        get: operation(
          "summary",
          "Counts and sums by group",
          { parameters: query(summary_query) },
          data({ type: "array", items: { type: "object" } }),
        ),
      },
    ],
    [`/api/${name}/bulk`, { post: write("bulk", "Change, remove or restore many", bulk(entity), [], changed) }],
    [
      `/api/${name}/allowed`,
      {
        post: operation(
          "allowed",
          "On how many of some records the caller may do each verb",
          { requestBody: { required: true, content: json(schema(allowed_input)) } },
          data({ type: "object", additionalProperties: { type: "integer" } }),
        ),
      },
    ],
    [`/api/${name}/restore`, { post: write("restore", "Take back from the bin", targeted({ type: "object" })) }],
    [
      `/api/${name}/upsert`,
      { post: write("upsert", "Change the record that matches, or create it", schema(upsert_input)) },
    ],
    ...verbs,
    [
      `/api/${name}/{id}`,
      {
        get: operation("get", `Get a ${title.one} and what may be done with it`, { parameters: [id] }),
        patch: write("update", `Change a ${title.one}`, with_version, [id]),
        delete: write("remove", "Put into the bin for 30 days", undefined, [id]),
      },
    ],
    [
      `/api/${name}/{id}/history`,
      {
        get: operation(
          "history",
          "What happened to it",
          { parameters: [id] },
          data({ type: "array", items: { type: "object" } }),
        ),
      },
    ],
  ];
}

function record(entity: Entity): Json {
  const columns = Object.values(entity.fields).map((field) => [field.name, schema(field.schema)]);
  const related = Object.entries(entity.relations).map(([relation, { list, shown }]) => {
    const properties = Object.fromEntries(shown.map((name) => [name, { type: "string" }]));
    return [
      relation,
      list ? { type: "array", items: { type: "object", properties } } : { type: ["object", "null"], properties },
    ];
  });
  return {
    type: "object",
    properties: Object.fromEntries([...columns, ...related, ["can", { type: "array", items: { type: "string" } }]]),
  };
}

function bulk(entity: Entity): Json {
  return {
    type: "object",
    required: ["ids", "do"],
    properties: {
      ids: { type: "array", items: { type: "string", format: "uuid" }, maxItems: 1000 },
      do: { enum: ["update", "remove", "restore"] },
      with: schema(entity.update),
    },
  };
}

function targeted(input: Json): Json {
  const required = (input["required"] as string[] | undefined) ?? [];
  return {
    ...input,
    required: ["id", ...required],
    properties: {
      id: { type: "string", format: "uuid" },
      version: { type: "integer" },
      ...(input["properties"] as Json | undefined),
    },
  };
}

function query(input: z.ZodObject): Json[] {
  const { properties = {}, required = [] } = schema(input) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: property,
  }));
}

/** The JSON schema of what is sent, not of what becomes of it. */
export function schema(input: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return rest as Json;
}

const json = (content: Json) => ({ "application/json": { schema: content } });
const data = (content: Json): Json => ({ type: "object", properties: { data: content } });
