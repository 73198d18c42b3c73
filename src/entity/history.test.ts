import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let boss: TestPerson;
let claire: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  boss = await company.person("admin", { name: "Nora" });
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Entry = { after: Record<string, unknown> | null; names: Record<string, string> };
const historyOf = async (person: TestPerson, path: string) =>
  (await server.call<{ data: Entry[] }>(person, "GET", `/api/${path}/history`)).body.data;

test("a history names what a record pointed at and points at, as far as its reader may see that", async () => {
  const hers = await company.row("public.accounts", { name: "Moulins Durand", owner_id: claire.id });
  const his = await company.row("public.accounts", { name: "Cap Horizon", owner_id: amir.id });
  const lead = await company.row("public.leads", { name: "Ada", owner_id: claire.id, account_id: hers });
  expect((await server.call(boss, "PATCH", `/api/leads/${lead}`, { account_id: his })).status).toBe(200);
  const [last, first] = await historyOf(boss, `leads/${lead}`);
  expect(last?.names).toEqual({ [hers]: "Moulins Durand", [his]: "Cap Horizon" });
  expect(first?.names).toMatchObject({ [hers]: "Moulins Durand", [claire.id]: "Claire" });
  const [seen] = await historyOf(claire, `leads/${lead}`);
  expect(seen?.after).toMatchObject({ account_id: his });
  expect(seen?.names).toEqual({ [hers]: "Moulins Durand" });
});

test("what points at nothing, and whose reader may read nothing of that kind, has no names", async () => {
  const tag = await company.row("public.tags", { name: "Fair" });
  await server.call(boss, "PATCH", `/api/tags/${tag}`, { color: "plum" });
  expect((await historyOf(boss, `tags/${tag}`)).map(({ names }) => names)).toEqual([{}, {}]);
  const member = await company.person("team_member");
  const account = await company.row("public.accounts", { name: "Hidden", owner_id: amir.id });
  const lead = await company.row("public.leads", { name: "Ben", owner_id: member.id });
  await server.call(boss, "PATCH", `/api/leads/${lead}`, { account_id: account });
  const [entry] = await historyOf(member, `leads/${lead}`);
  expect(entry).toMatchObject({ after: { account_id: account }, names: {} });
});
