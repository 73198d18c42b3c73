import { generateKeyBetween } from "fractional-indexing";
import { rankBetween } from "../records/rank-between.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { withoutTriggers } from "../testing/without-triggers.ts";

type Row = { id: string; name: string; rank: string; version: number };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let hugo: TestPerson;
let ines: TestPerson;
let project_id: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
  ines = await company.person("team_member", { name: "Ines" });
  ({ id: project_id } = await made(maud, "projects", { name: "Ordered", owner_id: maud.id }));
  await made(maud, "project_members", { project_id, user_id: hugo.id });
  for (const name of ["one", "two", "three", "four"]) await made(hugo, "tasks", { name, project_id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<{ data: Row; message?: string }>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) =>
  server.made<{ data: Row; message?: string }["data"]>(by, entity, values);
const all = async () => {
  const where = JSON.stringify({ project_id });
  return (await server.call<{ data: Row[] }>(maud, "GET", `/api/tasks?where=${where}&order=rank&limit=1000`)).body.data;
};
const names = async () => (await all()).map(({ name }) => name);
const at = async (name: string) => (await all()).find((row) => row.name === name) as Row;
const put = async (by: TestPerson, name: string, rank: string) =>
  call(by, "POST", "tasks/rank", { id: (await at(name)).id, rank });

test("what is new comes last; a task is put between two others, which whoever has it open does not meet", async () => {
  expect(await names()).toEqual(["one", "two", "three", "four"]);
  const { version } = await at("four");
  const between = generateKeyBetween((await at("one")).rank, (await at("two")).rank);
  const answer = await put(hugo, "four", between);
  expect([answer.status, answer.body.data.version]).toEqual([200, version]);
  expect(await names()).toEqual(["one", "four", "two", "three"]);
  await made(maud, "tasks", { name: "five", project_id });
  await put(maud, "one", generateKeyBetween((await at("five")).rank, null));
  await made(maud, "tasks", { name: "six", project_id });
  expect(await names()).toEqual(["four", "two", "three", "five", "one", "six"]);
  await put(maud, "six", generateKeyBetween(null, (await at("four")).rank));
  expect((await names())[0]).toBe("six");
  // A change of anything else counts.
  const six = await at("six");
  const named = await call(maud, "PATCH", `tasks/${six.id}`, { version: six.version, name: "sixth" });
  expect(named.body.data.version).toBe(six.version + 1);
});

test("two at once are each put where they said; what is no place and what is not one's own is refused", async () => {
  const key = generateKeyBetween((await at("two")).rank, (await at("three")).rank);
  const answers = await Promise.all([put(maud, "one", key), put(hugo, "five", key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await names()).slice(2, 6).toSorted()).toEqual(["five", "one", "three", "two"]);
  expect((await names()).slice(2, 6)).toEqual(["two", ...(await names()).slice(3, 5), "three"]);
  for (const rank of ["", "é", "a", "g00000zz0", "A00000000000000000000000000", "g00000", "x".repeat(101)])
    expect((await put(maud, "one", rank)).status, rank).toBe(422);
  expect((await put(ines, "one", key)).status).toBe(404);
  const { id, version } = await at("one");
  expect((await call(maud, "PATCH", `tasks/${id}`, { version, rank: key })).status).toBe(422);
});

test("keys stay short however often something is put at one place, and the order stays", async () => {
  const before = await names();
  let most = 0;
  for (let nth = 0; nth < 420; nth++) {
    const rows = await all();
    // The last but one of three goes between the first two, again and again.
    const [above, below, third] = rows.slice(-3) as [Row, Row, Row];
    const rank = rankBetween(above.rank, [below.rank, third.rank]);
    expect((await call(hugo, "POST", "tasks/rank", { id: third.id, rank })).status).toBe(200);
    most = Math.max(most, ...(await all()).map((row) => row.rank.length));
  }
  expect(most).toBeGreaterThan(12);
  expect(most).toBeLessThanOrEqual(60);
  const now = await all();
  expect(now.map(({ name }) => name).slice(0, -3)).toEqual(before.slice(0, -3));
  expect(now.map(({ version }) => version)).toEqual((await all()).map(({ version }) => version));
}, 120_000);

test("a list by that order, and a board's column by it, read an index", async () => {
  await withoutTriggers(company.owner, { "public.tasks": ["y_search_insert", "z_log"] }, () =>
    company.owner.query(
      `insert into public.tasks (name, project_id, status) select 'Task ' || n, case when n % 2 = 0 then $1::uuid end, ('{todo,backlog,done}'::text[])[1 + n % 3]
      from generate_series(1, 12000) n`,
      [project_id],
    ),
  );
  await company.owner.query("analyze public.tasks");
  const plan = async (where: string, limit = 50) => {
    const { rows } = await company.owner.query<{ "QUERY PLAN": string }>(
      `explain select * from public.tasks where ${where} order by rank, id limit ${limit}`,
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  // (As lists and boards of one project ask.)
  expect(await plan("project_key = 'ORDE'")).toContain("tasks_project_key_rank_id_index");
  expect(await plan("project_key = 'ORDE' and lane = 'todo'", 1000)).toContain("tasks_project_key_lane_rank_id_index");
  expect(await plan("true")).toContain("tasks_rank_id_index");
});
