import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// Who manages or works on a project sees its client (product.md 3, ruling 38), as long as they do, and no other client.
let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let hugo: TestPerson;
let other: TestPerson;
let account: string;
let contact: string;
let lead: string;
let elsewhere: string;
let project: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
  other = await company.person("project_manager");
  account = await company.row("public.accounts", { name: "Moulins Arnaud" });
  elsewhere = await company.row("public.accounts", { name: "Huilerie Vidal" });
  contact = await company.row("public.contacts", { name: "Inès Arnaud", account_id: account });
  await company.row("public.contacts", { name: "Omar Vidal", account_id: elsewhere });
  lead = await company.row("public.leads", { name: "Second mill", account_id: account });
  project = await company.row("public.projects", {
    name: "Mill",
    owner_id: maud.id,
    account_id: account,
    lead_id: lead,
    client_visible: true,
  });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const seen = async (person: TestPerson, entity: string) => {
  const { body } = await server.call<{ data: { name: string }[] }>(person, "GET", `/api/${entity}?order=name`);
  return body.data.map(({ name }) => name);
};
const around = async (person: TestPerson) => ({
  accounts: await seen(person, "accounts"),
  contacts: await seen(person, "contacts"),
  affiliations: await seen(person, "affiliations"),
  leads: await seen(person, "leads"),
});
const client = {
  accounts: ["Moulins Arnaud"],
  contacts: ["Inès Arnaud"],
  affiliations: ["Inès Arnaud · Moulins Arnaud"],
  leads: ["Second mill"],
};
const nothing = { accounts: [], contacts: [], affiliations: [], leads: [] };
const version = async (person: TestPerson, path: string) =>
  (await server.call<{ data: { version: number } }>(person, "GET", path)).body.data.version;
const change = async (person: TestPerson, path: string, values: object) =>
  (await server.call(person, "PATCH", path, { version: await version(maud, path), ...values })).status;

test("who manages a project reads its client, their contacts and the lead, and whoever manages another nothing", async () => {
  expect(await around(maud)).toEqual(client);
  expect(await around(other)).toEqual(nothing);
});

test("a manager changes the client and the contacts, gives them another contact, and chooses them for a new project", async () => {
  expect(await change(maud, `/api/accounts/${account}`, { city: "Lyon" })).toBe(200);
  expect(await change(maud, `/api/contacts/${contact}`, { title: "Miller" })).toBe(200);
  await server.made(maud, "contacts", { name: "Paul Arnaud", account_id: account });
  expect(await seen(maud, "affiliations")).toContain("Paul Arnaud · Moulins Arnaud");
  await server.made(maud, "projects", { name: "Third mill", account_id: account });
  const strange = await server.call(maud, "POST", "/api/projects", { name: "Oil", account_id: elsewhere });
  expect(strange.body.details?.fields).toHaveProperty("account_id");
  expect((await server.call(maud, "POST", "/api/contacts", { name: "X", account_id: elsewhere })).status).toBe(409);
  expect(await change(maud, `/api/leads/${lead}`, { title: "x" })).toBe(403);
});

test("who works on the project reads the client as long as they do, and changes nothing", async () => {
  expect(await around(hugo)).toEqual(nothing);
  const member = await company.row("public.project_members", { project_id: project, user_id: hugo.id });
  const { accounts, contacts } = await around(hugo);
  expect([accounts, contacts]).toEqual([["Moulins Arnaud"], ["Inès Arnaud", "Paul Arnaud"]]);
  expect(await seen(hugo, "leads")).toEqual([]);
  expect(await change(hugo, `/api/accounts/${account}`, { city: "Paris" })).toBe(403);
  await company.owner.query("update public.project_members set deleted_at = now() where id = $1", [member]);
  expect(await around(hugo)).toEqual(nothing);
});

test("the client goes along where the project goes: to another client, another manager, the bin", async () => {
  await company.row("public.project_members", { project_id: project, user_id: hugo.id });
  const set = (column: string, value: string | null) =>
    company.owner.query(`update public.projects set ${column} = $2 where id = $1`, [project, value]);
  const both = async () => [await seen(maud, "accounts"), await seen(hugo, "accounts"), await seen(other, "accounts")];
  await company.owner.query("update public.projects set deleted_at = now() where name = 'Third mill'");
  await set("account_id", elsewhere);
  expect(await both()).toEqual([["Huilerie Vidal"], ["Huilerie Vidal"], []]);
  await set("account_id", account);
  await set("owner_id", other.id);
  expect(await both()).toEqual([[], ["Moulins Arnaud"], ["Moulins Arnaud"]]);
  await set("owner_id", maud.id);
  await set("deleted_at", new Date().toISOString());
  expect(await both()).toEqual([[], [], []]);
  await set("deleted_at", null);
  expect(await both()).toEqual([["Moulins Arnaud"], ["Moulins Arnaud"], []]);
});

test("what a client writes about a project or a task of it is told to whoever manages the project", async () => {
  const ines = await company.person("client", { account_id: account });
  const task = await company.row("public.tasks", { name: "Sails", project_id: project, client_visible: true });
  const said = async (entity: string, row_id: string) =>
    void (await server.made(ines, "comments", { entity, row_id, account_id: account, body: `About ${entity}` }));
  await said("projects", project);
  await said("tasks", task);
  const { rows } = await company.owner.query<{ user_id: string; action_url: string }>(
    "select user_id, action_url from app.notices_of_clients('0', '9999999999') order by at",
  );
  expect(rows).toEqual([
    { user_id: maud.id, action_url: `/projects?id=${project}` },
    { user_id: maud.id, action_url: `/tasks?id=${task}` },
  ]);
});
