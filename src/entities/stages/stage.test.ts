import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { type Answer, testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string; key: string; stage: string; version: number };
type Told = { data: Row; result: { left: number } };
let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let other: TestPerson;
let claire: TestPerson;
let thomas: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  other = await company.person("admin");
  const team_id = await company.team("North");
  claire = await company.person("sales", { team_id, name: "Claire" });
  thomas = await company.person("sales", { team_id, name: "Thomas" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const post = (person: TestPerson, path: string, body: object) =>
  server.call<Told>(person, "POST", `/api/${path}`, body);
const made = async (person: TestPerson, path: string, body: object) => (await post(person, path, body)).body.data;
const lead = (values: object = {}, person = claire) =>
  made(person, "leads", { name: "Ada", owner_id: person.id, ...values });
const leadNow = async (id: string, person = claire) =>
  (await server.call<{ data: Row & { can: string[] } }>(person, "GET", `/api/leads/${id}`)).body.data;
const stageOf = async (key: string) =>
  (await server.call<{ data: Row[] }>(claire, "GET", `/api/stages?where=${JSON.stringify({ key })}`)).body
    .data[0] as Row;
const inOrder = async (pipeline: string) => {
  const where = encodeURIComponent(JSON.stringify({ pipeline, replaced_by: { is_null: true } }));
  const { body } = await server.call<{ data: Row[] }>(claire, "GET", `/api/stages?where=${where}&order=rank`);
  return body.data.map(({ key }) => key);
};
const why = ({ status, body: { code, message } }: Answer) => [status, code, message];

test("a pipeline begins with what none can do without, and is an administrator's to make", async () => {
  expect((await post(claire, "pipelines", { name: "Mine" })).status).toBe(403);
  expect(await made(admin, "pipelines", { name: " Contrats d’entretien " })).toMatchObject({
    key: "contrats_d_entretien",
    name: "Contrats d’entretien",
  });
  expect(await inOrder("contrats_d_entretien")).toEqual(["new_2", "won_2", "lost_2"]);
  expect((await post(other, "pipelines", { name: "contrats d'Entretien" })).status).toBe(409);
  const { body } = await server.call<{ stages: Row[]; pipelines: Row[] }>(claire, "GET", "/api/session");
  expect(body.pipelines.map(({ key }) => key)).toEqual(["sales", "contrats_d_entretien"]);
  expect(body.stages.map(({ key }) => key)).toContain("won_2");
});

test("a stage is made, named and placed among the open ones, and lists sort by that order", async () => {
  const demo = await made(admin, "stages", { pipeline: "sales", name: "Démo faite", probability: 40, stale_days: 14 });
  expect(demo.key).toBe("demo_faite");
  await post(admin, "stages/place", { id: demo.id, place: 3 });
  expect(await inOrder("sales")).toEqual(
    "new contacted demo_faite qualified proposal negotiation on_hold won lost".split(" "),
  );
  const renamed = await server.call<Told>(admin, "PATCH", `/api/stages/${demo.id}`, { name: "Shown", probability: 45 });
  expect(renamed.body.data).toMatchObject({ key: "demo_faite", name: "Shown" });
  const { id } = await lead();
  expect((await post(claire, "leads/move", { id, stage: "demo_faite" })).body.data).toMatchObject({ probability: 45 });
  await lead({ stage: "qualified", name: "Bea" });
  const { body } = await server.call<{ data: Row[] }>(claire, "GET", "/api/leads?order=stage&columns=id,stage");
  expect(body.data.map(({ stage }) => stage)).toEqual(["demo_faite", "qualified"]);
  expect(why(await post(admin, "stages", { pipeline: "sales", name: "Gewonnen", type: "won" }))[0]).toBe(422);
  expect((await post(admin, "stages", { pipeline: "nowhere", name: "X" })).status).toBe(422);
  expect((await server.call(admin, "PATCH", `/api/stages/${demo.id}`, { type: "won" })).status).toBe(422);
});

test("a lead goes its own pipeline's way: won, lost with a reason, reopened, moved to another one", async () => {
  const { id, probability } = await lead({ stage: "new_2" });
  expect(probability).toBe(10);
  expect((await post(claire, "leads/win", { id })).body.data).toMatchObject({ stage: "won_2", probability: 100 });
  expect(why(await post(claire, "leads/move", { id, stage: "new" }))).toEqual([
    409,
    "RESOURCE_CONFLICT",
    "Only an open lead of yours can be moved. A won or lost one is reopened.",
  ]);
  expect((await post(claire, "leads/reopen", { id })).body.data).toMatchObject({ stage: "new_2" });
  expect((await post(claire, "leads/lose", { id, lost_reason: "Price" })).body.data).toMatchObject({ stage: "lost_2" });
  await post(claire, "leads/reopen", { id });
  expect((await post(claire, "leads/move", { id, stage: "proposal" })).body.data).toMatchObject({ stage: "proposal" });
  for (const stage of ["won", "lost", "nowhere"]) {
    expect((await post(claire, "leads/move", { id, stage })).status, stage).toBe(409);
  }
  expect((await post(claire, "leads", { name: "Eve", stage: "lost" })).body).toMatchObject({
    code: "VALIDATION_FAILED",
    details: { fields: { lost_reason: "a lost lead needs a reason of loss" } },
  });
  expect((await post(claire, "leads", { name: "Eve", stage: "nowhere" })).body.details?.fields).toEqual({
    stage: "there is no stage nowhere",
  });
});

test("a stage that needs fields takes no lead that lacks them, but for what a file brings and what stands there", async () => {
  const { id, version } = await stageOf("proposal");
  const there = await lead({ stage: "proposal" });
  await server.call(admin, "PATCH", `/api/stages/${id}`, { version, required_fields: ["value", "expected_close"] });
  const without = await lead({ value: 100 });
  const refused = await post(claire, "leads/move", { id: without.id, stage: "proposal" });
  expect(refused.body.details?.fields).toEqual({ stage: "“Proposal” needs expected_close" });
  expect((await leadNow(without.id)).stage).toBe("new");
  await server.call(claire, "PATCH", `/api/leads/${without.id}`, { expected_close: "2027-01-31" });
  expect((await post(claire, "leads/move", { id: without.id, stage: "proposal" })).status).toBe(200);
  expect((await server.call(claire, "PATCH", `/api/leads/${there.id}`, { name: "Still there" })).status).toBe(200);
  const odd = { required_fields: ["password"] };
  expect((await server.call(admin, "PATCH", `/api/stages/${id}`, odd)).status).toBe(422);
  await server.call(admin, "PATCH", `/api/stages/${id}`, { required_fields: [] });
});

test("many are given what a stage needs on their way there, those that lack it only", async () => {
  const { id } = await stageOf("proposal");
  const needs = (required_fields: string[]) => server.call(admin, "PATCH", `/api/stages/${id}`, { required_fields });
  await needs(["value", "expected_close", "emails"]);
  const [bare, known, theirs] = [
    await lead({ name: "Bare" }),
    await lead({ name: "Known", value: 100, emails: ["a@b.example"] }),
    await lead({ name: "Theirs" }, thomas),
  ];
  const move = (lacking: object) => {
    const body = { do: "move", with: { stage: "proposal", lacking }, ids: [bare.id, known.id] };
    return server.call<{ data: { changed: string[]; skipped: { id: string; message: string }[] } }>(claire, "POST", "/api/leads/bulk", body); // prettier-ignore
  };
  const some = await move({ expected_close: "2027-01-31" });
  expect(some.body.data.changed).toEqual([known.id]);
  expect(some.body.data.skipped).toMatchObject([{ id: bare.id }]);
  expect(await leadNow(bare.id)).toMatchObject({ stage: "new", expected_close: null });
  const all = await move({ value: 5, expected_close: "2027-02-28", emails: ["bare@b.example"] });
  expect(all.body.data.changed).toContain(bare.id);
  expect(await leadNow(bare.id)).toMatchObject({ stage: "proposal", value: 5, emails: ["bare@b.example"] });
  expect(await leadNow(known.id)).toMatchObject({ value: 100, expected_close: "2027-01-31", emails: ["a@b.example"] });
  for (const lacking of [
    { owner_id: claire.id },
    { stage: "won" },
    { value: "much" },
    { emails: "no" },
    { probability: 1 },
  ])
    expect((await post(claire, "leads/move", { id: bare.id, stage: "new", lacking })).status).toBe(422);
  const foreign = await post(claire, "leads/move", { id: theirs.id, stage: "proposal", lacking: { value: 1 } });
  expect(foreign.status).toBeGreaterThanOrEqual(400);
  await needs([]);
});

test("a removed stage hands its leads on, whoever's they are, as long there as they were; nothing is lost", async () => {
  const mine = await lead({ stage: "negotiation" });
  const theirs = await lead({ stage: "negotiation" }, thomas);
  const closed = await lead({ stage: "negotiation" });
  await post(claire, "leads/win", { id: closed.id });
  await company.owner.query("update public.leads set stage_entered_at = '2026-01-05T09:00:00Z' where id = $1", [
    mine.id,
  ]);
  const { id } = await stageOf("negotiation");
  expect((await post(claire, "stages/retire", { id, to: "proposal" })).status).toBe(403);
  for (const to of ["won", "negotiation", "nowhere"]) {
    expect((await post(admin, "stages/retire", { id, to })).status, to).toBe(409);
  }
  const removed = await post(admin, "stages/retire", { id, to: "proposal" });
  expect([removed.status, removed.body.result]).toEqual([200, { left: 0 }]);
  expect(await leadNow(mine.id)).toMatchObject({ stage: "proposal", stage_entered_at: "2026-01-05T09:00:00+00:00" });
  expect(await leadNow(theirs.id, thomas)).toMatchObject({ stage: "proposal" });
  // What an old address or program still says goes where the leads went.
  expect(await lead({ stage: "negotiation" })).toMatchObject({ stage: "proposal" });
  expect((await post(claire, "leads/reopen", { id: closed.id })).body.data).toMatchObject({ stage: "proposal" });
  expect(await inOrder("sales")).not.toContain("negotiation");
  await post(admin, "stages/bring_back", { id });
  expect(await inOrder("sales")).toContain("negotiation");
});

test("many leads are handed on five hundred at a time, and the server goes on by itself", async () => {
  const { id, key } = await made(admin, "stages", { pipeline: "sales", name: "Crowded" });
  await company.owner.query(
    `insert into public.leads (name, stage, owner_id, team_id) select 'Many', $1, $2, $3 from generate_series(1, 1200)`,
    [key, claire.id, claire.team_id],
  );
  const { body } = await post(admin, "stages/retire", { id, to: "new" });
  expect(body.result).toEqual({ left: 700 });
  const go_on = () => company.database.flush(company.system, [{ text: "select app.empty_stages()", values: [] }]);
  expect([await go_on(), await go_on()]).toEqual([[[["200"]]], [[["0"]]]]);
  await expect(
    company.database.flush(claire.actor, [{ text: "select app.empty_stages()", values: [] }]),
  ).rejects.toMatchObject({ code: "42501" });
});

test("a pipeline keeps an open stage, a won and a lost one, also against two at once", async () => {
  const { key } = await made(admin, "pipelines", { name: "Thin" });
  const [first = "", won = ""] = await inOrder(key);
  const second = await made(admin, "stages", { pipeline: key, name: "Second" });
  expect(why(await post(admin, "stages/retire", { id: (await stageOf(won)).id, to: "won" }))[2]).toBe(
    "A pipeline keeps an open stage, a won and a lost one.",
  );
  const ids = [(await stageOf(first)).id, second.id];
  const answers = await Promise.all(
    [admin, other].map((person, index) => post(person, "stages/retire", { id: ids[index] ?? "", to: "new" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a pipeline that is removed hands each lead to what means the same; the last one stays", async () => {
  const { id, key } = await made(admin, "pipelines", { name: "Short-lived" });
  const [first = "", won = "", lost = ""] = await inOrder(key);
  const open = await lead({ stage: first });
  const gained = await lead({ stage: won });
  const gone = await lead({ stage: lost, lost_reason: "Price" });
  expect((await post(admin, "pipelines/retire", { id, to: "nowhere" })).status).toBe(409);
  expect((await post(admin, "pipelines/retire", { id, to: key })).status).toBe(409);
  expect((await post(admin, "pipelines/retire", { id, to: "sales" })).body.result).toEqual({ left: 0 });
  expect(await leadNow(open.id)).toMatchObject({ stage: "new" });
  expect(await leadNow(gained.id)).toMatchObject({ stage: "won" });
  expect(await leadNow(gone.id)).toMatchObject({ stage: "lost", lost_reason: "Price" });
});

test("who moves a lead into a stage while it is removed finds it where the others went", async () => {
  const { id, key } = await made(admin, "stages", { pipeline: "sales", name: "Contested" });
  const leads = await Promise.all(Array.from({ length: 6 }, () => lead()));
  await Promise.all([
    ...leads.slice(0, 3).map((each) => post(claire, "leads/move", { id: each.id, stage: key })),
    post(admin, "stages/retire", { id, to: "qualified" }),
    ...leads.slice(3).map((each) => post(claire, "leads/move", { id: each.id, stage: key })),
  ]);
  await company.database.flush(company.system, [{ text: "select app.empty_stages()", values: [] }]);
  const now = await Promise.all(leads.map(({ id: each }) => leadNow(each)));
  expect(now.map(({ stage }) => stage)).not.toContain(key);
});

test("the export says a stage as the company calls it, and an import understands that name", async () => {
  const { id } = await stageOf("contacted");
  await server.call(admin, "PATCH", `/api/stages/${id}`, { name: "Premier appel" });
  await lead({ stage: "contacted", name: "Called" });
  const seen = encodeURIComponent(
    JSON.stringify([
      ["name", "Lead"],
      ["stage", "Stage"],
    ]),
  );
  const answer = await server.send(claire, "GET", `/api/leads/export.csv?seen=${seen}&q=Called`);
  expect(await answer.text()).toContain("Called;Premier appel");
  const file = await server.send(
    claire,
    "POST",
    "/api/imports?entity=leads&file_name=a.csv",
    "Name,Stage\nZoe,premier appel\n",
  );
  const { data } = (await file.json()) as { data: { columns: { values: object[] }[] } };
  expect(data.columns[1]?.values).toMatchObject([{ text: "premier appel", means: "contacted" }]);
});

test("a stage of a pipeline that is gone, or won and lost, are not brought back; who is winning there says so", async () => {
  const { id, key } = await made(admin, "pipelines", { name: "Gone" });
  const keys = await inOrder(key);
  const found = await Promise.all(keys.map(stageOf));
  await post(admin, "pipelines/retire", { id, to: "sales" });
  for (const stage of found) {
    expect((await post(admin, "stages/bring_back", { id: stage.id })).status, stage.key).toBe(409);
  }
  expect((await made(admin, "stages", { pipeline: "sales", name: "Stale" })).key).toBe("stale_2");
});

test("the search knows stages by what they mean and by what they are called", async () => {
  const { key } = await made(admin, "pipelines", { name: "Sought" });
  const extra = await made(admin, "stages", { pipeline: key, name: "Pré-accord" });
  const worked = await lead({ name: "Quentin Sought", stage: extra.key });
  const closed = await lead({ name: "Quentin Closed", stage: extra.key });
  await post(claire, "leads/win", { id: closed.id });
  const hits = async (p_query: string) =>
    JSON.stringify((await server.call(claire, "POST", "/api/rpc/search_global", { p_query })).body);
  expect(await hits("quentin is:open")).toContain(worked.id);
  expect(await hits("quentin is:open")).not.toContain(closed.id);
  expect(await hits("quentin is:won")).toContain(closed.id);
  expect(await hits("quentin is:pre_accord")).toContain(worked.id);
});

test("pipelines are put in another order, their stages with them; new leads begin in the first", async () => {
  const { id, key } = await made(admin, "pipelines", { name: "Before all" });
  expect((await post(claire, "pipelines/place", { id, place: 1 })).status).toBe(403);
  const [sales, own] = [await inOrder("sales"), await inOrder(key)];
  expect((await post(admin, "pipelines/place", { id, place: 1 })).status).toBe(200);
  const { body } = await server.call<{ pipelines: Row[]; stages: Row[] }>(claire, "GET", "/api/session");
  expect(body.pipelines.slice(0, 2).map((each) => each.key)).toEqual([key, "sales"]);
  expect([await inOrder("sales"), await inOrder(key)]).toEqual([sales, own]);
  expect(body.stages[0]?.key).toBe(own[0]);
  expect((await lead()).stage).toBe(own[0]);
  expect((await post(admin, "pipelines/place", { id, place: 2 })).status).toBe(200);
  expect((await lead()).stage).toBe("new");
  expect((await post(admin, "pipelines/retire", { id, to: "sales" })).status).toBe(200);
  expect((await post(admin, "pipelines/place", { id, place: 1 })).status).toBe(404);
});
