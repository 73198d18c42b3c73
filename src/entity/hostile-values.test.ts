import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let client: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North") });
  client = await company.person("client", { account_id: await company.row("public.accounts", { name: "Cap" }) });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const writes = (deep: string): [string, string, string][] => [
  ["POST", "/api/leads", `{"name":"Deep","custom":{"a":${deep}}}`],
  ["POST", "/api/leads", `{"name":${deep}}`],
  ["POST", "/api/leads", deep],
  ["POST", "/api/sign-in", deep],
  ["POST", "/api/leads/upsert", `{"match":["name"],"values":{"name":"Deep","custom":{"a":${deep}}}}`],
  ["POST", "/api/leads/bulk", `{"ids":[],"do":"update","with":${deep}}`],
  ["POST", "/api/leads/win", deep],
  ["POST", "/api/account/settings", `{"keys":${deep}}`],
  ["PUT", "/api/notification_settings", `{"channels":${deep}}`],
  ["POST", "/api/audit-logs", `{"event_type":"frontend_error","details":${deep}}`],
  ["POST", "/api/usage/events", `{"events":${deep}}`],
  ["POST", "/api/saved_views", `{"name":"Deep","entity":"leads","address":${deep}}`],
  ["POST", "/api/search", deep],
];

test("a currency that there is not stands in nobody's sums", async () => {
  const status = async (currency: string) =>
    (await server.call(claire, "POST", "/api/leads", { name: "Money", value: 1, currency })).status;
  expect(await status("ZZZ")).toBe(422);
  expect([await status("CHF"), await status(" usd")]).toEqual([201, 201]);
});

describe("a value that is nested too deep", () => {
  test.each([
    ["lists", (depth: number) => "[".repeat(depth) + "]".repeat(depth)],
    ["objects", (depth: number) => '{"a":'.repeat(depth) + "1" + "}".repeat(depth)],
  ])(
    "of %s is refused with a sentence, by whomever and wherever it is sent",
    async (_, nested) => {
      for (const depth of [200, 5_000, 90_000])
        for (const [method, path, body] of writes(nested(depth)))
          for (const person of [claire, client]) {
            const answer = await server.call(person, method, path, body);
            expect(answer.status, `${path} ${depth}`).toBeLessThan(500);
            expect(JSON.stringify(answer.body).length, path).toBeLessThan(5_000);
          }
    },
    60_000,
  );
});

test("a body that is no JSON is refused by every route alike", async () => {
  for (const [method, path] of writes("1"))
    for (const body of ["{", "nonsense", '{"a":1}}'])
      expect((await server.call(claire, method, path, body)).status, path).toBe(path === "/api/audit-logs" ? 204 : 400);
});

test("a web address that no parser takes is refused like any other that is none", async () => {
  for (const website of ["https://[fe80::1%25lo]/", "https://[::1", "http://%zz/", "https://a b/", "https://\u0000/"]) {
    for (const [path, values] of [
      ["/api/leads", { name: "x", website }],
      ["/api/accounts", { name: "x", website }],
      ["/api/push/subscribe", { endpoint: website, keys: { p256dh: "x", auth: "x" } }],
      ["/api/push", { endpoint: website, keys: { p256dh: "x", auth: "x" } }],
    ] as const) {
      const answer = await server.call(claire, "POST", path, values);
      expect([400, 404, 422], `${path} ${website}`).toContain(answer.status);
    }
  }
});

describe("what is refused is not sent back whole", () => {
  const keys = (count: number, length: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, number) => [`${number}${"k".repeat(length)}`, 1]));
  test.each([
    ["many unknown fields", keys(60_000, 5)],
    ["a few long ones", keys(3, 300_000)],
  ])("%s", async (_, unknown) => {
    const sent: [string, object][] = [
      ["/api/sign-in", unknown],
      ["/api/links/look", unknown],
      ["/api/leads", { name: "x", ...unknown }],
      ["/api/leads", { name: "x", emails: Object.keys(unknown).slice(0, 50) }],
      ["/api/leads/upsert", { match: ["name"], values: { name: "x", ...unknown } }],
      ["/api/account/settings", unknown],
      ["/api/usage/consent", { purpose: Object.keys(unknown).join(), agreed: true }],
    ];
    for (const [path, body] of sent) {
      const answer = await server.call(claire, "POST", path, body);
      expect(answer.status, path).toBeLessThan(500);
      expect(JSON.stringify(answer.body).length, path).toBeLessThan(5_000);
    }
    // Of whom nobody knows so much is not even read.
    expect((await server.call(undefined, "POST", "/api/sign-in", unknown)).body.message).toMatch(/larger than 64 KB/);
    const known = Object.fromEntries(Object.entries(unknown).slice(0, 3000)) as Record<string, number>;
    const least = Object.fromEntries(Object.keys(known).map((key) => [key.slice(0, 15_000), 1]));
    const said = (await server.call(undefined, "POST", "/api/sign-in", least)).body;
    expect(said.code).toBe("VALIDATION_FAILED");
    expect(Object.values(said.details?.fields ?? {}).join()).toMatch(/…/);
  });
});

describe("a body costs its sender, and nobody else", () => {
  const large = (inside: string) => `{"name":"x","custom":{"a":[${inside}]}}`;

  test("of one whom nobody knows it is read up to 64 KB, whatever it is sent to", async () => {
    const body = large(Array<string>(200_000).fill("1").join());
    const send = async (path: string) => {
      const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
      const answer = await server.app.request(path, { method: "POST", headers, body });
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    for (const path of ["/api/leads", "/api/sign-in", "/api/audit-logs", "/api/frontend-failures", "/api/links/look"])
      expect(await send(path), path).toEqual([400, "INVALID_INPUT"]);
  });

  test("data of any shape is refused by its size before anything walks through it", async () => {
    const deep = "[".repeat(26) + "]".repeat(26);
    const custom = JSON.parse(`[${Array<string>(18_000).fill(deep).join()}]`) as unknown;
    const { body } = await server.call(claire, "POST", "/api/leads", { name: "x", custom: { a: custom } });
    expect(body.details?.fields).toEqual({ custom: "is larger than 32 KB" });
  });

  test("a change of many records writes so much at most, and what is no text is not looked into", async () => {
    const ids = Array.from({ length: 300 }, () => crypto.randomUUID());
    const change = { ids, do: "update", with: { custom: { a: "x".repeat(30_000) } } };
    expect((await server.call(claire, "POST", "/api/leads/bulk", change)).body).toMatchObject({
      code: "INVALID_INPUT",
      message: "This would write more than 4 MB. Do it for fewer records at once.",
    });
    for (const column of ["custom", "value", "id", "expected_close", "do_not_contact"]) {
      const where = encodeURIComponent(JSON.stringify({ [column]: { contains: "1" } }));
      const { status, body } = await server.call(claire, "GET", `/api/leads?where=${where}`);
      expect([status, body.code], column).toEqual([400, "INVALID_INPUT"]);
    }
  });
});

test("a moment that no clock shows is refused, however it is written", async () => {
  // Stored they are the year 10000 and one before Christ, which no browser reads: whoever lists them would see nothing.
  const beyond = ["9999-12-31T23:59:59-14:00", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59Z"];
  const id = await company.row("public.leads", { name: "When", owner_id: claire.id });
  for (const next_activity_at of beyond) {
    const created = await server.call(claire, "POST", "/api/leads", { name: "When", next_activity_at });
    expect([created.status, created.body.details?.fields], next_activity_at).toEqual([
      422,
      { next_activity_at: "is not between the years 1000 and 9998" },
    ]);
    expect((await server.call(claire, "PATCH", `/api/leads/${id}`, { next_activity_at })).status).toBe(422);
    const change = { ids: [id], do: "update", with: { next_activity_at } };
    expect((await server.call(claire, "POST", "/api/leads/bulk", change)).status).toBe(422);
  }
  const last = { next_activity_at: "9998-12-31T23:59:59Z" };
  expect((await server.call(claire, "PATCH", `/api/leads/${id}`, last)).status).toBe(200);
});
