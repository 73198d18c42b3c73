import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// Relations of projects: who makes and sees them, what they refuse, and which projects begin before what they wait for has ended.
type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string; details?: { fields?: Record<string, string> } };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let nina: TestPerson;
let hugo: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  nina = await company.person("project_manager", { name: "Nina" });
  hugo = await company.person("team_member", { name: "Hugo" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const list = async (by: TestPerson, where: object, more = "") =>
  (await server.call<{ data: Row[] }>(by, "GET", `/api/project_links?where=${JSON.stringify(where)}${more}`)).body.data;
const project = (by: TestPerson, name: string, values: object = {}) =>
  made(by, "projects", { name, owner_id: by.id, ...values });
const linked = (by: TestPerson, from: Row, to: Row, values: object = {}) =>
  call(by, "POST", "project_links", { from_id: from.id, to_id: to.id, kind: "blocks", ...values });

test("whoever changes one of two and sees the other relates them; who sees one alone is told nothing of the other", async () => {
  const [one, other] = [await project(maud, "Photographs"), await project(nina, "The secret shop")];
  expect(await linked(maud, one, other)).toMatchObject({
    status: 409,
    body: { details: { fields: { to_id: "no such record" } } },
  });
  await made(nina, "project_members", { project_id: other.id, user_id: maud.id });
  const link = (await linked(maud, one, other)).body.data;
  expect(link).toMatchObject({ from_id: one.id, to_id: other.id, kind: "blocks", lag: 0 });
  const seen = await list(nina, { to_id: other.id }, "&include=from,to");
  expect(seen).toMatchObject([{ id: link.id, from: null, to: { name: "The secret shop" } }]);
  for (const told of ["Photographs", one["key"], maud.name]) expect(JSON.stringify(seen)).not.toContain(told);
  expect(await list(hugo, { to_id: other.id })).toEqual([]);
  // A member sees it, and changes nothing of it; whoever manages one of the two ends it.
  await made(nina, "project_members", { project_id: other.id, user_id: hugo.id });
  expect(await list(hugo, { to_id: other.id })).toMatchObject([{ id: link.id }]);
  expect((await call(hugo, "PATCH", `project_links/${link.id}`, { version: 1, lag: 9 })).status).toBe(403);
  expect((await call(nina, "PATCH", `project_links/${link.id}`, { version: 1, lag: 2 })).body.data["lag"]).toBe(2);
  expect((await call(nina, "DELETE", `project_links/${link.id}`)).status).toBe(200);
  expect(await list(maud, { from_id: one.id })).toEqual([]);
});

test("no project is related to itself or twice in a way, and a circle is refused, named by the keys that its maker sees", async () => {
  const [a, b, c] = [await project(maud, "Alpha"), await project(nina, "Beta"), await project(maud, "Gamma")];
  for (const { id } of [a, c]) await made(maud, "project_members", { project_id: id, user_id: nina.id });
  expect((await linked(maud, a, a)).body.details?.fields).toEqual({ to_id: "is not allowed" });
  expect((await linked(nina, a, b)).status).toBe(201);
  expect((await linked(nina, a, b)).body.message).toBe("These two projects are related in this way already.");
  expect((await linked(nina, b, c)).status).toBe(201);
  const refused = await linked(maud, c, a);
  expect([refused.status, refused.body.details?.fields]).toEqual([
    422,
    { to_id: `it would make a circle: ${String(c["key"])} → ${String(a["key"])} → … → ${String(c["key"])}` },
  ]);
  // What merely relates holds no days, and closes none.
  expect((await linked(maud, c, a, { kind: "relates" })).status).toBe(201);
  expect((await linked(maud, a, c, { kind: "relates" })).body.message).toBe(
    "These two projects are related in this way already.",
  );
  for (const lag of [-1, 366]) expect((await linked(maud, a, c, { lag })).status, `${lag}`).toBe(422);
});

test("of two who make the two halves of a circle at once, one is refused", async () => {
  for (let round = 0; round < 4; round++) {
    const four = await Promise.all(["A", "B", "C", "D"].map((name) => project(maud, `${name} half ${round}`)));
    const [a, b, c, d] = four as [Row, Row, Row, Row];
    for (const { id } of four) await made(maud, "project_members", { project_id: id, user_id: nina.id });
    for (const { id } of [c, d]) await call(maud, "POST", "projects/assign", { id, owner_id: nina.id });
    await made(nina, "project_members", { project_id: c.id, user_id: maud.id });
    await made(nina, "project_members", { project_id: d.id, user_id: maud.id });
    await Promise.all([linked(maud, a, b), linked(nina, c, d)]);
    const answers = await Promise.all([linked(maud, b, c), linked(nina, d, a)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  }
});

test("a project has at most fifty relations", async () => {
  const [one, last] = [await project(maud, "Many"), await project(maud, "Last")];
  await company.owner.query(
    `with made as (insert into public.projects (name, owner_id) select 'Other ' || n, $2 from generate_series(1, 50) n returning id)
     insert into public.project_links (from_id, to_id, kind) select $1, id, 'relates' from made`,
    [one.id, maud.id],
  );
  expect(await linked(maud, one, last)).toMatchObject({
    status: 409,
    body: { message: "A project has at most 50 relations." },
  });
});

test("the portfolio tells what begins before that for which it waits has ended, as far as its reader sees both", async () => {
  const days = { starts_on: "2027-03-01", due_on: "2027-03-05" };
  const [a, b] = [
    await project(maud, "Ends late", days),
    await project(maud, "Begins early", { starts_on: "2027-03-08" }),
  ];
  const alone = await project(nina, "Unseen", { ...days, due_on: "2027-03-12" });
  const early = async (by: TestPerson) =>
    (await server.call<{ data: object[] }>(by, "GET", `/api/portfolio?ids=${b.id}`)).body.data;
  const link = (await linked(maud, a, b)).body.data;
  await company.row("public.project_links", { from_id: alone.id, to_id: b.id, kind: "blocks" });
  // (It ends on a Friday, and the other begins on the Monday.)
  expect(await early(maud)).toMatchObject([{ early: [] }]);
  await call(maud, "PATCH", `project_links/${link.id}`, { version: link.version, lag: 1 });
  expect(await early(maud)).toMatchObject([
    { early: [{ key: a["key"], ends: "2027-03-05", begins: "2027-03-08", lag: 1 }] },
  ]);
  for (const status of ["active", "completed"]) await call(maud, "POST", "projects/move", { id: a.id, status });
  expect(await early(maud)).toMatchObject([{ early: [] }]);
});

test("what begins too early is told over weeks that are off, without a query for each relation", async () => {
  await company.owner.query(
    "insert into public.holidays (day, name) select d, 'Closed' from generate_series(date '2028-07-03', date '2028-07-28', '1 day') d on conflict do nothing",
  );
  const [a, b] = [
    await project(maud, "Before the summer", { due_on: "2028-06-30" }),
    await project(maud, "In the summer", { starts_on: "2028-07-24" }),
  ];
  await linked(maud, a, b);
  // (By one calendar for all relations: what counts days by a query for each would hold up everybody's portfolio.)
  const counts = "execute on function app.plus_working_days(date, int)";
  await company.owner.query(`revoke ${counts} from tandem_roles`);
  const answer = await server.call<{ data: object[] }>(maud, "GET", `/api/portfolio?ids=${b.id}`);
  await company.owner.query(`grant ${counts} to tandem_roles`);
  expect(answer.body.data).toMatchObject([{ early: [{ key: a["key"], begins: "2028-07-24", lag: 0 }] }]);
});
