import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// A contact belongs to several clients, each as something else; the first of them is the contact's own.
type Row = Record<string, unknown> & { id: string };
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let mate: TestPerson;
let amir: TestPerson;
let boss: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  claire = await company.person("sales", { team_id, name: "Claire" });
  mate = await company.person("sales", { team_id, name: "Mate" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
  boss = await company.person("ceo");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Answer = { data: Row; message?: string; details?: { fields?: Record<string, string> } };
const call = (person: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(person, method, `/api/${path}`, body);
const made = async (entity: string, values: object, person = claire) =>
  (await call(person, "POST", entity, { owner_id: person.id, ...values })).body.data;
const client = (name: string, person = claire) => made("accounts", { name }, person);
const contact = (values: object, person = claire) => made("contacts", { name: "Ada Durand", ...values }, person);
const joined = (person: TestPerson, contact_id: string, account_id: string, rest: object = {}) =>
  call(person, "POST", "affiliations", { contact_id, account_id, ...rest });
const change = (person: TestPerson, entity: string, id: string, values: object) =>
  call(person, "PATCH", `${entity}/${id}`, values);
const rows = async (text: string, ...values: unknown[]) =>
  (await company.owner.query<Record<string, unknown>>(text, values)).rows;
const own = async (id: string) =>
  (await rows(`select account_id, decision_role, "primary", version from public.contacts where id = $1`, id))[0];
const clientsOf = (id: string) =>
  rows(
    "select account_name as name, decision_role, main, active from public.affiliations where contact_id = $1 and deleted_at is null order by created_at, id",
    id,
  );

describe("the clients of a contact", () => {
  test("the one that is written on the contact is the first of them, and its part and main are the contact's", async () => {
    const [mill, press] = [await client("Mill"), await client("Press")];
    const ada = await contact({ account_id: mill.id, decision_role: "decides", primary: true });
    expect(await clientsOf(ada.id)).toEqual([{ name: "Mill", decision_role: "decides", main: true, active: true }]);
    const { status, body } = await joined(mate, ada.id, press.id, { decision_role: "uses" });
    expect([status, body.data["name"]]).toEqual([201, "Ada Durand · Press"]);
    expect(await own(ada.id)).toEqual({ account_id: mill.id, decision_role: "decides", primary: true, version: 1 });
    // The other becomes the first one, and the former stays.
    expect((await change(claire, "contacts", ada.id, { account_id: press.id })).status).toBe(200);
    expect(await own(ada.id)).toMatchObject({ account_id: press.id, decision_role: "uses", primary: false });
    expect((await clientsOf(ada.id)).map(({ name }) => name)).toEqual(["Mill", "Press"]);
    // What is said on the one is said on the other.
    await change(claire, "contacts", ada.id, { decision_role: "blocks", primary: true });
    expect((await clientsOf(ada.id))[1]).toMatchObject({ name: "Press", decision_role: "blocks", main: true });
    expect((await clientsOf(ada.id))[0]).toMatchObject({ name: "Mill", decision_role: "decides", main: true });
    await change(claire, "affiliations", body.data.id, { decision_role: "buys", main: false });
    expect(await own(ada.id)).toMatchObject({ decision_role: "buys", primary: false });
  });

  test("who moves to a new one leaves the former, and is not the main contact where there is one", async () => {
    const [mill, press] = [await client("Mill"), await client("Press")];
    const bob = await contact({ name: "Bob", account_id: press.id, primary: true });
    const ada = await contact({ account_id: mill.id, primary: true });
    await change(mate, "contacts", ada.id, { account_id: press.id });
    expect(await clientsOf(ada.id)).toEqual([{ name: "Press", decision_role: null, main: false, active: true }]);
    expect([await own(ada.id), await own(bob.id)]).toMatchObject([{ primary: false }, { primary: true }]);
  });

  test("who is removed from the first belongs to the next, and from the last to none; nothing is lost", async () => {
    const [mill, press] = [await client("Mill"), await client("Press")];
    const ada = await contact({ account_id: mill.id });
    const second = (await joined(claire, ada.id, press.id)).body.data;
    const [first] = await rows(
      "select id from public.affiliations where contact_id = $1 and account_id = $2",
      ada.id,
      mill.id,
    );
    const gone = String(first?.["id"]);
    expect((await call(mate, "DELETE", `affiliations/${gone}`)).status).toBe(200);
    expect(await own(ada.id)).toMatchObject({ account_id: press.id });
    await call(mate, "DELETE", `affiliations/${second.id}`);
    expect(await own(ada.id)).toMatchObject({ account_id: null, version: 1 });
    expect((await call(claire, "GET", `contacts/${ada.id}`)).body.data).toMatchObject({
      name: "Ada Durand",
      account: null,
    });
    expect((await call(claire, "POST", "affiliations/restore", { id: gone })).status).toBe(200);
    expect(await own(ada.id)).toMatchObject({ account_id: mill.id });
  });

  test("who is no longer at the first one belongs to another first, and is the main contact of neither", async () => {
    const [mill, press] = [await client("Mill"), await client("Press")];
    const ada = await contact({ account_id: mill.id, primary: true });
    await joined(claire, ada.id, press.id);
    const [first] = await rows("select id from public.affiliations where contact_id = $1 and main", ada.id);
    await change(mate, "affiliations", String(first?.["id"]), { active: false });
    expect(await own(ada.id)).toMatchObject({ account_id: press.id, primary: false });
    expect(await clientsOf(ada.id)).toMatchObject([
      { active: false, main: false },
      { active: true, main: false },
    ]);
  });

  test("the same pair twice, another client in its place, and what one does not see are refused, each with its sentence", async () => {
    const [mill, press] = [await client("Mill"), await client("Press")];
    const ada = await contact({ account_id: mill.id });
    const again = await joined(mate, ada.id, mill.id);
    expect([again.status, again.body.message]).toEqual([409, "This contact belongs to this client already."]);
    const [first] = await rows("select id from public.affiliations where contact_id = $1", ada.id);
    expect((await change(claire, "affiliations", String(first?.["id"]), { account_id: press.id })).status).toBe(422);
    const hidden = await client("Hidden", amir);
    const unseen = await joined(claire, ada.id, hidden.id);
    expect([unseen.status, unseen.body.details?.fields]).toEqual([409, { account_id: "no such record" }]);
    const stranger = await joined(amir, ada.id, hidden.id);
    expect([stranger.status, stranger.body.details?.fields]).toEqual([409, { contact_id: "no such record" }]);
    expect(await clientsOf(ada.id)).toHaveLength(1);
  });

  test("two who add the same pair at once add it once", async () => {
    const [mill, ada] = [await client("Mill"), await contact({})];
    const answers = await Promise.all([joined(claire, ada.id, mill.id), joined(mate, ada.id, mill.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await own(ada.id)).toMatchObject({ account_id: mill.id });
  });
});

describe("the main contact of a client", () => {
  const mainOf = async (id: string) =>
    (await rows("select contact_name as name from public.affiliations where account_id = $1 and main", id)).map(
      ({ name }) => name,
    );

  test("is one: who becomes it takes it from the other, on whichever side it is said", async () => {
    const mill = await client("Mill");
    const ada = await contact({ account_id: mill.id, primary: true });
    const bob = await contact({ name: "Bob", account_id: mill.id, primary: true }, mate);
    expect([await mainOf(mill.id), await own(ada.id), await own(bob.id)]).toMatchObject([
      ["Bob"],
      { primary: false, version: 1 },
      { primary: true },
    ]);
    await change(mate, "contacts", ada.id, { primary: true });
    expect([await mainOf(mill.id), await own(bob.id)]).toMatchObject([["Ada Durand"], { primary: false }]);
  });

  test("of several who are made it at once one is it, and nobody is refused", async () => {
    const mill = await client("Mill");
    const people = await Promise.all(["A", "B", "C", "D"].map((name) => contact({ name, account_id: mill.id })));
    const links = await rows("select id from public.affiliations where account_id = $1 order by id", mill.id);
    for (const round of [1, 2, 3]) {
      const answers = await Promise.all([
        ...links.map(({ id }, at) => change(at % 2 ? mate : claire, "affiliations", String(id), { main: true })),
        ...people.map(({ id }, at) => change(at % 2 ? claire : mate, "contacts", id, { note: `round ${round}` })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const [main] = await mainOf(mill.id);
      expect(await rows(`select name from public.contacts where account_id = $1 and "primary"`, mill.id)).toEqual([
        { name: main },
      ]);
    }
  });

  test("who comes back from the bin leaves it to whom took their place", async () => {
    const mill = await client("Mill");
    const ada = await contact({ account_id: mill.id, primary: true });
    await company.owner.query("update public.contacts set deleted_at = now() where id = $1", [ada.id]);
    const bob = await contact({ name: "Bob", account_id: mill.id, primary: true }, mate);
    await company.owner.query("update public.contacts set deleted_at = null where id = $1", [ada.id]);
    expect([await own(ada.id), await own(bob.id)]).toMatchObject([{ primary: false }, { primary: true }]);
  });
});

describe("who sees that a contact belongs to a client", () => {
  test("is who sees both, and they follow when one of them is handed over", async () => {
    const mill = await client("Mill");
    const ada = await contact({ account_id: mill.id });
    const seen = (person: TestPerson) =>
      server
        .call<{ data: Row[] }>(
          person,
          "GET",
          `/api/affiliations?where=${encodeURIComponent(JSON.stringify({ contact_id: ada.id }))}`,
        )
        .then(({ body }) => body.data.length);
    const portal = await company.person("client", { account_id: mill.id });
    const count = () => Promise.all([claire, mate, amir, boss].map(seen));
    expect(await count()).toEqual([1, 1, 0, 1]);
    expect((await server.call(portal, "GET", "/api/affiliations")).status).toBe(403);
    await call(claire, "POST", "contacts/assign", { id: ada.id, owner_id: amir.id });
    expect(await count()).toEqual([0, 0, 0, 1]);
    await call(claire, "POST", "accounts/assign", { id: mill.id, owner_id: amir.id });
    expect(await count()).toEqual([0, 0, 1, 1]);
  });
});

describe("a lead that is converted", () => {
  test("adds a contact of another client to its own as well, and taking that back leaves them where they were", async () => {
    const [mill, press] = [await client("Mill"), await client("Press")];
    const ada = await contact({ account_id: mill.id, decision_role: "decides", primary: true });
    const lead = await made("leads", { name: "Ada Durand" }, mate);
    const of = { id: lead.id, account_id: press.id, contact_id: ada.id };
    expect((await call(claire, "POST", "leads/convert", of)).body.data).toMatchObject({ stage: "won" });
    expect(await clientsOf(ada.id)).toMatchObject([
      { name: "Mill", main: true },
      { name: "Press", main: false },
    ]);
    expect(await own(ada.id)).toMatchObject({ account_id: mill.id, primary: true });
    expect((await call(mate, "POST", "leads/take_back", { id: lead.id })).status).toBe(200);
    expect(await clientsOf(ada.id)).toMatchObject([{ name: "Mill", main: true }]);
  });

  test("is kept a client and a contact when somebody else has come to belong to that client, or they to another", async () => {
    const taken = async (rest: (converted: Row) => Promise<unknown>) => {
      const lead = await made("leads", { name: "Ada Petit", company_name: "Petit" });
      const converted = (await call(claire, "POST", "leads/convert", { id: lead.id })).body.data;
      await rest(converted);
      const { body } = await call(mate, "POST", "leads/take_back", { id: lead.id });
      const { result } = body as unknown as { result: { kept: { entity: string; why: string }[] } };
      return result.kept.map(({ entity, why }) => `${entity} ${why}`);
    };
    expect(await taken(async () => {})).toEqual([]);
    const bob = await contact({ name: "Bob" });
    expect(await taken(({ account_id }) => joined(mate, bob.id, String(account_id)))).toEqual(["accounts used"]);
    const mill = await client("Mill");
    expect(await taken(({ converted_contact_id }) => joined(mate, String(converted_contact_id), mill.id))).toEqual([
      "contacts used",
      "accounts used",
    ]);
  });
});
