import type { Entity } from "./describe.ts";
import type { Json } from "./json-schema.ts";
import { limits } from "./list-request.ts";
import { entityOperations, together, type Operations } from "./openapi-entity.ts";
import { error_schema, failureResponses } from "./openapi-failures.ts";
import { codesOf, described } from "./openapi-operation.ts";
import { recordSchemas } from "./openapi-record.ts";

/** Which program this is, where it is reached, and what its API has beside the described entities, by address. */
export type About = { version: string; url: string; tags: Record<string, string>; operations: Operations };

/** The OpenAPI 3.1 document: what is derived from the described entities, and what stands beside them. */
export function openApi(entities: Entity[], { version, url, tags, operations }: About): Json {
  const all = together(...entities.map(entityOperations), operations);
  const each = Object.values(all).flatMap((methods) => Object.values(methods));
  return {
    openapi: "3.1.0",
    info: info(version),
    servers: [{ url }],
    security: [{ session: [] }, { key: [] }],
    tags: [
      ...entities.map(({ name, about }) => ({ name, description: about })),
      ...Object.entries(tags).map(([name, description]) => ({ name, description })),
    ],
    paths: Object.fromEntries(
      Object.entries(all).map(([address, methods]) => [
        address,
        Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, described(operation)])),
      ]),
    ),
    components: {
      securitySchemes: security,
      parameters,
      responses: failureResponses(each.map(codesOf)),
      schemas: { Error: error_schema, ...Object.assign({}, ...entities.map(recordSchemas)) },
    },
  };
}

const info = (version: string): Json => ({
  title: "Tandem",
  version,
  license: { name: "AGPL-3.0-only", identifier: "AGPL-3.0-only" },
  contact: { name: "The administrator of this Tandem" },
  description: [
    "Every answer is given under the rights of the caller; what they may not see is not there.",
    `A page has at most ${limits.page} rows, a filter at most ${limits.terms} terms nested ${limits.depth} deep, a body 1 MB; an answer has at most 8 MB, and a list's page ends there, its \`next\` goes on.`,
    `One person has 1,200 calls a minute, three at once, a key 600; a question may take 3 s, an export 15 s for each page.`,
    "A program sends an API key as `Authorization: Bearer tdm_…`; it acts as the person who made it, at most 600 times a minute, and does not reach accounts, roles or invitations. A browser, or a program that stands for a person, signs in (`sign_in`) and keeps the cookie.",
    "What changes something carries an `Idempotency-Key`; sent again with the same key and body, it happens once. That makes it safe to send a write again whose answer was lost.",
    "A record has a `version`. Sent along with a change, it keeps one from overwriting what somebody else has changed meanwhile.",
    "What fails answers the envelope `Error`: a code to act on, a sentence for a person, the request's id.",
  ].join("\n\n"),
});

const security: Json = {
  key: {
    type: "http",
    scheme: "bearer",
    description: "An API key (tdm_…), made under Settings. One that reads is refused every write.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "tandem.session_token",
    description: "The cookie that signing in sets.",
  },
};

const parameters: Json = {
  key: {
    name: "Idempotency-Key",
    in: "header",
    required: true,
    description:
      "Made anew for each thing that is to happen, and the same when it is sent again: then it happens once.",
    schema: { type: "string", minLength: 8, maxLength: 200 },
    example: "0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b",
  },
  id: {
    name: "id",
    in: "path",
    required: true,
    description: "The record's id.",
    schema: { type: "string", format: "uuid" },
  },
};
