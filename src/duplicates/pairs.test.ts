import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Row = { id: string; name: string; reasons: string[] };
type Pair = { one: Row; other: Row; reasons: string[] };
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let auditor: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
  auditor = await company.person("auditor");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = <T>(person: TestPerson, method: string, path: string, body?: object) =>
  server.call<{ data: T }>(person, method, `/api/${path}`, body);
const made = async (entity: string, values: object, by = claire) =>
  (await call<{ id: string }>(by, "POST", entity, { owner_id: by.id, ...values })).body.data.id;
const like = async (entity: string, values: object, by = claire) =>
  (await call<Row[]>(by, "POST", "duplicates/similar", { entity, values })).body.data.map(({ name, reasons }) => [
    name,
    reasons.toSorted(),
  ]);
/** Reads the feed to its end, as the server does beside its other work; what other transactions hold back is waited for. */
async function readOn(): Promise<void> {
  const rest = "select count(*)::int as n from app.log l, app.duplicates_read r where (l.xid, l.id) > (r.xid, r.id)";
  await expect
    .poll(
      async () => {
        await company.database.flush(company.system, [{ text: "select app.find_duplicates()", values: [] }]);
        return (await company.owner.query<{ n: number }>(rest)).rows[0]?.n;
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBe(0);
}
const pairs = async (entity: string, by = claire, dismissed = false) => {
  await readOn();
  return (await call<{ count: number; pairs: Pair[] }>(by, "GET", `duplicates?entity=${entity}&dismissed=${dismissed}`))
    .body.data;
};
const named = ({ pairs: all }: { pairs: Pair[] }) =>
  all.map(({ one, other, reasons }) => [...[one.name, other.name].toSorted(), ...reasons.toSorted()]);

test("whoever types is told of what they see that is the same, by address, number, name, SIREN and domain", async () => {
  await made("leads", {
    name: "Ada Durand",
    company_name: "Moulins",
    emails: ["ada@durand.example"],
    phones: ["+33612345678"],
  });
  await made("leads", { name: "Hidden", emails: ["ada@durand.example"] }, amir);
  expect(await like("leads", { emails: ["ADA@durand.example"], phones: ["06 12 34 56 78", "06 1"] })).toEqual([
    ["Ada Durand", ["email", "phone"]],
  ]);
  expect(await like("leads", { name: "ada dùrand", company_name: "MOULINS" })).toEqual([["Ada Durand", ["name"]]]);
  expect(await like("leads", { name: "Ada Durand" })).toEqual([]);
  expect(await like("leads", { emails: ["ada@durand.example"] }, amir)).toEqual([["Hidden", ["email"]]]);
  const client = await made("accounts", {
    name: "Scierie Vauquier",
    siren: "732829320",
    website: "https://www.vauquier.example/",
  });
  expect(await like("accounts", { siren: "732 829 320" })).toEqual([["Scierie Vauquier", ["siren"]]]);
  expect(await like("accounts", { domains: ["vauquier.example"], name: "scierie  vauquier" })).toEqual([
    ["Scierie Vauquier", ["domain", "name"]],
  ]);
  await made("contacts", { name: "Jeanne Petit", account_id: client });
  expect(await like("contacts", { name: "Jeanne Petit", account_id: client })).toEqual([["Jeanne Petit", ["name"]]]);
  expect(await like("contacts", { name: "Jeanne Petit" })).toEqual([]);
  const outside = await company.person("client", { account_id: client });
  expect((await call<Row[]>(outside, "POST", "duplicates/similar", { entity: "leads", values: {} })).body.data).toEqual(
    [],
  );
  expect((await call(claire, "POST", "duplicates/similar", { entity: "people", values: {} })).status).toBe(422);
});

test("a pair is there for who sees both, comes and goes with what is written, and with the bin", async () => {
  const [first] = [await made("leads", { name: "Bo One", emails: ["bo@pair.example"] })];
  const second = await made("leads", { name: "Bo Two", emails: ["bo@pair.example"] });
  await made("leads", { name: "Bo Theirs", emails: ["bo@pair.example"] }, amir);
  const of = (list: { pairs: Pair[] }) => named(list).filter(([name]) => name?.startsWith("Bo"));
  expect(of(await pairs("leads"))).toEqual([["Bo One", "Bo Two", "email"]]);
  expect(of(await pairs("leads", amir))).toEqual([]);
  expect(of(await pairs("leads", auditor))).toHaveLength(3);
  expect((await pairs("leads", amir)).count).toBe((await pairs("leads", amir)).pairs.length);
  await call(claire, "PATCH", `leads/${second}`, { emails: ["other@pair.example"] });
  expect(of(await pairs("leads"))).toEqual([]);
  await call(claire, "PATCH", `leads/${second}`, { emails: ["bo@pair.example"] });
  await call(claire, "DELETE", `leads/${first}`);
  expect(of(await pairs("leads"))).toEqual([]);
  await call(claire, "POST", "leads/restore", { id: first });
  expect(of(await pairs("leads"))).toEqual([["Bo One", "Bo Two", "email"]]);
});

test("two are said to be two by whoever may change both, for everybody, and that is taken back", async () => {
  const one = await made("accounts", { name: "Twin", phone: "+33123456789" });
  const other = await made("accounts", { name: "Twin too", phone: "+33123456789" });
  expect(named(await pairs("accounts"))).toEqual([["Twin", "Twin too", "phone"]]);
  const say = (two: boolean, by = claire) =>
    call(by, "POST", "duplicates/apart", { entity: "accounts", one, other, two });
  expect((await say(true, auditor)).status).toBe(403);
  expect((await say(true, amir)).status).toBe(404);
  expect((await say(true)).status).toBe(200);
  expect(named(await pairs("accounts", auditor))).toEqual([]);
  await call(claire, "PATCH", `accounts/${one}`, { name: "Twin one" });
  expect(named(await pairs("accounts"))).toEqual([]);
  expect(named(await pairs("accounts", auditor, true))).toEqual([["Twin one", "Twin too", "phone"]]);
  expect((await say(false)).status).toBe(200);
  expect(named(await pairs("accounts"))).toEqual([["Twin one", "Twin too", "phone"]]);
});

test("what five hundred have says nothing of any two of them", async () => {
  await company.owner.query(
    `insert into public.leads (name, emails, owner_id) select 'Info ' || n, '{info@company.example}', $1 from generate_series(1, 500) n`,
    [claire.id],
  );
  await readOn();
  const { rows } = await company.owner.query<{ n: number }>(
    `select count(*)::int as n from app.duplicate_pairs p join public.leads l on l.id = p.one where l.name like 'Info %'`,
  );
  expect(rows[0]?.n).toBeLessThanOrEqual(210);
});
