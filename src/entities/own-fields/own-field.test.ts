import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string; key: string; version: number; custom: Record<string, unknown> };
type Told = { data: Row };
let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;
let thomas: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  const team_id = await company.team("North");
  claire = await company.person("sales", { team_id, name: "Claire" });
  thomas = await company.person("sales", { team_id, name: "Thomas" });
  await made(admin, "own_fields", { entity: "leads", name: "Région", kind: "choice" }).then(({ id }) =>
    post(admin, "own_fields/offer", { id, choices: [{ name: "Nord" }, { name: "Sud" }, { name: "Ouest" }] }),
  );
  await made(admin, "own_fields", { entity: "leads", name: "Visit", kind: "date" });
  await made(admin, "own_fields", { entity: "leads", name: "Seats", kind: "count" });
  await made(admin, "own_fields", { entity: "leads", name: "Hot line", kind: "phone" });
  await made(admin, "own_fields", { entity: "leads", name: "Signed", kind: "flag" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const post = (person: TestPerson, path: string, body: object) =>
  server.call<Told>(person, "POST", `/api/${path}`, body);
const patch = (person: TestPerson, id: string, body: object) =>
  server.call<Told>(person, "PATCH", `/api/leads/${id}`, body);
const made = async (person: TestPerson, path: string, body: object) => (await post(person, path, body)).body.data;
const lead = (values: object = {}, person = claire) =>
  made(person, "leads", { name: "Ada", owner_id: person.id, ...values });
const named = async (question: Record<string, unknown>, person = claire) => {
  const { where, ...rest } = question;
  const asked = new URLSearchParams({ ...(rest as object), ...(where ? { where: JSON.stringify(where) } : {}) });
  const { body } = await server.call<{ data: Row[] }>(person, "GET", `/api/leads?${asked.toString()}`);
  return body.data.map(({ name }) => name);
};
const field = async (key: string) => {
  const where = encodeURIComponent(JSON.stringify({ key }));
  return (await server.call<{ data: Row[] }>(admin, "GET", `/api/own_fields?where=${where}`)).body.data[0] as Row;
};

test("an administrator names fields; whatever they are called, keys are plain, never a column's and never used twice", async () => {
  expect((await post(claire, "own_fields", { entity: "leads", name: "Mine", kind: "line" })).status).toBe(403);
  const names = [
    "Name",
    "id",
    "custom",
    "__proto__",
    "<script>alert(1)</script>",
    "toString",
    "'; drop table leads; --",
  ];
  const keys: string[] = [];
  for (const name of names)
    keys.push((await made(admin, "own_fields", { entity: "contacts", name, kind: "line" })).key);
  expect(keys).toEqual([
    "name_2",
    "id_2",
    "custom_2",
    "proto_2",
    "script_alert_1_script",
    "tostring",
    "drop_table_leads",
  ]);
  expect((await post(admin, "own_fields", { entity: "contacts", name: "NAME", kind: "line" })).status).toBe(409);
  expect((await post(admin, "own_fields", { entity: "people", name: "Shoe size", kind: "count" })).status).toBe(422);
  const { body } = await server.call<{ own_fields: Row[] }>(claire, "GET", "/api/session");
  expect(body.own_fields.filter(({ entity }) => entity === "leads").map(({ key }) => key)).toEqual([
    "region",
    "visit",
    "seats",
    "hot_line",
    "signed",
  ]);
  const given = Object.fromEntries(keys.map((key) => [key, "<b>x</b>"]));
  expect(await made(claire, "contacts", { name: "Eve", custom: given })).toMatchObject({ custom: given });
});

test("values are of their field, normalised, and refused by the name of the field otherwise", async () => {
  const { custom } = await lead({ custom: { region: "nord", hot_line: "06 12 34 56 78" }, "custom.seats": 12 });
  expect(custom).toEqual({ region: "nord", hot_line: "+33612345678", seats: 12 });
  const wrong = { region: "east", visit: "tomorrow", seats: 1.5, signed: "yes", nothing: 1, hot_line: "no" };
  for (const [key, value] of Object.entries(wrong)) {
    const { status, body } = await post(claire, "leads", { name: "Wrong", custom: { [key]: value } });
    expect([status, Object.keys(body.details?.fields ?? {})], key).toEqual([422, [`custom.${key}`]]);
  }
  // The database judges by itself, whoever writes.
  for (const [key, value] of Object.entries(wrong))
    await expect(
      company.owner.query("insert into public.leads (name, custom) values ('Past', $1)", [
        JSON.stringify({ [key]: value }),
      ]),
      key,
    ).rejects.toMatchObject({ code: "23514" });
});

test("two people who change different own fields of one record overwrite nothing", async () => {
  const { id } = await lead({ custom: { region: "nord", seats: 1 } });
  const answers = await Promise.all([
    patch(claire, id, { custom: { seats: 5 } }),
    patch(thomas, id, { "custom.visit": "2026-12-01" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await patch(thomas, id, { custom: { region: null } })).body.data.custom).toEqual({
    seats: 5,
    visit: "2026-12-01",
  });
  const bulk = await post(thomas, "leads/bulk", { ids: [id], do: "update", with: { custom: { region: "sud" } } });
  expect(bulk.status).toBe(200);
  const upserted = { match: ["custom.seats"], values: { "custom.seats": 5, custom: { signed: true } } };
  expect((await post(claire, "leads/upsert", upserted)).body.data.custom).toEqual({
    seats: 5,
    visit: "2026-12-01",
    region: "sud",
    signed: true,
  });
});

test("lists filter, sort, group and page by own fields, past whatever stood there before", async () => {
  const names = ["S1", "S2", "S3", "S4"];
  const values = [
    { region: "sud", visit: "2026-12-24", seats: 30, signed: true },
    { region: "nord", visit: "2026-01-02", seats: 4 },
    { region: "ouest", seats: 200 },
    {},
  ];
  for (const [at, custom] of values.entries()) await lead({ name: names[at], city: "Sorting", custom });
  await company.owner.query("alter table public.leads disable trigger e_own_values_new");
  await company.owner.query(
    `insert into public.leads (name, city, stage, owner_id, team_id, custom) values ('Old', 'Sorting', 'new', $1, $2, $3)`,
    [claire.id, claire.team_id, JSON.stringify({ visit: "soon", seats: "many", region: { deep: 1 }, free: 1 })],
  );
  await company.owner.query("alter table public.leads enable trigger e_own_values_new");
  const here = { city: "Sorting" };
  const by = (order: string) => named({ where: here, order: `${order},name` });
  expect(await by("custom.region")).toEqual(["S2", "S1", "S3", "Old", "S4"]);
  expect(await by("-custom.seats")).toEqual(["S3", "S1", "S2", "Old", "S4"]);
  expect(await by("custom.visit")).toEqual(["S2", "S1", "Old", "S3", "S4"]);
  expect(await named({ where: { ...here, "custom.region": { in: ["sud", "ouest"] } }, order: "name" })).toEqual([
    "S1",
    "S3",
  ]);
  expect(await named({ where: { ...here, "custom.seats": { gte: 5, lt: 100 } } })).toEqual(["S1"]);
  expect(await named({ where: { ...here, "custom.visit": { lte: "2026-06-30" } } })).toEqual(["S2"]);
  expect(await named({ where: { ...here, "custom.signed": true } })).toEqual(["S1"]);
  expect(await named({ where: { ...here, "custom.visit": null }, order: "name" })).toEqual(["Old", "S3", "S4"]);
  const where = encodeURIComponent(JSON.stringify(here));
  const first = await server.call<{ data: Row[]; next: string }>(
    claire,
    "GET",
    `/api/leads?where=${where}&order=custom.seats&limit=2&columns=name,custom.seats`,
  );
  expect(first.body.data).toEqual([
    { name: "S2", "custom.seats": 4 },
    { name: "S1", "custom.seats": 30 },
  ]);
  const next = await server.call<{ data: Row[] }>(
    claire,
    "GET",
    `/api/leads?where=${where}&order=custom.seats&cursor=${first.body.next}`,
  );
  expect(next.body.data.map(({ name }) => name)).toContain("S3");
  const { body } = await server.call<{ data: Row[] }>(
    claire,
    "GET",
    `/api/leads/summary?where=${where}&by=custom.region&sum=custom.seats`,
  );
  expect(body.data).toContainEqual({ "custom.region": "sud", count: 1, "custom.seats": 30 });
  expect((await server.call(claire, "GET", "/api/leads?order=custom.nothing")).status).toBe(400);
  // What stands from before hinders nobody, and stays until somebody writes over it.
  const old = (await server.call<{ data: Row[] }>(claire, "GET", `/api/leads?q=Old&where=${where}`)).body
    .data[0] as Row;
  const written = await patch(claire, old.id, { note: "Still alive", custom: { seats: 3 } });
  expect(written.body.data.custom).toMatchObject({ seats: 3, free: 1, visit: "soon" });
});

test("a choice that goes out of use stays readable and is chosen no more; names change, keys stay", async () => {
  const { id } = await lead({ custom: { region: "ouest" } });
  const region = await field("region");
  const offer = (choices: object[]) => post(admin, "own_fields/offer", { id: region.id, choices });
  const { body } = await offer([{ key: "sud", name: "South" }, { key: "nord", name: "Nord" }, { name: "Est" }]);
  expect(body.data["choices"]).toEqual([
    { key: "sud", name: "South" },
    { key: "nord", name: "Nord" },
    { key: "est", name: "Est" },
    { key: "ouest", name: "Ouest", gone: true },
  ]);
  expect((await patch(claire, id, { name: "Still there" })).body.data.custom).toEqual({ region: "ouest" });
  expect((await post(claire, "leads", { name: "New", custom: { region: "ouest" } })).status).toBe(422);
  expect((await offer([{ name: "Twice" }, { name: "TWICE" }])).status).toBe(422);
  expect((await post(claire, "own_fields/offer", { id: region.id, choices: [] })).status).toBe(403);
});

test("what is removed keeps its values for 30 days and comes back with them; then they go, in batches", async () => {
  const { id } = await lead({ custom: { signed: true, seats: 9 } });
  const { id: signed } = await field("signed");
  expect((await post(claire, "own_fields/retire", { id: signed })).status).toBe(403);
  expect((await post(admin, "own_fields/retire", { id: signed })).status).toBe(200);
  expect((await patch(claire, id, { custom: { signed: false } })).status).toBe(422);
  expect((await patch(claire, id, { custom: { seats: 10 } })).body.data.custom).toEqual({ signed: true, seats: 10 });
  const empty = () => company.database.flush(company.system, [{ text: "select app.empty_own_fields()", values: [] }]);
  expect(await empty()).toEqual([[["f"]]]);
  expect((await post(admin, "own_fields/bring_back", { id: signed })).status).toBe(200);
  expect(await named({ where: { id, "custom.signed": true } })).toEqual(["Ada"]);
  await post(admin, "own_fields/retire", { id: signed });
  await company.owner.query("update public.own_fields set retired_at = now() - interval '31 days' where id = $1", [
    signed,
  ]);
  expect((await post(admin, "own_fields/bring_back", { id: signed })).status).toBe(409);
  expect([await empty(), await empty(), await empty()]).toEqual([[[["t"]]], [[["t"]]], [[["f"]]]]);
  expect((await server.call<Told>(claire, "GET", `/api/leads/${id}`)).body.data.custom).toEqual({ seats: 10 });
  expect((await made(admin, "own_fields", { entity: "leads", name: "Signed", kind: "flag" })).key).toBe("signed_2");
});

test("all values of a record together have a size, and a field its number of choices", async () => {
  const text = async (name: string) => (await made(admin, "own_fields", { entity: "leads", name, kind: "text" })).key;
  const custom = Object.fromEntries(
    [await text("First"), await text("Second")].map((key) => [key, "é".repeat(19_000)]),
  );
  const { status, body } = await post(claire, "leads", { name: "Large", custom });
  expect([status, Object.keys(body.details?.fields ?? {})]).toEqual([422, ["custom"]]);
  const { id } = await field("region");
  const choices = Array.from({ length: 101 }, (_, at) => ({ name: `Choice ${at}` }));
  expect((await post(admin, "own_fields/offer", { id, choices })).status).toBe(422);
});

test("the export says the field's name and the choice's, and an import understands both", async () => {
  const lister = await lead({ name: "Exported", custom: { region: "nord", visit: "2026-12-24" } });
  const seen = encodeURIComponent(
    JSON.stringify([
      ["name", "Lead"],
      ["custom.region", "Région"],
    ]),
  );
  const answer = await server.send(claire, "GET", `/api/leads/export.csv?seen=${seen}&q=Exported`);
  expect(await answer.text()).toContain("Exported;Nord");
  expect(lister.custom).toEqual({ region: "nord", visit: "2026-12-24" });
  const file = await server.send(
    thomas,
    "POST",
    "/api/imports?entity=leads&file_name=a.csv",
    "Name,Région,custom.visit\nZoe,south,2026-12-24\nYan,Nord,2027-01-02\n",
  );
  const { data } = (await file.json()) as {
    data: { columns: { values: object[] }[]; settings: { mapping: object[] } };
  };
  expect(data.settings.mapping).toMatchObject([
    { field: "name" },
    { field: "custom.region" },
    { field: "custom.visit" },
  ]);
  expect(data.columns[1]?.values).toMatchObject([
    { text: "south", means: "sud" },
    { text: "Nord", means: "nord" },
  ]);
});

test("a client knows of no own fields, and cannot ask by them", async () => {
  const client = await company.person("client");
  const { body } = await server.call<{ own_fields: unknown }>(client, "GET", "/api/session");
  expect(body.own_fields).toBeNull();
  expect((await server.call(client, "GET", "/api/own_fields")).status).toBe(403);
  expect((await server.call(client, "GET", "/api/accounts?order=custom.tier")).status).toBe(400);
});
