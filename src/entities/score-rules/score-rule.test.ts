import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Reason = { subject: string; value: string | null; amount: number | null; points: number };
type Row = { id: string; version: number; score: number | null; score_reasons: Reason[] | null };
let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Told = { data: Row; message?: string; fields?: unknown };
const post = (person: TestPerson, path: string, body: object) =>
  server.call<Told>(person, "POST", `/api/${path}`, body);
const patch = (person: TestPerson, path: string, body: object) =>
  server.call<Told>(person, "PATCH", `/api/${path}`, body);
const lead = async (values: object = {}) =>
  (await post(claire, "leads", { name: "Ada", owner_id: claire.id, ...values })).body.data;
const now = async (id: string) => (await server.call<Told>(claire, "GET", `/api/leads/${id}`)).body.data;
const why = ({ score, score_reasons }: Row) => [
  score,
  score_reasons?.map(({ subject, points }) => `${subject} ${points}`),
];
const rule = async (values: object) => (await post(admin, "score_rules", values)).body.data;
const rescore = async () =>
  Number((await company.database.flush(company.system, [{ text: "select app.rescore()", values: [] }]))[0]?.[0]?.[0]);
async function settled() {
  while ((await rescore()) > 0);
}

let before: Row;

test("without rules a score is what somebody writes", async () => {
  before = await lead({ score: 33, source: "Referral", value: 5000 });
  expect(why(before)).toEqual([33, undefined]);
  const { body } = await patch(claire, `leads/${before.id}`, { score: 34, version: before.version });
  expect([body.data.score, body.data.version]).toEqual([34, before.version + 1]);
});

test("rules are an administrator's, and say what they need", async () => {
  expect((await post(claire, "score_rules", { subject: "source", value: "Referral", points: 20 })).status).toBe(403);
  expect((await post(admin, "score_rules", { subject: "source", points: 20 })).status).toBe(422);
  expect((await post(admin, "score_rules", { subject: "worth", points: 20 })).status).toBe(422);
  expect((await post(admin, "score_rules", { subject: "overdue", points: 0 })).status).toBe(422);
  expect((await post(admin, "score_rules", { subject: "weather", points: 5 })).status).toBe(422);
  expect((await post(admin, "score_rules", { subject: "older", amount: 40_000, points: 5 })).status).toBe(422);
  expect((await post(admin, "score_rules", { subject: "has", value: "city", points: 5 })).status).toBe(422);
});

test("each point of a new lead is explained, and the score stays between 0 and 100", async () => {
  await rule({ subject: "source", value: "Referral", points: 60 });
  await rule({ subject: "worth", amount: 10_000, points: 50 });
  await rule({ subject: "lacks", value: "phones", points: -10 });
  await rule({ subject: "has", value: "emails", points: 5 });
  expect(why(await lead({ source: "referral", value: 20_000, phones: ["+33235710418"] }))).toEqual([
    100,
    ["source 60", "worth 50"],
  ]);
  expect(why(await lead())).toEqual([0, ["lacks -10"]]);
  const { id, version } = await lead({ source: "Website" });
  const { body } = await patch(claire, `leads/${id}`, { emails: ["ada@durand.example"], value: 12_000, version });
  expect([why(body.data), body.data.version]).toEqual([[45, ["worth 50", "has 5", "lacks -10"]], version + 1]);
  await post(admin, "rates", { currency: "CHF", rate: 2 });
  expect(why(await lead({ value: 6000, currency: "CHF", phones: ["+33235710418"] }))).toEqual([50, ["worth 50"]]);
  expect(why(await lead({ value: 900_000, currency: "JPY", phones: ["+33235710418"] }))).toEqual([0, []]);
});

test("leads that were there follow, without a new version of theirs, and tell the change in their history", async () => {
  await settled();
  const after = await now(before.id);
  expect([why(after), after.version]).toEqual([[50, ["source 60", "lacks -10"]], before.version + 1]);
  const { rows } = await company.owner.query(
    "select after from app.log where entity = 'leads' and row_id = $1 order by id desc limit 1",
    [before.id],
  );
  expect(rows).toEqual([{ after: { score: 50 } }]);
});

test("what alone is written of a score that follows rules is refused with a sentence; what comes along is not", async () => {
  const { id, version } = await now(before.id);
  const refused = await patch(claire, `leads/${id}`, { score: 99, version });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining("follows the rules")]);
  const taken = await patch(claire, `leads/${id}`, { score: 99, city: "Rouen", version });
  expect([taken.status, taken.body.data.score]).toEqual([200, 50]);
  expect((await lead({ score: 99 })).score).toBe(0);
});

test("rules about time begin and end to hold by themselves", async () => {
  await rule({ subject: "touched", amount: 7, points: 30 });
  await rule({ subject: "untouched", amount: 30, points: -20 });
  await rule({ subject: "overdue", points: -5 });
  await settled();
  const { id } = await lead({ source: "Referral", phones: ["+33235710418"] });
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const told = async (set: string, value: string) => {
    await company.owner.query(`update public.leads set ${set} = $1 where id = $2`, [value, id]);
    return why(await now(id));
  };
  expect(await told("last_touch_at", at(-1))).toEqual([90, ["source 60", "touched 30"]]);
  expect(await told("next_activity_at", at(0.5))).toEqual([90, ["source 60", "touched 30"]]);
  // (As time passes: the moments at which the next rule holds are in the past.)
  await company.owner.query(
    `alter table public.leads disable trigger f_score;
     update public.leads set last_touch_at = now() - interval '40 days', next_activity_at = now() - interval '1 hour',
       score_until = now() - interval '1 minute' where id = '${id}';
     alter table public.leads enable trigger f_score`,
  );
  expect(await rescore()).toBe(1);
  expect(why(await now(id))).toEqual([35, ["source 60", "overdue -5", "untouched -20"]]);
  expect(await rescore()).toBe(0);
});

test("a rule that is changed or removed is followed, in steps of a thousand; nobody but the server takes them", async () => {
  await company.owner.query(
    `insert into public.leads (name, source, owner_id, team_id) select 'Many', 'Partner', $1, $2 from generate_series(1, 1500)`,
    [claire.id, claire.team_id],
  );
  await rule({ subject: "source", value: "Partner", points: 11 });
  expect(await rescore()).toBe(1000);
  await settled();
  const scores = async () =>
    (await company.owner.query("select distinct score from public.leads where name = 'Many'")).rows;
  expect(await scores()).toEqual([{ score: 1 }]);
  // Who knew the former rules only, and wrote last, is met ten minutes later.
  await company.owner.query(
    `alter table public.leads disable trigger f_score; update public.leads set score = 99 where name = 'Many';
     alter table public.leads enable trigger f_score; update app.rescoring set noted_at = now() - interval '11 minutes'`,
  );
  await settled();
  expect(await scores()).toEqual([{ score: 1 }]);
  await expect(
    company.database.flush(admin.actor, [{ text: "select app.rescore()", values: [] }]),
  ).rejects.toMatchObject({ code: "42501" });
});

test("with the last rule gone, scores stay and are people's again", async () => {
  const { body } = await server.call<{ data: Row[] }>(admin, "GET", "/api/score_rules");
  for (const { id, version } of body.data) await server.call(admin, "DELETE", `/api/score_rules/${id}`, { version });
  await settled();
  const after = await now(before.id);
  expect(after.score_reasons).toBeNull();
  const { body: told } = await patch(claire, `leads/${before.id}`, { score: 12, version: after.version });
  expect(told.data.score).toBe(12);
});
