import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string; key: string; name: string; version: number };
type Told = { data: Row; result: { left: number }; message?: string };
type Session = {
  choices?: Record<string, { key: string; name: string; gone?: boolean }[]>;
  money: { currency: string; rates: Record<string, number> };
};
let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;
let thomas: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire" });
  thomas = await company.person("sales", { team_id: await company.team("South"), name: "Thomas" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const post = (person: TestPerson, path: string, body: object) =>
  server.call<Told>(person, "POST", `/api/${path}`, body);
const patch = (person: TestPerson, path: string, body: object) =>
  server.call<Told>(person, "PATCH", `/api/${path}`, body);
const session = async (person: TestPerson) => (await server.call<Session>(person, "GET", "/api/session")).body;
const named = async (list: string, person = claire) =>
  ((await session(person)).choices?.[list] ?? []).map(({ name }) => name);
const entry = async (list: string, key: string) => {
  const where = encodeURIComponent(JSON.stringify({ list, key }));
  return (await server.call<{ data: Row[] }>(admin, "GET", `/api/choices?where=${where}`)).body.data[0] as Row;
};
const lead = async (values: object, person = claire) =>
  (await post(person, "leads", { name: "Ada", owner_id: person.id, ...values })).body.data;
const sourceOf = async (id: string) =>
  (await company.owner.query("select source from public.leads where id = $1", [id])).rows[0].source as string;
const go_on = () => company.database.flush(company.system, [{ text: "select app.empty_choices()", values: [] }]);

test("begin with what is usual, are everybody's to read, an administrator's to change and nothing to a client", async () => {
  expect(await named("sources")).toEqual(["Website", "Referral", "Trade fair", "Phone call", "Partner", "Advertising"]);
  expect((await post(claire, "choices", { list: "sources", name: "Mine" })).status).toBe(403);
  expect((await post(admin, "choices", { list: "sources", name: " Salon de Rouen " })).body.data).toMatchObject({
    key: "Salon de Rouen",
    name: "Salon de Rouen",
  });
  expect((await named("sources", thomas)).at(-1)).toBe("Salon de Rouen");
  expect((await post(admin, "choices", { list: "sources", name: "salon de rouen" })).status).toBe(409);
  const client = await company.person("client", { account_id: await company.row("public.accounts", { name: "A" }) });
  expect((await session(client)).choices).toBeFalsy();
  expect((await session(client)).money.rates).toEqual({});
});

test("take what is written by name or key; whatever else is written stands for itself, and is told to nobody", async () => {
  expect((await lead({ source: "trade FAIR" }))["source"]).toBe("Trade fair");
  expect((await lead({ source: "Congrès, Lyon" }))["source"]).toBe("Congrès, Lyon");
  expect(await named("sources", thomas)).not.toContain("Congrès, Lyon");
  expect((await post(admin, "choices", { list: "sources", name: "Congrès, Lyon" })).status).toBe(201);
  expect((await lead({ source: "congres, lyon" }, thomas))["source"]).toBe("Congrès, Lyon");
  const { id, version } = await lead({});
  expect((await patch(claire, `leads/${id}`, { source: "referral", version })).body.data).toMatchObject({
    source: "Referral",
  });
  const account = (await post(admin, "accounts", { name: "Moulins", industry: "santé" })).body.data;
  expect([account["industry"], await named("industries")]).toEqual(["santé", expect.not.arrayContaining(["santé"])]);
});

test("a new name is said at once by all records that hold the entry, without a change of theirs", async () => {
  const { id, version } = await lead({ source: "Phone call" });
  const call = await entry("sources", "Phone call");
  await patch(admin, `choices/${call.id}`, { name: "Inbound call", key: "other", version: call.version });
  await patch(admin, `choices/${call.id}`, { name: "Inbound call", version: call.version });
  expect(await entry("sources", "Phone call")).toMatchObject({ name: "Inbound call" });
  expect((await lead({ source: "Inbound call" }))["source"]).toBe("Phone call");
  const { rows } = await company.owner.query("select version, source from public.leads where id = $1", [id]);
  expect(rows).toEqual([{ version, source: "Phone call" }]);
});

test("one out of use stays with its records, or hands them on, five hundred at a time, whoever's they are", async () => {
  const { id, key } = (await post(admin, "choices", { list: "sources", name: "Crowded" })).body.data;
  const mine = await lead({ source: key });
  const theirs = await lead({ source: key }, thomas);
  await company.owner.query(
    `insert into public.leads (name, source, owner_id, team_id) select 'Many', $1, $2, $3 from generate_series(1, 700)`,
    [key, claire.id, claire.team_id],
  );
  expect((await post(admin, "choices/retire", { id })).body.result).toEqual({ left: 0 });
  expect((await session(claire)).choices?.["sources"]?.find((each) => each.key === key)).toMatchObject({ gone: true });
  expect(await sourceOf(mine.id)).toBe("Crowded");
  expect((await post(admin, "choices/retire", { id, to: "Referral" })).body.result).toEqual({ left: 202 });
  expect([await go_on(), await go_on()]).toEqual([[[["0"]]], [[["0"]]]]);
  expect([await sourceOf(mine.id), await sourceOf(theirs.id)]).toEqual(["Referral", "Referral"]);
  // What an old file still says goes there too, also from a transaction that began before.
  expect((await lead({ source: "Crowded" }))["source"]).toBe("Referral");
  await company.owner.query("alter table public.leads disable trigger e_choices");
  await company.owner.query("update public.leads set source = 'Crowded' where id = $1", [mine.id]);
  await company.owner.query("alter table public.leads enable trigger e_choices");
  await go_on();
  expect(await sourceOf(mine.id)).toBe("Referral");
  await expect(
    company.database.flush(claire.actor, [{ text: "select app.empty_choices()", values: [] }]),
  ).rejects.toMatchObject({ code: "42501" });
});

test("one that is brought back is offered again; what went stays; nothing replaces itself or what is gone", async () => {
  const { id } = await entry("sources", "Advertising");
  const partner = await entry("sources", "Partner");
  expect((await post(admin, "choices/retire", { id, to: "Advertising" })).status).toBe(409);
  await post(admin, "choices/retire", { id: partner.id });
  expect((await post(admin, "choices/retire", { id, to: "Partner" })).status).toBe(409);
  expect((await post(admin, "choices", { list: "sources", name: "Partner" })).status).toBe(409);
  await post(admin, "choices/bring_back", { id: partner.id });
  expect(await named("sources")).toContain("Partner");
  expect((await post(claire, "choices/bring_back", { id: partner.id })).status).not.toBe(200);
});

test("a list that is full takes no more entries, and loses nothing that is written", async () => {
  await company.owner.query(
    "insert into public.choices (list, key, name) select 'industries', 'Number ' || n, 'Number ' || n from generate_series(1, 188) n",
  );
  expect((await post(admin, "choices", { list: "industries", name: "One more" })).body.message).toMatch(/200 entries/);
  const account = (await post(admin, "accounts", { name: "Late", industry: "One more" })).body.data;
  expect(account["industry"]).toBe("One more");
  expect(await named("industries")).not.toContain("One more");
});

test("of two administrators who replace two entries by each other, one is refused", async () => {
  const ids = await Promise.all(
    ["Ping", "Pong"].map(async (name) => (await post(admin, "choices", { list: "sources", name })).body.data.id),
  );
  const answers = await Promise.all(
    ["Pong", "Ping"].map((to, index) => post(admin, "choices/retire", { id: ids[index] ?? "", to })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("an entry is placed among those in use", async () => {
  const { id } = await entry("lost_reasons", "Bad timing");
  await post(admin, "choices/place", { id, place: 2 });
  expect((await named("lost_reasons")).slice(0, 3)).toEqual(["Price", "Bad timing", "Chose a competitor"]);
  expect((await post(admin, "choices/place", { id, place: 2 })).status).toBe(200);
  expect((await post(claire, "choices/place", { id, place: 1 })).status).not.toBe(200);
});

test("rates follow the company's currency, and go where the new one was not known", async () => {
  expect((await post(claire, "rates", { currency: "USD", rate: 0.9 })).status).toBe(403);
  await post(admin, "rates", { currency: "USD", rate: 0.8 });
  await post(admin, "rates", { currency: "GBP", rate: 1.2 });
  expect((await post(admin, "rates", { currency: "USD", rate: 1 })).status).toBe(409);
  expect((await post(admin, "rates", { currency: "EUR", rate: 1 })).status).toBe(422);
  expect((await post(admin, "rates", { currency: "XXX", rate: 0 })).status).toBe(422);
  expect((await session(claire)).money).toEqual({ currency: "EUR", rates: { USD: 0.8, GBP: 1.2 } });
  const [own] = (await server.call<{ data: Row[] }>(admin, "GET", "/api/company")).body.data;
  const change = async (currency: string, version: number) =>
    (await patch(admin, `company/${own?.id}`, { currency, version })).body.data.version;
  const next = await change("USD", own?.version ?? 0);
  expect((await session(claire)).money).toEqual({ currency: "USD", rates: { EUR: 1.25, GBP: 1.5 } });
  await change("CHF", next);
  expect((await session(claire)).money).toEqual({ currency: "CHF", rates: {} });
});
