import { expect, test } from "vitest";
import { type ApiDocument, found, type Operation, operationsOf } from "./api-document.ts";
import { exampleOf, propertiesOf } from "./api-example.ts";
import { curlOf, fetchOf, missingOf, pathOf } from "./api-request.ts";

const responses = { 200: { content: { "application/json": {} } } };
const document: ApiDocument = {
  servers: [{ url: "https://tandem.example" }],
  tags: [{ name: "leads", description: "Leads." }],
  paths: {
    "/api/leads/{id}": {
      patch: {
        operationId: "leads_update",
        tags: ["leads"],
        summary: "Change a lead",
        description: "Changes it.",
        parameters: [{ $ref: "#/components/parameters/key" }, { $ref: "#/components/parameters/id" }],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/change" } } } },
        responses,
      },
    },
    "/api/leads": {
      get: {
        operationId: "leads_list",
        tags: ["leads"],
        summary: "List leads",
        description: "Lists them.",
        parameters: [{ name: "where", in: "query", schema: { type: "string" } }],
        responses,
      },
    },
  },
  components: {
    parameters: {
      key: { name: "Idempotency-Key", in: "header", required: true, schema: { type: "string" } },
      id: { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } },
    },
    schemas: {
      change: {
        type: "object",
        required: ["name", "stage", "tags", "owner"],
        properties: {
          note: { type: ["string", "null"] },
          name: { type: "string" },
          stage: { enum: ["new", "won"] },
          tags: { type: "array", items: { type: "string", format: "uuid" } },
          owner: { anyOf: [{ type: "null" }, { $ref: "#/components/schemas/owner" }] },
        },
      },
      owner: { type: "object", required: ["since"], properties: { since: { type: "string", format: "date" } } },
    },
  },
};
const [update, list] = operationsOf(document) as [Operation, Operation];

test("operations carry what they refer to, and are found by all words", () => {
  expect(update).toMatchObject({ method: "PATCH", takes_key: true, group: "leads", answers: "application/json" });
  expect(update.parameters.map(({ name }) => name)).toEqual(["id"]);
  expect(found([update, list], "leads patch")).toEqual([update]);
  expect(found([update, list], "")).toHaveLength(2);
});

test("an example has the required properties, through references, choices and lists", () => {
  expect(exampleOf(document, update.body?.schema ?? {})).toEqual({
    name: "",
    stage: "new",
    tags: ["00000000-0000-7000-8000-000000000000"],
    owner: { since: "2026-12-31" },
  });
  expect(propertiesOf(document, update.body?.schema ?? {}).map(({ name, type }) => `${name}: ${type}`)).toEqual([
    "name: string",
    "stage: new | won",
    "tags: uuid[]",
    "owner: null | object",
    "note: string | null",
  ]);
});

test("a schema that refers to itself ends", () => {
  const loop = { ...document, components: { schemas: { one: { $ref: "#/components/schemas/two" } } } };
  const two = { type: "object", required: ["in"], properties: { in: { $ref: "#/components/schemas/two" } } };
  Object.assign(loop.components.schemas, { two });
  expect(JSON.stringify(exampleOf(loop, { $ref: "#/components/schemas/two" }))).toContain("null");
});

test("an address has what was filled in, encoded, and says what is missing", () => {
  expect(pathOf(list, { where: '{"a":"b & c"}' })).toBe("/api/leads?where=%7B%22a%22%3A%22b+%26+c%22%7D");
  expect(pathOf(update, { id: "a/b" })).toBe("/api/leads/a%2Fb");
  expect(pathOf(update, {})).toBe("/api/leads/{id}");
  expect(missingOf(update, { values: {}, body: "{}" })).toEqual(["id"]);
});

test("an operation for people alone, or for anybody, has no key in curl", () => {
  const [first] = operationsOf({
    ...document,
    paths: { "/api/setup": { post: { ...document.paths["/api/leads"]!["get"]!, security: [] } } },
  });
  expect(first?.proof).toBe("none");
  expect(curlOf(first!, { values: {}, body: "" }, "")).not.toContain("TANDEM_KEY");
});

test("curl has the key as a variable and the body within a shell's quotes", () => {
  const filled = { values: { id: "1" }, body: '{\n "name": "L\'Atelier" }' };
  expect(curlOf(update, filled, "https://tandem.example")).toBe(
    [
      "curl -X PATCH 'https://tandem.example/api/leads/1'",
      '-H "Authorization: Bearer $TANDEM_KEY"',
      '-H "Idempotency-Key: $(uuidgen)"',
      '-H "Content-Type: application/json"',
      `--data '{"name":"L'\\''Atelier"}'`,
    ].join(" \\\n  "),
  );
  expect(fetchOf(update, filled)).toContain(`body: JSON.stringify({"name":"L'Atelier"})`);
  expect(fetchOf(list, { values: {}, body: "" })).toContain('await fetch("/api/leads")');
});
