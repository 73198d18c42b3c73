import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { most_answer } from "./compile.ts";

type List = { data: { id: string; name: string }[]; next: string | null };

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

const asked = (person: TestPerson, query: Record<string, string>, of = "leads") =>
  server.call<List>(person, "GET", `/api/${of}?${new URLSearchParams(query).toString()}`);
const message = async (person: TestPerson, where: unknown, of = "leads") => {
  const { status, body } = await asked(person, { where: JSON.stringify(where) }, of);
  return status === 400 ? body.message : status;
};

describe("a question", () => {
  test("repeats no column and no relation", async () => {
    const { status, body } = await asked(claire, { columns: "id,custom,custom" });
    expect([status, body.message]).toEqual([400, expect.stringContaining("custom is asked for twice")]);
    expect((await asked(claire, { include: "owner,owner" })).status).toBe(400);
  });

  test("counts all that its filter is made of, and takes no part that says nothing", async () => {
    const many = (count: number, part: unknown) => Array.from({ length: count }, () => part);
    for (const [person, of] of [
      [claire, "leads"],
      [client, "accounts"],
    ] as const) {
      expect(await message(person, { and: many(40, { name: "x" }) }, of)).toBe(200);
      expect(await message(person, { and: many(60, {}) }, of)).toMatch(/names a column/);
      expect(await message(person, { and: many(50, { name: "x" }) }, of)).toMatch(/at most 50 terms/);
      expect(await message(person, { and: many(26, { not: { name: "x" } }) }, of)).toMatch(/at most 50 terms/);
      for (const empty of [{ and: [] }, { or: [] }, { not: {} }, { name: {} }])
        expect(await message(person, empty, of), JSON.stringify(empty)).toEqual(expect.any(String));
      expect(await message(person, {}, of)).toBe(200);
    }
  });

  test("looks for few patterns in long texts, and for few words", async () => {
    const patterns = (column: string, count: number) => ({
      or: Array.from({ length: count }, () => ({ [column]: { like: "%é…éz%" } })),
    });
    expect(await message(claire, patterns("note", 2))).toBe(200);
    expect(await message(claire, patterns("note", 3))).toMatch(/too many patterns/);
    expect(await message(claire, patterns("name", 40))).toBe(200);
    expect((await asked(claire, { q: "a b c d e f g h i j k l" })).status).toBe(200);
    expect((await asked(claire, { q: "a b c d e f g h i j k l m" })).body.message).toMatch(/at most 12 words/);
  });
});

describe("a stored value", () => {
  test("has a size as it will be sent, whoever writes it", async () => {
    const numbers = { custom: { x: Array<number>(300).fill(1e308) } };
    const lead = { name: "Large", owner_id: claire.id };
    const { status, body } = await server.call(claire, "POST", "/api/leads", { ...lead, ...numbers });
    // (How much own fields hold together: entities/own-fields.)
    expect([status, body.details?.fields]).toEqual([422, { "custom.x": "there is no such field" }]);
    const rows = [
      ["public.accounts", "note", "é".repeat(20_001)],
      ["public.accounts", "city", "x".repeat(2001)],
      ["public.contacts", "emails", Array(51).fill("a@b.example")],
    ] as const;
    for (const [table, column, value] of rows)
      await expect(company.row(table, { name: "Large", [column]: value }), column).rejects.toMatchObject({
        code: "23514",
        constraint: `${table.replace("public.", "")}_${column}_size`,
      });
  });

  test("is bounded by its table, in each column that a caller fills", async () => {
    const { rows } = await company.owner.query<{ place: string }>(
      `select c.relname || '.' || a.attname as place from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype, 'uuid[]'::regtype)
          and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
                            and pg_get_constraintdef(k.oid) ~ '(length|cardinality)\\(.*<=')`,
    );
    expect(rows.map(({ place }) => place)).toEqual([]);
  });
});

describe("an answer", () => {
  test("holds as many rows as fit, and the next goes on from there", async () => {
    await company.owner.query(
      "insert into public.leads (name, owner_id, note) select 'Long ' || n, $1, repeat(chr(1), 20000) from generate_series(1, 150) n",
      [claire.id],
    );
    const query = { where: '{"name":{"like":"Long %"}}', order: "created_at,name", limit: "1000" };
    const seen: string[] = [];
    let pages = 0;
    for (let cursor: string | null = ""; cursor !== null; pages++) {
      const { body }: { body: List } = await asked(claire, { ...query, ...(cursor ? { cursor } : {}) });
      expect(JSON.stringify(body.data).length).toBeLessThanOrEqual(most_answer + 1000);
      seen.push(...body.data.map(({ id }) => id));
      cursor = body.next;
    }
    expect([seen.length, new Set(seen).size, pages]).toEqual([150, 150, 3]);
    const file = await server.send(claire, "GET", `/api/leads/summary?by=note`);
    expect((await file.text()).length).toBeLessThan(most_answer);
  });

  test("of a history is bounded as well", async () => {
    const id = await company.row("public.leads", { name: "Often changed", owner_id: claire.id });
    for (let change = 0; change < 60; change++)
      await company.owner.query("update public.leads set note = repeat(chr(1 + $2), 20000) where id = $1", [
        id,
        change % 2,
      ]);
    const history = await server.send(claire, "GET", `/api/leads/${id}/history`);
    const text = await history.text();
    expect(history.status).toBe(200);
    expect(text.length).toBeLessThan(most_answer + 1000);
    expect((JSON.parse(text) as { data: unknown[] }).data.length).toBeGreaterThan(20);
  });
});
