import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type List = { data: { name: string }[]; rights: Record<string, string[]> };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let employee: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North") });
  amir = await company.person("sales", { team_id: await company.team("South") });
  employee = await company.person("employee");
  await company.row("public.leads", { name: "Hers", owner_id: claire.id, value: 1 });
  await company.row("public.leads", { name: "His", owner_id: amir.id, value: 2 });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const ask = (person: TestPerson, query: string) => server.call<List>(person, "GET", `/api/leads?${query}`);
const names = async (person: TestPerson, query: string) => {
  const { status, body } = await ask(person, query);
  return status === 200 ? body.data.map(({ name }) => name).toSorted() : status;
};

test("who asks in the same words is shown their own, however often it is asked and by whom", async () => {
  for (const query of ["", "columns=id,name", `where=${encodeURIComponent('{"value":{"gt":0}}')}&columns=name`])
    for (let time = 1; time <= 4; time++) {
      expect(await names(claire, query)).toEqual(["Hers"]);
      expect(await names(amir, query)).toEqual(["His"]);
      expect(await names(employee, query)).toEqual([]);
      // (Nobody who is signed in: what is known of the question tells them nothing.)
      expect((await server.call(undefined, "GET", `/api/leads?${query}`)).status).toBe(401);
    }
});

test("the same words with other values are another question", async () => {
  const above = (value: number) => `where=${encodeURIComponent(JSON.stringify({ value: { gt: value } }))}&columns=name`;
  for (let time = 1; time <= 3; time++) {
    expect(await names(claire, above(0))).toEqual(["Hers"]);
    expect(await names(claire, above(1))).toEqual([]);
  }
});

test("whoever is given another role while a question is known is answered as that role", async () => {
  const moved = await company.person("sales");
  const query = "columns=name&limit=40";
  for (let time = 1; time <= 3; time++) expect(await names(moved, query)).toEqual([]);
  await company.row("public.user_roles", { user_id: moved.id, role: "marketing" });
  const { body } = await ask(moved, query);
  expect(body.data.map(({ name }) => name).toSorted()).toEqual(["Hers", "His"]);
  expect(body.rights["read"]).toEqual(["all"]);
  expect((await ask(claire, query)).body.rights["read"]).toEqual(["own", "team", "unowned"]);
});

test("what a role may do no more, a question that is known does not do either", async () => {
  const query = "columns=name,value&limit=30";
  for (let time = 1; time <= 3; time++) expect(await names(claire, query)).toEqual(["Hers"]);
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [claire.id]);
  expect(await names(claire, query)).toBe(401);
  await company.owner.query("update public.people set status = 'active' where id = $1", [claire.id]);
  expect(await names(claire, query)).toEqual(["Hers"]);
});

test("a question that names an own field is read anew: the field comes and goes", async () => {
  const written = [`{"custom.region":"north"}`, `{"%63ustom.region":"north"}`].map(
    (where) => `columns=name&where=${encodeURIComponent(where).replaceAll("%2563", "%63")}`,
  );
  const each = () => Promise.all(written.map((query) => names(claire, query)));
  for (let time = 1; time <= 3; time++) expect(await each()).toEqual([400, 400]);
  await company.row("public.own_fields", { entity: "leads", key: "region", name: "Region", kind: "line" });
  await company.owner.query(`update public.leads set custom = '{"region": "north"}' where name = 'Hers'`);
  for (let time = 1; time <= 3; time++) expect(await each()).toEqual([["Hers"], ["Hers"]]);
  await company.owner.query("delete from public.own_fields where key = 'region'");
  for (let time = 1; time <= 3; time++) expect(await each()).toEqual([400, 400]);
});

test("a question of those that were known long ago is answered as before", async () => {
  for (let limit = 1; limit <= 120; limit++)
    for (let time = 1; time <= 2; time++) expect((await ask(claire, `limit=${limit}&columns=name`)).status).toBe(200);
  expect(await names(claire, "limit=1&columns=name")).toEqual(["Hers"]);
  expect(await names(amir, "limit=1&columns=name")).toEqual(["His"]);
});
