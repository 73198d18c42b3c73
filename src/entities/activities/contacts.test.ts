import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// Who takes part in an activity from the client's side: chosen among those whom one sees, and told to no one else.
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let thomas: TestPerson;
let boss: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("Lyon") });
  thomas = await company.person("sales", { team_id: await company.team("Rouen") });
  boss = await company.person("ceo");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Row = { id: string; version: number; contact_ids: string[]; contacts: { id: string; name: string }[] };
type Answer<T> = T & { message: string; details?: { fields?: Record<string, string> } };
const call = <T = { data: Row }>(by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer<T>>(by, method, `/api/${path}`, body);
const contact = (owner: TestPerson, name: string) => company.row("public.contacts", { name, owner_id: owner.id });
const lead = (owner: TestPerson) => company.row("public.leads", { name: "Ada Durand", owner_id: owner.id });
const plan = (by: TestPerson, row_id: string, contact_ids: string[], rest: object = {}) =>
  call(by, "POST", "activities", {
    entity: "leads",
    row_id,
    kind: "meeting",
    subject: "Signing",
    contact_ids,
    ...rest,
  });
const planned = async (by: TestPerson, row_id: string, contact_ids: string[]) => {
  const { status, body } = await plan(by, row_id, contact_ids);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
};
const with_whom = async (by: TestPerson, contact_id: string, op: "contains" | "in" = "contains") => {
  const where = encodeURIComponent(JSON.stringify({ contact_ids: { [op]: op === "in" ? [contact_id] : contact_id } }));
  const { body } = await call<{ data: Row[] }>(by, "GET", `activities?include=contacts&where=${where}`);
  return body.data.map(({ id }) => id);
};

test("contacts that one sees take part; others are refused by a sentence, and so are more than fifty", async () => {
  const [jeanne, theirs] = [await contact(claire, "Jeanne Petit"), await contact(thomas, "Paul Roux")];
  const made = await planned(claire, await lead(claire), [jeanne]);
  expect(made).toMatchObject({ contact_ids: [jeanne], contacts: [{ id: jeanne, name: "Jeanne Petit" }] });
  const refused = await plan(claire, await lead(claire), [jeanne, theirs]);
  expect([refused.status, refused.body.message]).toEqual([
    422,
    "A contact who is to take part is not there, or not yours to see. Choose among those you see.",
  ]);
  const changed = await call(claire, "PATCH", `activities/${made.id}`, { version: 1, contact_ids: [theirs] });
  expect(changed.status).toBe(422);
  await company.owner.query("update public.contacts set deleted_at = now() where id = $1", [jeanne]);
  expect((await plan(claire, await lead(claire), [jeanne])).status).toBe(422);
  const many = await Promise.all(Array.from({ length: 51 }, (_, n) => contact(claire, `Contact ${n}`)));
  const too_many = await plan(claire, await lead(claire), many);
  expect([too_many.status, JSON.stringify(too_many.body.details)]).toEqual([422, expect.stringContaining("50")]);
});

test("whom a reader does not see is none of theirs to be told of, stays when they change the rest, and opens no record", async () => {
  const [jeanne, theirs] = [await contact(claire, "Jeanne Petit"), await contact(thomas, "Paul Roux")];
  const made = await planned(boss, await lead(claire), [jeanne, theirs]);
  expect(made.contacts.map(({ name }) => name)).toEqual(["Jeanne Petit", "Paul Roux"]);
  const seen = (await call(claire, "GET", `activities/${made.id}`)).body.data;
  expect(seen.contacts).toEqual([{ id: jeanne, name: "Jeanne Petit" }]);
  expect(seen.contact_ids).toHaveLength(2);
  // Thomas has the contact and not the lead.
  expect(await with_whom(thomas, theirs)).toEqual([]);
  expect(await with_whom(thomas, theirs, "in")).toEqual([]);
  expect((await call(thomas, "GET", `activities/${made.id}`)).status).toBe(404);
  for (const op of ["contains", "in"] as const) expect(await with_whom(claire, jeanne, op)).toEqual([made.id]);
  const alone = await call(claire, "PATCH", `activities/${made.id}`, { version: 1, contact_ids: [theirs] });
  expect([alone.status, alone.body.data.contacts]).toEqual([200, []]);
  expect(await with_whom(claire, jeanne)).toEqual([]);
});

test("who reads no contacts plans without them, and reads what others have planned with them", async () => {
  const manager = await company.person("project_manager");
  const project = await company.row("public.projects", { name: "Mill", owner_id: manager.id });
  const jeanne = await contact(claire, "Jeanne Petit");
  const of = { entity: "projects" };
  const { status, body } = await plan(manager, project, [], of);
  expect([status, body.message]).toEqual([201, undefined]);
  const refused = await plan(manager, project, [jeanne], of);
  expect(refused.status).toBe(422);
  const made = (await plan(boss, project, [jeanne], of)).body.data;
  const seen = await call(manager, "GET", `activities/${made.id}`);
  expect([seen.status, seen.body.data.contacts]).toEqual([200, []]);
  const renamed = await call(manager, "PATCH", `activities/${made.id}`, { version: 1, subject: "Signing, at last" });
  expect([renamed.status, renamed.body.data.contact_ids]).toEqual([200, [jeanne]]);
});

test("merging two contacts moves where they took part, and taking them apart moves it back", async () => {
  const [keep, gone] = [await contact(claire, "Jeanne Petit"), await contact(claire, "Jeanne P.")];
  const third = await contact(claire, "Luc Morel");
  const hidden = await lead(thomas);
  const rows = [
    await planned(claire, await lead(claire), [gone]),
    await planned(claire, await lead(claire), [keep, gone]),
    await planned(boss, hidden, [gone, third]),
    await planned(claire, await lead(claire), [keep]),
  ];
  const ids = rows.map(({ id }) => id);
  const stand = async () => {
    const text = "select contact_ids from public.activities where id = any ($1) order by array_position($1, id)";
    const { rows } = await company.owner.query<{ contact_ids: string[] }>(text, [ids]);
    return rows.map(({ contact_ids }) => contact_ids.toSorted());
  };
  const before = await stand();
  const both = { id: keep, duplicate_id: gone };
  const preview = await call<{ data: { moves: object } }>(claire, "POST", "contacts/merge/preview", both);
  expect(preview.body.data.moves).toEqual({ activities: 2 });
  expect((await call(claire, "POST", "contacts/merge", both)).status).toBe(200);
  expect(await stand()).toEqual([[keep], [keep], [keep, third].toSorted(), [keep]]);
  // What was changed since stays as it was put: one comes to the third, one leaves the fourth.
  const version = (await call(claire, "GET", `activities/${ids[0]}`)).body.data.version;
  await call(claire, "PATCH", `activities/${ids[0]}`, { version, contact_ids: [keep, third] });
  await call(claire, "PATCH", `activities/${ids[3]}`, { version: 1, contact_ids: [] });
  expect((await call(claire, "POST", "contacts/take_apart", both)).status).toBe(200);
  expect(await stand()).toEqual([[gone, third].toSorted(), before[1], before[2], []]);
});

test("a contact that is deleted for good leaves where it took part, and is kept while it stands there", async () => {
  const jeanne = await contact(claire, "Jeanne Petit");
  const made = await planned(claire, await lead(claire), [jeanne]);
  await company.owner.query("alter table public.contacts disable trigger a_stamp");
  await company.owner.query("update public.contacts set deleted_at = now() - interval '31 days' where id = $1", [
    jeanne,
  ]);
  await company.owner.query("alter table public.contacts enable trigger a_stamp");
  const seen = (await call(claire, "GET", `activities/${made.id}`)).body.data;
  expect([seen.contacts, seen.contact_ids]).toEqual([[], [jeanne]]);
  await company.database.flush(company.system, [{ text: "select app.empty_bin()", values: [] }]);
  expect((await call(claire, "GET", `activities/${made.id}`)).body.data.contact_ids).toEqual([]);
});
