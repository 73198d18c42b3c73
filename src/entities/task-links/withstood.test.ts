import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// What an attacker found in relations.
type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string; details?: { fields?: Record<string, string> } };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let hugo: TestPerson;
let project_id: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
  project_id = (await made("projects", { name: "Hidden", owner_id: maud.id })).id;
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (entity: string, values: object) => server.made<Answer["data"]>(maud, entity, values);
const task = (name: string) => made("tasks", { name, project_id, owner_id: maud.id });
const linked = (by: TestPerson, from: { id: string }, to: { id: string }, kind = "blocks") =>
  call(by, "POST", "task_links", { from_id: from.id, to_id: to.id, kind });

test("whether two that one does not see are related is told by no refusal", async () => {
  const [a, b, c] = [await task("A"), await task("B"), await task("C")];
  expect((await linked(maud, a, b)).status).toBe(201);
  const refused = await linked(hugo, a, c);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "It points at a record that does not exist or that you cannot see.",
  ]);
  // The one that there is, one that would close a circle, one that would be the hundred and first.
  await company.owner.query(
    `with made as (insert into public.tasks (name, project_id) select 'T', $2 from generate_series(1, 100) returning id)
     insert into public.task_links (from_id, to_id, kind) select $1, id, 'relates' from made`,
    [c.id, project_id],
  );
  for (const [from, to] of [
    [a, b],
    [b, a],
    [c, b],
  ] as const)
    expect((await linked(hugo, from, to)).body.message).toBe(refused.body.message);
});

test("a circle of ten thousand is found at once, and named by its ends: others wait meanwhile", async () => {
  // (Their own triggers would look along all that is there for each.)
  const triggers = (how: string) =>
    company.owner.query(
      `alter table public.tasks ${how} trigger user; alter table public.task_links ${how} trigger user`,
    );
  await triggers("disable");
  const { rows } = await company.owner.query<{ first: string; last: string }>(
    `with made as (insert into public.tasks (name, project_id, owner_id, project_key, number, rank) select 'Long', $1, $2, 'HIDD', 1000 + n, 'a1'
         from generate_series(1, 10000) n returning id, number),
       placed as (select id, number, lead(id) over (order by number) as next from made),
       linked as (insert into public.task_links (from_id, to_id, kind) select id, next, 'blocks' from placed where next is not null)
     select (select id from placed where number = 1001) as first, (select id from placed where next is null) as last`,
    [project_id, maud.id],
  );
  await triggers("enable");
  const { first = "", last = "" } = rows[0] ?? {};
  const began = performance.now();
  const refused = await linked(maud, { id: last }, { id: first });
  expect(performance.now() - began).toBeLessThan(5000);
  expect(refused.status).toBe(422);
  expect(refused.body.details?.fields?.["to_id"]).toMatch(
    /^it would make a circle: (HIDD-\d+ → ){11}… → (HIDD-\d+ → ){9}HIDD-\d+$/,
  );
});
