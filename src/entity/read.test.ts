import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Lead = {
  id: string;
  name: string;
  version: number;
  stage: string;
  value: number;
  owner_id: string | null;
  can: string[];
  owner?: { name: string };
};
type List = { data: Lead[]; next: string | null; rights: Record<string, string[]>; count?: number };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let thomas: TestPerson;
let amir: TestPerson;
let boss: TestPerson;
let client: TestPerson;
let account: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const [north, south] = [await company.team("North"), await company.team("South")];
  claire = await company.person("sales", { team_id: north, name: "Claire Vasseur" });
  thomas = await company.person("sales", { team_id: north, name: "Thomas Bellec" });
  amir = await company.person("sales", { team_id: south, name: "Amir Kaci" });
  boss = await company.person("admin", { name: "Ada" });
  account = await company.row("public.accounts", { name: "Cap Horizon", note: "internal", owner_id: claire.id });
  client = await company.person("client", { account_id: account });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const list = async (person: TestPerson, query: Record<string, string>) =>
  (await server.call<List>(person, "GET", `/api/leads?${new URLSearchParams(query)}`)).body;

describe("list", () => {
  beforeAll(async () => {
    for (let number = 1; number <= 12; number++) {
      const owner_id = number % 4 === 0 ? null : number % 2 ? claire.id : amir.id;
      await company.row("public.leads", {
        name: `Lead ${String(number).padStart(2, "0")}`,
        owner_id,
        value: number === 5 ? null : number * 100,
        company_name: number % 3 ? "Ateliers Élan" : "Cap Horizon",
        stage: number % 2 ? "new" : "contacted",
        emails: number === 7 ? ["seven@élan.example"] : [],
        created_at: new Date(2026, 0, number).toISOString(),
      });
    }
  });

  test("shows own, team and unowned rows once each, newest first, with the caller's rights", async () => {
    const mine = await list(claire, {});
    expect(mine.data.map(({ name }) => name)).toEqual([
      "Lead 12",
      "Lead 11",
      "Lead 09",
      "Lead 08",
      "Lead 07",
      "Lead 05",
      "Lead 04",
      "Lead 03",
      "Lead 01",
    ]);
    expect(mine.rights["read"]).toEqual(["own", "team", "unowned"]);
    expect((await list(thomas, {})).data.length).toBe(9);
    expect((await list(amir, {})).data.map(({ name }) => name)).toEqual([
      "Lead 12",
      "Lead 10",
      "Lead 08",
      "Lead 06",
      "Lead 04",
      "Lead 02",
    ]);
    expect((await list(boss, { count: "true" })).count).toBe(12);
  });

  test("filters by every operator", async () => {
    const named = async (where: unknown) =>
      (await list(boss, { where: JSON.stringify(where), order: "name" })).data.map(({ name }) => Number(name.slice(5)));
    expect(await named({ value: 300 })).toEqual([3]);
    expect(await named({ value: { gt: 1000, lte: 1200 } })).toEqual([11, 12]);
    expect(await named({ value: { gte: 1100 }, stage: { neq: "new" } })).toEqual([12]);
    expect(await named({ name: { in: ["Lead 01", "Lead 02"] } })).toEqual([1, 2]);
    expect(await named({ name: { like: "lead 1%" } })).toEqual([10, 11, 12]);
    expect(await named({ company_name: { contains: "HORIZON" } })).toEqual([3, 6, 9, 12]);
    expect(await named({ emails: { contains: "seven@élan.example" } })).toEqual([7]);
    expect(await named({ value: null })).toEqual([5]);
    expect(await named({ value: { is_null: false, lt: 200 } })).toEqual([1]);
    expect(
      await named({ or: [{ value: 100 }, { and: [{ stage: "contacted" }, { not: { value: { lt: 1200 } } }] }] }),
    ).toEqual([1, 12]);
  });

  test("finds words without accents or case, in the caller's rows only", async () => {
    expect((await list(boss, { q: "elan SEVEN" })).data.map(({ name }) => name)).toEqual(["Lead 07"]);
    expect((await list(claire, { q: "elan" })).data.length).toBe(6);
    expect((await list(amir, { q: "%" })).data).toEqual([]);
  });

  test.each([["-created_at"], ["value"], ["-value,name"], ["stage,-value"], ["owner.name"], ["-owner.name,-value"]])(
    "pages by cursor over %s without gap or double",
    async (order) => {
      const all = (await list(boss, { order, limit: "100" })).data.map(({ id }) => id);
      const paged: string[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const page: List = await list(boss, { order, limit: "5", ...(cursor ? { cursor } : {}) });
        paged.push(...page.data.map(({ id }) => id));
        cursor = page.next;
      }
      expect(paged).toEqual(all);
      expect(all.length).toBe(12);
      expect((await list(boss, { order, limit: "4", offset: "3" })).data.map(({ id }) => id)).toEqual(all.slice(3, 7));
    },
  );

  test("goes on where a page ended, also when its neighbours have gone", async () => {
    const first = await list(boss, { limit: "5", order: "name" });
    const there = await list(boss, { limit: "2", order: "name", cursor: first.next ?? "" });
    expect(there.data.map(({ name }) => name)).toEqual(["Lead 06", "Lead 07"]);
    await company.owner.query("update public.leads set deleted_at = now() where name in ('Lead 05', 'Lead 06')");
    const gone = await list(boss, { limit: "2", order: "name", cursor: first.next ?? "" });
    await company.owner.query("update public.leads set deleted_at = null where name in ('Lead 05', 'Lead 06')");
    expect(gone.data.map(({ name }) => name)).toEqual(["Lead 07", "Lead 08"]);
  });

  test("follows a role that changes, at the next question", async () => {
    const rising = await company.person("sales", { team_id: thomas.team_id ?? "", name: "Rising" });
    const seen = async () => {
      const { data, rights } = await list(rising, { limit: "100" });
      return { count: data.length, read: rights["read"] };
    };
    const few = { count: 9, read: ["own", "team", "unowned"] };
    expect(await seen()).toEqual(few);
    expect(await seen()).toEqual(few);
    await company.row("public.user_roles", { user_id: rising.id, role: "admin" });
    expect(await seen()).toEqual({ count: 12, read: ["all"] });
    expect(await seen()).toEqual({ count: 12, read: ["all"] });
    await company.row("public.user_roles", { user_id: rising.id, role: "sales" });
    expect(await seen()).toEqual(few);
  });

  test("sorts by a choice in the order of the choices, not of their letters", async () => {
    const found = (await list(boss, { order: "stage", limit: "100" })).data.map(({ stage }) => stage);
    const order = ["new", "contacted", "qualified", "proposal", "negotiation", "on_hold", "won", "lost"];
    expect(new Set(found).size).toBe(2);
    expect(found).toEqual(found.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
  });

  test("sends the columns and related names that were asked for", async () => {
    const { data } = await list(claire, { columns: "id,name", include: "owner", where: '{"name":"Lead 01"}' });
    expect(data).toEqual([{ id: data[0]?.id, name: "Lead 01", owner: { id: claire.id, name: "Claire Vasseur" } }]);
  });

  test("sums by group what the list would show", async () => {
    const { body } = await server.call<{ data: { stage: string; count: number; value: Record<string, number> }[] }>(
      claire,
      "GET",
      "/api/leads/summary?by=stage&sum=value",
    );
    expect(Object.fromEntries(body.data.map((group) => [group.stage, [group.count, group.value]]))).toEqual({
      new: [6, { EUR: 3100 }],
      contacted: [3, { EUR: 2400 }],
    });
  });

  test("adds up each currency for itself", async () => {
    const sums = async (query: string) =>
      (await server.call<{ data: unknown[] }>(boss, "GET", `/api/leads/summary?sum=value,score${query}`)).body.data;
    await company.owner.query("update public.leads set currency = 'USD' where name in ('Lead 01', 'Lead 03')");
    expect(await sums("")).toEqual([{ count: 12, value: { EUR: 6900, USD: 400 }, score: 0 }]);
    expect(await sums(`&where=${encodeURIComponent('{"name":"Lead 05"}')}`)).toEqual([
      { count: 1, value: {}, score: 0 },
    ]);
    expect(await sums(`&where=${encodeURIComponent('{"name":"Nobody"}')}`)).toEqual([
      { count: 0, value: {}, score: 0 },
    ]);
    expect(await sums(`&by=stage&where=${encodeURIComponent('{"name":"Nobody"}')}`)).toEqual([]);
    await company.owner.query("update public.leads set currency = 'EUR'");
  });

  test.each([
    ["where=" + encodeURIComponent('{"password":"x"}')],
    ["where=" + encodeURIComponent('{"name":{"regex":"x"}}')],
    ["where=not-json"],
    ["where=" + encodeURIComponent(JSON.stringify({ and: Array.from({ length: 60 }, () => ({ name: "x" })) }))],
    ["where=" + encodeURIComponent('{"not":'.repeat(8) + '{"name":"x"}' + "}".repeat(8))],
    ["where=" + encodeURIComponent('{"value":"many"}')],
    ["order=id;drop"],
    ["limit=1001"],
    ["limit=0"],
    ["columns=secret"],
    ["include=sessions"],
    ["cursor=xxx"],
    ["surprise=1"],
    ["columns=constructor"],
    ["order=__proto__"],
    ["include=constructor"],
    ["where=" + encodeURIComponent('{"constructor":"x"}')],
  ])("refuses %s", async (query) => {
    const { status, body } = await server.call(boss, "GET", `/api/leads?${query}`);
    expect([400, 422]).toContain(status);
    expect(body["request_id"]).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test.each([
  ["teams?q=x", "words of what has no text"],
  ["leads/summary?sum=name", "the sum of names"],
  ["leads/summary?by=constructor", "groups of nothing"],
])("refuses %s: %s", async (path) => {
  expect((await server.call(boss, "GET", `/api/${path}`)).status).toBe(400);
});

describe("a masked role", () => {
  test("gets the columns that it may read and none of the others, in lists, records, filters, sorts and history", async () => {
    const { body } = await server.call<{ data: Record<string, unknown> }>(client, "GET", `/api/accounts/${account}`);
    expect(body.data).toMatchObject({ name: "Cap Horizon", country: "FR" });
    expect(body.data).not.toHaveProperty("note");
    expect(body.data).not.toHaveProperty("stage");
    const lists = await server.call<{ data: object[] }>(client, "GET", "/api/accounts");
    expect(lists.body.data.length).toBe(1);
    expect(lists.body.data[0]).not.toHaveProperty("note");
    for (const query of [
      'where={"note":"internal"}',
      "order=note",
      "columns=note",
      "where=" + encodeURIComponent('{"note":{"like":"i%"}}'),
    ]) {
      expect((await server.call(client, "GET", `/api/accounts?${query}`)).status, query).toBe(403);
    }
    expect((await server.call(client, "GET", "/api/accounts/summary?by=note")).status).toBe(403);
    await server.call(boss, "PATCH", `/api/accounts/${account}`, { note: "more secret", city: "Rouen" });
    const seen = JSON.stringify((await server.call(client, "GET", `/api/accounts/${account}/history`)).body);
    expect(seen).toContain("Rouen");
    expect(seen).not.toContain("secret");
    expect(seen).not.toContain("internal");
    expect(JSON.stringify((await server.call(claire, "GET", `/api/accounts/${account}/history`)).body)).toContain(
      "more secret",
    );
  });
});

test("a masked role finds nothing by what it may not read", async () => {
  await server.call(boss, "PATCH", `/api/accounts/${account}`, { domains: ["secret.example"], city: "Rouen" });
  const found = async (person: TestPerson, q: string) =>
    (await server.call<{ data: object[] }>(person, "GET", `/api/accounts?q=${q}`)).body.data.length;
  expect(await found(claire, "secret")).toBe(1);
  expect(await found(client, "secret")).toBe(0);
  expect(await found(client, "rouen")).toBe(1);
});

describe("nobody", () => {
  test("gets nothing without a session, with a forged cookie, or from another site", async () => {
    expect((await server.call(undefined, "GET", "/api/leads")).body.code).toBe("AUTH_REQUIRED");
    expect(
      (
        await server.call(undefined, "GET", "/api/leads", undefined, {
          cookie: `tandem.session_token=${claire.token}.forged`,
        })
      ).body.code,
    ).toBe("AUTH_REQUIRED");
    expect(
      (await server.call(claire, "POST", "/api/leads", { name: "x" }, { origin: "https://evil.example" })).status,
    ).toBe(403);
    expect((await server.call(claire, "GET", "/api/leads", undefined, { host: "evil.example" })).status).toBe(400);
  });
});
