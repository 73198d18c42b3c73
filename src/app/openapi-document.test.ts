import { randomUUID } from "node:crypto";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectral, { type RulesetDefinition } from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isRepeatable } from "../client/repeatable.ts";
import { register } from "../entities/register.ts";
import { schema } from "../entity/json-schema.ts";
import { tools } from "../entity/tools.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { openTestProvider, type TestProvider } from "../testing/provider.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { internal_routes } from "./operations.ts";

type Operation = {
  operationId: string;
  description: string;
  parameters?: { $ref?: string }[];
  responses: Record<string, { $ref?: string }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, object>; schemas: Record<string, object> };
};

let company: TestCompany;
let provider: TestProvider;
let server: TestServer;
let claire: TestPerson;
let client: TestPerson;
let text: string;
let document: Document;
let operations: { path: string; method: string; operation: Operation }[];

beforeAll(async () => {
  company = await testCompany();
  provider = await openTestProvider();
  // With all ways in that there can be, and an address that is none of an example.
  server = await testServer(company, {
    smtp_url: "smtp://127.0.0.1:1",
    settings: { ...provider.settings, TANDEM_URL: "https://tandem.company.test" },
  });
  claire = await company.person("sales");
  const account_id = await company.row("public.accounts", { name: "Fjordvik" });
  client = await company.person("client", { account_id });
  text = await (await server.send(claire, "GET", "/api/openapi.json", undefined, here)).text();
  document = JSON.parse(text) as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
});
afterAll(async () => {
  await provider.close();
  await server.close();
  await company.close();
});

const here = { host: "tandem.company.test" };

test("Redocly's recommended rules find nothing, not even to warn of", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: text, absoluteRef: "/openapi.json", config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

// (Examples and defaults are judged where they are written, and not anew wherever their schema is referred to: that took four fifths of the
// time. One with a reference in it could not be judged so, and would be told of.)
const { oas } = rulesets;
const examples = "oas3-valid-schema-example";
const once = { ...oas.rules[examples], resolved: false } as never;

test("Spectral's recommended rules find nothing, not even to warn of", async () => {
  const judge = new spectral.Spectral();
  judge.setRuleset({ extends: [oas as RulesetDefinition], rules: { [examples]: once } });
  const problems = await judge.run(document as never);
  expect(problems.map(({ code, message, path }) => `${code}: ${message} ${path.join("/")}`)).toEqual([]);
}, 60_000);

test("each route is in the document or stated as internal, and each address of the document has its route", () => {
  // Without a method of its own it is a guard on the way, or says that there is no such address.
  const routes = server.app.routes.filter(
    ({ method, path }) => method !== "ALL" && path.startsWith("/api/") && !path.endsWith("*"),
  );
  const named = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
  const covers = (route: string) => {
    const [method = "", path = ""] = route.split(" ");
    return operations.some((each) => each.method === method && asPattern(path).test(each.path));
  };
  expect(named.filter((route) => !covers(route) && !internal_routes.includes(route))).toEqual([]);
  expect(internal_routes.filter((route) => !named.includes(route) || covers(route))).toEqual([]);
  const served = (method: string, path: string) =>
    named.some((route) => route.startsWith(`${method} `) && asPattern(route.split(" ")[1] ?? "").test(path));
  expect(operations.filter(({ method, path }) => !served(method, path)).map(({ path }) => path)).toEqual([]);
});

test("each operation says what it does, what it needs and how it fails, and is named once", () => {
  const lacking = operations.filter(({ operation: { description, responses } }) => {
    const [does = "", needs = ""] = description.split("\n\n");
    return (
      !/^[A-Z`].*\.$/.test(does) ||
      !needs.startsWith("It needs ") ||
      !["400", "500", "503"].every((s) => s in responses)
    );
  });
  expect(lacking.map(({ path }) => path)).toEqual([]);
  const keyed = operations.filter(({ operation }) => operation.description.includes("Idempotency-Key"));
  const takes = operations.filter(({ operation }) =>
    operation.parameters?.some(({ $ref }) => $ref === "#/components/parameters/key"),
  );
  expect(keyed).toEqual(takes);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(["/api/leads/{id}", "/api/leads/win", "/api/accounts/move", "/api/contacts/{id}/history"]),
  );
  expect(document.components.schemas["leads"]).toHaveProperty("properties.weighted");
});

test("what it answers is what the document says it can answer, whoever asks, and whatever", async () => {
  const undocumented: string[] = [];
  // (One person alone asks no more than so much in a minute.)
  const another = await company.person("sales");
  const account_id = await company.row("public.accounts", { name: "Nordlys" });
  const other_client = await company.person("client", { account_id });
  let asked = 0;
  const seen = new Set<number>();
  for (const { path, method, operation } of operations) {
    // A stream does not end by itself, and a file of a person's own is no JSON.
    if (["events", "account_export"].includes(operation.operationId)) continue;
    for (const [person, body] of [
      [asked % 2 === 0 ? claire : another, "{}"],
      [asked % 2 === 0 ? client : other_client, "{"],
      [undefined, '{"id":"no uuid"}'],
    ] as const) {
      const at = path.replace("{id}", randomUUID());
      const from = { ...here, "x-forwarded-for": `10.9.${Math.floor(++asked / 250)}.${asked % 250}` };
      const answer = await server.send(person, method, at, method === "GET" ? undefined : body, from);
      const told = await answer.text();
      seen.add(answer.status);
      const code = answer.ok ? "" : (JSON.parse(told) as { code: string }).code;
      if (!says(operation, answer.status, code))
        undocumented.push(`${method} ${path} by ${person?.role}: ${answer.status} ${code}`);
    }
  }
  expect(undocumented).toEqual([]);
  expect([...seen.keys()].toSorted((a, b) => a - b)).toEqual([200, 204, 400, 401, 403, 404, 422]);
}, 60_000);

test("a request without the idempotency key is refused exactly where the document asks for one", async () => {
  const wrong: string[] = [];
  // (Who asked everything before has had their calls of this minute.)
  const thomas = await company.person("sales");
  for (const { path, method, operation } of operations.filter((each) => each.method !== "GET")) {
    if (
      /^(sign_|passkey|setup|links|ask|sso|report|second|account_|api_keys|usage|imports_upload)/.test(
        operation.operationId,
      )
    )
      continue;
    const asked = operation.parameters?.some(({ $ref }) => $ref === "#/components/parameters/key") ?? false;
    const headers = { ...here, "idempotency-key": "" };
    const answer = await server.send(thomas, method, path.replace("{id}", randomUUID()), "{}", headers);
    if ((await answer.text()).includes("carries an Idempotency-Key") !== asked) wrong.push(`${method} ${path}`);
  }
  expect(wrong).toEqual([]);
});

test("a browser sends a failed write again where the server knows it again, or where doing it twice is doing it once", () => {
  const twice = /^(imports_(change|check|commit|undo|cancel|upload)|usage_consent)$/;
  const wrong = operations.filter(({ method, path, operation }) => {
    const keyed = operation.parameters?.some(({ $ref }) => $ref === "#/components/parameters/key") ?? false;
    return method !== "GET" && isRepeatable(path) !== (keyed || twice.test(operation.operationId));
  });
  expect(wrong.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test("a tool's schema stands alone: it points at nothing outside it", () => {
  expect(JSON.stringify(tools(Object.values(register)))).not.toContain("$ref");
  expect(schema(register.leads.create)).toMatchObject({
    properties: { custom: { type: "object", additionalProperties: {} } },
  });
});

function says({ responses }: Operation, status: number, code: string): boolean {
  const response = responses[status];
  if (!response || !code) return response !== undefined;
  return (response.$ref?.split("/").at(-1)?.split(".") ?? []).includes(code);
}

/** A route as Hono writes it, as a pattern of the document's addresses. */
function asPattern(route: string): RegExp {
  const parts = route.split("/").map((part) => {
    const [, choices] = /^:\w+\{(.*)\}$/.exec(part) ?? [];
    if (choices) return `(${choices})`;
    return part.startsWith(":") ? "[^/]+" : part.replaceAll(".", String.raw`\.`);
  });
  return new RegExp(`^${parts.join("/")}/?$`);
}
