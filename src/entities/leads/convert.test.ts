import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import type { ConversionPreview } from "./conversion.ts";

type Row = Record<string, unknown> & { id: string };
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let mate: TestPerson;
let amir: TestPerson;
let admin: TestPerson;
let ceo: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  claire = await company.person("sales", { team_id, name: "Claire" });
  mate = await company.person("sales", { team_id, name: "Mate" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
  admin = await company.person("admin");
  ceo = await company.person("ceo");
  manager = await company.person("project_manager");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const post = <T = { data: Row }>(person: TestPerson, path: string, body: object, headers = {}) =>
  server.call<T>(person, "POST", `/api/${path}`, body, headers);
const made = async (entity: string, values: object, person = claire) =>
  (await post(person, entity, { owner_id: person.id, ...values })).body.data;
const read = async (person: TestPerson, entity: string, id: unknown) =>
  (await server.call<{ data: Row & { can: string[] } }>(person, "GET", `/api/${entity}/${String(id)}`)).body.data;
const foretold = async (id: string, input = {}, person = claire) =>
  (await post<{ data: ConversionPreview }>(person, "leads/convert/preview", { id, ...input })).body.data;
const converted = async (id: string, input = {}, person = claire) =>
  (await post(person, "leads/convert", { id, ...input })).body.data;

const moulins = (mark: string) => ({
  name: "Ada Durand",
  company_name: `Moulins Durand ${mark}`,
  title: "Owner",
  emails: [`ada@moulins-${mark}.example`],
  phones: ["+33235710418"],
  website: `https://www.moulins-${mark}.example`,
  city: "Rouen",
  country: "FR",
  language: "fr",
  value: 12000,
});

describe("a lead that is converted", () => {
  test("is won, and becomes a client and a contact with all that it says of them", async () => {
    const tag = await made("tags", { name: "Salon", owner_id: undefined });
    const lead = await made("leads", { ...moulins("one"), tag_ids: [tag.id] });
    expect(await foretold(lead.id)).toMatchObject({
      wins: true,
      account: { name: "Moulins Durand one", siren: null },
      accounts: [],
      contact: { name: "Ada Durand", emails: ["ada@moulins-one.example"] },
      contacts: [],
    });
    // (The preview has made nothing.)
    expect(await read(claire, "leads", lead.id)).toMatchObject({ stage: "new", version: 1 });
    const won = await converted(lead.id, { siren: "732 829 320" });
    expect(won).toMatchObject({
      stage: "won",
      account: { name: "Moulins Durand one" },
      converted_contact: { name: "Ada Durand" },
    });
    expect(won["converted_at"]).toBeTruthy();
    expect(await read(mate, "accounts", won["account_id"])).toMatchObject({
      siren: "732829320",
      stage: "active",
      type: "customer",
      domains: ["moulins-one.example"],
      website: "https://www.moulins-one.example",
      phone: "+33235710418",
      city: "Rouen",
      owner: { name: "Claire" },
      tag_ids: [tag.id],
    });
    expect(await read(mate, "contacts", won["converted_contact_id"])).toMatchObject({
      account_id: won["account_id"],
      title: "Owner",
      emails: ["ada@moulins-one.example"],
      phones: ["+33235710418"],
      language: "fr",
      primary: true,
      owner: { name: "Claire" },
    });
  });

  test("keeps its owner, whoever of the team converts it, and can have been won before", async () => {
    const lead = await made("leads", moulins("two"), mate);
    await post(mate, "leads/win", { id: lead.id });
    expect(await foretold(lead.id)).toMatchObject({ wins: false });
    const won = await converted(lead.id, { account_name: "Durand", contact_name: "A. Durand" });
    expect(won).toMatchObject({ stage: "won", account: { name: "Durand" }, converted_contact: { name: "A. Durand" } });
    expect(await read(claire, "accounts", won["account_id"])).toMatchObject({ owner: { name: "Mate" } });
  });

  test("gives a client that is there what it lacks, and takes nothing from it", async () => {
    const [old, fresh] = [
      await made("tags", { name: "Old", owner_id: undefined }, admin),
      await made("tags", { name: "Fresh", owner_id: undefined }, admin),
    ];
    const there = await made("accounts", {
      name: "Durand SA",
      city: "Lyon",
      domains: ["durand.example"],
      tag_ids: [old.id],
    });
    const person = await made("contacts", { name: "Ada D.", account_id: there.id, phones: ["+33600000001"] });
    const lead = await made("leads", { ...moulins("three"), tag_ids: [fresh.id] });
    const won = await converted(lead.id, { account_id: there.id, contact_id: person.id });
    expect(won).toMatchObject({ account_id: there.id, converted_contact_id: person.id });
    expect(await read(claire, "accounts", there.id)).toMatchObject({
      name: "Durand SA",
      city: "Lyon",
      // (Who has bought is no prospect.)
      stage: "active",
      domains: ["durand.example", "moulins-three.example"],
      phone: "+33235710418",
      tag_ids: [old.id, fresh.id],
    });
    expect(await read(claire, "contacts", person.id)).toMatchObject({
      name: "Ada D.",
      title: "Owner",
      phones: ["+33600000001", "+33235710418"],
      emails: ["ada@moulins-three.example"],
    });
  });

  test("needs no contact, and tells one that must be left alone as that", async () => {
    const company_only = await made("leads", { name: "Fjordvik", company_name: "FJORDVIK" });
    expect(await foretold(company_only.id)).toMatchObject({ contact: null });
    expect(await converted(company_only.id, { contact_id: null })).toMatchObject({ converted_contact_id: null });
    const quiet = await made("leads", { name: "Quiet", do_not_contact: true });
    const { converted_contact_id } = await converted(quiet.id);
    expect(await read(claire, "contacts", converted_contact_id)).toMatchObject({ status: "do_not_contact" });
  });

  test("is answered alike when the call is repeated, and makes nothing twice", async () => {
    const lead = await made("leads", moulins("four"));
    const key = { "idempotency-key": "once-and-for-all" };
    const first = await post(claire, "leads/convert", { id: lead.id }, key);
    const second = await post(claire, "leads/convert", { id: lead.id }, key);
    expect(second.body).toEqual(first.body);
    const { rows } = await company.owner.query("select from accounts where name = 'Moulins Durand four'");
    expect(rows).toHaveLength(1);
    expect((await post(claire, "leads/convert", { id: lead.id })).body).toMatchObject({
      code: "RESOURCE_CONFLICT",
      message: "This lead has been converted already.",
    });
  });
});

describe("what is there already", () => {
  const lead_of = { name: "Åsa Lindqvist", company_name: "Société Générale des Eaux", emails: ["asa@eaux.example"] };
  const phones = ["+33144550001"];

  test.each([
    ["its domain of mail", { domains: ["eaux.example"] }, ["domain"]],
    ["its page", { website: "https://www.eaux.example/" }, ["domain"]],
    ["its phone number", { phone: phones[0] }, ["phone"]],
    ["its name in other letters", { name: "SOCIETE  GENERALE-DES EAUX" }, ["name"]],
    ["its registered name", { legal_name: "Societe Generale des Eaux" }, ["name"]],
    ["its SIREN", { siren: "552100554" }, ["siren"]],
  ])("is found by %s", async (_, values, why) => {
    const there = await made("accounts", { name: "Another", ...values });
    const lead = await made("leads", { ...lead_of, phones });
    const told = await foretold(lead.id, { siren: "552100554" });
    expect(told.accounts).toMatchObject([{ id: there.id, reasons: why }]);
    // Nothing of it to whoever does not see the client.
    const other = await made("leads", { ...lead_of, phones }, amir);
    expect((await foretold(other.id, { siren: "552100554" }, amir)).accounts).toEqual([]);
    await company.owner.query("delete from accounts where id = $1", [there.id]);
  });

  test.each([
    ["an address", { emails: ["asa@eaux.example"] }, ["email"]],
    ["a phone number", { phones }, ["phone"]],
  ])("is found by %s of a contact, who is told too", async (_, values, why) => {
    const there = await made("accounts", { name: "By a contact" });
    const person = await made("contacts", { name: "Somebody", account_id: there.id, ...values });
    const lead = await made("leads", { ...lead_of, phones });
    const told = await foretold(lead.id);
    expect(told.accounts).toMatchObject([{ id: there.id, reasons: why }]);
    expect(told.contacts).toMatchObject([{ id: person.id, account_id: there.id, reasons: why }]);
    const other = await made("leads", { ...lead_of, phones }, amir);
    expect(await foretold(other.id, {}, amir)).toMatchObject({ accounts: [], contacts: [] });
    await company.owner.query("delete from contacts where id = $1", [person.id]);
    await company.owner.query("delete from accounts where id = $1", [there.id]);
  });

  test("is a contact by name only at a client that may be theirs, and never by an address that anybody can have", async () => {
    const there = await made("accounts", { name: "Eaux", domains: ["eaux.example", "gmail.com"] });
    const [here, elsewhere] = [
      await made("contacts", { name: "Asa Lindqvist", account_id: there.id }),
      await made("contacts", { name: "Asa Lindqvist" }),
    ];
    const lead = await made("leads", lead_of);
    const told = await foretold(lead.id);
    expect(told.contacts).toMatchObject([{ id: here.id, reasons: ["name"], fills: ["emails"] }]);
    const at_home = await made("leads", { name: "B", emails: ["b@gmail.com"] });
    expect((await foretold(at_home.id)).accounts).toEqual([]);
    expect(elsewhere.id).toBeTruthy();
  });

  test("has all its reasons, the surest first, and what is chosen among it; nothing out of the bin", async () => {
    const sure = await made("accounts", { name: "Zink", domains: ["zink.example"], phone: "+33144550009" });
    const less = await made("accounts", { name: "Zink " });
    const binned = await made("accounts", { name: "Zink", domains: ["zink.example"] }, admin);
    await server.call(admin, "DELETE", `/api/accounts/${binned.id}`);
    const chosen = await made("accounts", { name: "Chosen" });
    const lead = await made("leads", {
      name: "Z",
      company_name: "Zink",
      emails: ["z@zink.example"],
      phones: ["+33144550009"],
    });
    expect((await foretold(lead.id)).accounts).toMatchObject([
      { id: sure.id, reasons: ["domain", "phone", "name"] },
      { id: less.id, reasons: ["name"] },
    ]);
    expect((await foretold(lead.id, { account_id: chosen.id })).accounts[0]).toMatchObject({
      id: chosen.id,
      reasons: ["chosen"],
    });
  });
});

describe("it is refused", () => {
  test("to whoever makes no clients, by the database, in a sentence; nothing is left behind", async () => {
    const lead = await made("leads", { ...moulins("refused") });
    expect((await read(claire, "leads", lead.id)).can).toContain("convert");
    expect((await read(ceo, "leads", lead.id)).can).not.toContain("convert");
    expect((await post(ceo, "leads/convert", { id: lead.id })).body).toMatchObject({
      code: "INSUFFICIENT_PRIVILEGES",
      message: "Your role does not include this action.",
    });
    for (const person of [manager, amir])
      expect((await post(person, "leads/convert", { id: lead.id })).status).toBeGreaterThanOrEqual(403);
    expect((await post(amir, "leads/convert/preview", { id: lead.id })).status).toBe(404);
    expect((await read(claire, "leads", lead.id))["stage"]).toBe("new");
    const { rows } = await company.owner.query("select from accounts where name like '%refused'");
    expect(rows).toEqual([]);
  });

  test("for a lost lead, another's client, and another's contact", async () => {
    const lost = await made("leads", { name: "Lost" });
    await post(claire, "leads/lose", { id: lost.id, lost_reason: "Price" });
    expect((await post(claire, "leads/convert", { id: lost.id })).body.message).toBe(
      "A lost lead is reopened before it is converted.",
    );
    const lead = await made("leads", { name: "Open" });
    const hidden = await made("accounts", { name: "Hidden" }, amir);
    const refused = await post(claire, "leads/convert", { id: lead.id, account_id: hidden.id });
    expect(refused.body.details?.fields).toEqual({
      account_id: "This client is gone, or not yours to change. Choose another one.",
    });
    const [one, other] = [await made("accounts", { name: "One" }), await made("accounts", { name: "Other" }, amir)];
    const person = await made("contacts", { name: "Of other", account_id: other.id }, amir);
    const wrong = await post(claire, "leads/convert", { id: lead.id, account_id: one.id, contact_id: person.id });
    expect(wrong.body.details?.fields).toHaveProperty("contact_id");
    expect(await read(claire, "leads", lead.id)).toMatchObject({ stage: "new", account_id: null });
  });
});
