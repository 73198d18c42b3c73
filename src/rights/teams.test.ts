import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { owned as all_owned } from "../testing/owned.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;
let thomas: TestPerson;
let amir: TestPerson;
let south: string;

let owned: string[];

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  // (What everybody sees has no team whose sight it leaves.)
  const { rows } = await company.owner.query<{ entity: string }>(
    "select entity from app.role_permissions where role = 'sales' and verb = 'read' and scope = 'all'",
  );
  owned = all_owned.filter((name) => !rows.some(({ entity }) => entity === name));
  const north = await company.team("North");
  south = await company.team("South");
  admin = await company.person("admin");
  claire = await company.person("sales", { team_id: north });
  thomas = await company.person("sales", { team_id: north });
  amir = await company.person("sales", { team_id: south });
  for (const table of owned) await company.row(`public.${table}`, { name: `Claire's ${table}`, owner_id: claire.id });
  await company.row("public.leads", { name: "Thomas's", owner_id: thomas.id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const seen = async (person: TestPerson) => {
  const names: string[] = [];
  for (const entity of owned) {
    const { body } = await server.call<{ data: { name: string }[] }>(person, "GET", `/api/${entity}`);
    names.push(...body.data.map(({ name }) => name));
  }
  return names.sort();
};

test("whoever changes teams takes their records along, out of the sight of the old one", async () => {
  const theirs = owned.map((entity) => `Claire's ${entity}`).sort();
  expect(theirs).toContain("Claire's leads");
  expect(await seen(thomas)).toEqual([...theirs, "Thomas's"]);
  expect(await seen(amir)).toEqual([]);
  const { status } = await server.call(admin, "PATCH", `/api/people/${claire.id}`, { team_id: south });
  expect(status).toBe(200);
  expect(await seen(thomas)).toEqual(["Thomas's"]);
  expect(await seen(amir)).toEqual(theirs);
  expect(await seen(claire)).toEqual(theirs);
});
