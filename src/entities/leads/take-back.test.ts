import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import type { TakenBack } from "./conversion.ts";

type Row = Record<string, unknown> & { id: string; version: number };
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let mate: TestPerson;
let amir: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  claire = await company.person("sales", { team_id, name: "Claire" });
  mate = await company.person("sales", { team_id, name: "Mate" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
  admin = await company.person("admin");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const post = <T = { data: Row }>(person: TestPerson, path: string, body: object, headers = {}) =>
  server.call<T>(person, "POST", `/api/${path}`, body, headers);
const made = async (entity: string, values: object, person = claire) =>
  (await post(person, entity, { owner_id: person.id, ...values })).body.data;
const read = async (entity: string, id: unknown, person = claire) =>
  server.call<{ data: Row }>(person, "GET", `/api/${entity}/${String(id)}`);
const change = (entity: string, { id, version }: Row, values: object, person = claire) =>
  server.call<{ data: Row }>(person, "PATCH", `/api/${entity}/${id}`, { ...values, version });
const takeBack = async (id: string, person = claire, headers = {}) =>
  (await post<{ data: Row | null; result: TakenBack }>(person, "leads/take_back", { id }, headers)).body;

/** A lead at its proposal that was converted, and what was made of it. */
async function converted(input = {}) {
  const of = {
    company_name: "Moulins Durand",
    emails: ["ada@moulins.example"],
    phones: ["+33235710418"],
    city: "Rouen",
  };
  const { id } = await made("leads", { name: "Ada Durand", ...of });
  await post(claire, "leads/move", { id, stage: "proposal" });
  const lead = (await post(claire, "leads/convert", { id, ...input })).body.data;
  return { lead, account: String(lead["account_id"]), contact: String(lead["converted_contact_id"]) };
}

test("it is one act: the lead is open where it was, what was made of it lies in the bin", async () => {
  const { lead, account, contact } = await converted();
  const { data, result } = await takeBack(lead.id);
  expect(data).toMatchObject({ stage: "proposal", account_id: null, converted_at: null, converted_contact_id: null });
  expect(result).toEqual({
    removed: [
      { entity: "contacts", id: contact, name: "Ada Durand" },
      { entity: "accounts", id: account, name: "Moulins Durand" },
    ],
    kept: [],
  });
  // (By who may put no client there by themselves.)
  const { rows } = await company.owner.query(
    "select deleted_by from accounts where id = $1 union all select deleted_by from contacts where id = $2",
    [account, contact],
  );
  expect(rows).toEqual([{ deleted_by: claire.id }, { deleted_by: claire.id }]);
  expect((await server.call(claire, "DELETE", `/api/accounts/${(await converted()).account}`)).status).toBe(403);
  expect((await post(claire, "leads/take_back", { id: lead.id })).body).toMatchObject({
    code: "RESOURCE_CONFLICT",
    message: "This lead is not converted.",
  });
  // And once more from the beginning.
  expect((await post(mate, "leads/convert", { id: lead.id })).body.data).toMatchObject({ stage: "won" });
});

test("a converted lead is not reopened beside it, alone or among many", async () => {
  const { lead } = await converted();
  const sentence = "This lead is converted: its conversion is taken back instead.";
  expect((await post(mate, "leads/reopen", { id: lead.id })).body.message).toBe(sentence);
  const many = await post<{ data: { skipped: object[] } }>(mate, "leads/bulk", { do: "reopen", ids: [lead.id] });
  expect(many.body.data.skipped).toMatchObject([{ id: lead.id, message: sentence }]);
  expect((await read("leads", lead.id)).body.data).toMatchObject({ stage: "won" });
});

test("a repeated call gets the same result again", async () => {
  const { lead } = await converted();
  const key = { "idempotency-key": "taken-back-once" };
  const first = await takeBack(lead.id, claire, key);
  expect(first.result.removed).toHaveLength(2);
  expect(await takeBack(lead.id, claire, key)).toEqual(first);
});

test("what was changed since is kept, and said; its client stays with it", async () => {
  const { lead, account, contact } = await converted();
  const person = (await read("contacts", contact)).body.data;
  await change("contacts", person, { title: "Director" }, mate);
  const { data, result } = await takeBack(lead.id);
  expect(data).toMatchObject({ stage: "proposal", account_id: null });
  expect(result).toEqual({
    removed: [],
    kept: [
      { entity: "contacts", id: contact, name: "Ada Durand", why: "changed", fields: [] },
      { entity: "accounts", id: account, name: "Moulins Durand", why: "used", fields: [] },
    ],
  });
  expect((await read("contacts", contact)).body.data).toMatchObject({ title: "Director", account_id: account });
});

test.each([
  ["another lead", (account_id: string) => made("leads", { name: "Second", account_id }, mate)],
  ["another contact", (account_id: string) => made("contacts", { name: "Second", account_id }, mate)],
  ["a part of the group", (parent_id: string) => made("accounts", { name: "Part", parent_id }, mate)],
  ["somebody who may sign in", (account_id: string) => company.person("client", { account_id })],
])("a client on which %s stands is kept, the contact goes", async (_, stand) => {
  const { lead, account, contact } = await converted();
  await stand(account);
  const { result } = await takeBack(lead.id);
  expect(result.removed).toMatchObject([{ id: contact }]);
  expect(result.kept).toMatchObject([{ id: account, why: "used" }]);
  expect((await read("accounts", account)).status).toBe(200);
});

test("what lies in the bin keeps nothing", async () => {
  const { lead, account } = await converted();
  const second = await made("leads", { name: "Second", account_id: account });
  await server.call(claire, "DELETE", `/api/leads/${second.id}`);
  expect((await takeBack(lead.id)).result.kept).toEqual([]);
});

test("a client that was there has its own values again, but for those that somebody changed since", async () => {
  const there = await made("accounts", { name: "Durand SA", domains: ["durand.example"] });
  const person = await made("contacts", { name: "Ada D.", phones: ["+33600000001"] });
  const { lead } = await converted({ account_id: there.id, contact_id: person.id });
  const filled = (await read("accounts", there.id)).body.data;
  expect(filled).toMatchObject({ city: "Rouen", domains: ["durand.example", "moulins.example"] });
  expect((await read("contacts", person.id)).body.data).toMatchObject({ account_id: there.id });
  await change("accounts", filled, { city: "Le Havre" }, mate);
  const { data, result } = await takeBack(lead.id);
  expect(data).toMatchObject({ account_id: null });
  expect(result).toEqual({
    removed: [],
    kept: [{ entity: "accounts", id: there.id, name: "Durand SA", why: "changed", fields: ["city"] }],
  });
  expect((await read("accounts", there.id)).body.data).toMatchObject({
    city: "Le Havre",
    phone: null,
    domains: ["durand.example"],
  });
  expect((await read("contacts", person.id)).body.data).toMatchObject({
    account_id: null,
    phones: ["+33600000001"],
    emails: [],
  });
});

test("a link that was there before stays, as does one that was set since; a lead that was won before stays won", async () => {
  const there = await made("accounts", { name: "Linked" });
  const { id } = await made("leads", { name: "Linked", account_id: there.id });
  await post(claire, "leads/win", { id });
  await post(claire, "leads/convert", { id, account_id: there.id, contact_id: null });
  expect((await takeBack(id)).data).toMatchObject({ stage: "won", account_id: there.id, converted_at: null });
  const { lead } = await converted();
  await change("leads", lead, { account_id: there.id });
  expect((await takeBack(lead.id)).data).toMatchObject({ account_id: there.id, stage: "proposal" });
});

test("what went to another team is neither touched nor named", async () => {
  const { lead, account, contact } = await converted();
  await post(admin, "accounts/assign", { id: account, owner_id: amir.id });
  const { result } = await takeBack(lead.id);
  expect(result).toEqual({
    removed: [{ entity: "contacts", id: contact, name: "Ada Durand" }],
    kept: [{ entity: "accounts", id: account, name: null, why: "denied", fields: [] }],
  });
  expect((await read("accounts", account, amir)).body.data).toMatchObject({ name: "Moulins Durand" });
});

test("who does not see the lead takes nothing back, nor does a colleague of another role; of two at once one does", async () => {
  const { lead } = await converted();
  expect((await post(amir, "leads/take_back", { id: lead.id })).status).toBe(404);
  const ceo = await company.person("ceo");
  expect((await post(ceo, "leads/take_back", { id: lead.id })).status).toBe(403);
  const both = await Promise.all([claire, mate].map((person) => post(person, "leads/take_back", { id: lead.id })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
