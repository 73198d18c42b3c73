import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

// The list of activities: what is found in it by words, and what is done to many of them.
type Told = { data: { changed: string[]; skipped: { id: string; message: string }[] } };
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let [lead, client]: string[] = [];

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North") });
  amir = await company.person("sales", { team_id: await company.team("South") });
  await company.owner.query("update public.people set time_zone = 'Europe/Paris'");
  lead = await made(claire, "leads", { name: "Ada Durand", owner_id: claire.id });
  client = await made(amir, "accounts", { name: "Maison Quemeneur", owner_id: amir.id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const post = (person: TestPerson, path: string, body: object) =>
  server.call<Told>(person, "POST", `/api/${path}`, body);
async function made(person: TestPerson, path: string, body: object): Promise<string> {
  const answer = await server.call<{ data: { id: string } }>(person, "POST", `/api/${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data.id;
}
const plan = (person: TestPerson, values: object) => {
  const [entity, row_id] = person === claire ? ["leads", lead] : ["accounts", client];
  return made(person, "activities", { entity, row_id, kind: "call", ...values });
};
const momentOf = async (id: string) =>
  (await company.owner.query<{ at: string; state: string }>("select to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at, state from public.activities where id = $1", [id])).rows[0]; // prettier-ignore

test("many are moved to another day, each at its hour of the clock, also over the night on which it changes", async () => {
  const summer = await plan(claire, { at: "2027-03-26T09:00:00Z" });
  const whole_day = await plan(claire, { at: "2027-01-10T23:00:00Z" });
  const without = await plan(claire, { subject: "Some day" });
  const theirs = await plan(amir, { at: "2027-03-26T09:00:00Z" });
  const done = await plan(claire, { at: "2026-11-02T09:00:00Z", state: "done" });
  const body = { do: "reschedule", with: { day: "2027-03-30" }, ids: [summer, whole_day, without, theirs, done] };
  const { data } = (await post(claire, "activities/bulk", body)).body;
  expect(data.changed.toSorted()).toEqual([summer, whole_day, without].toSorted());
  expect(data.skipped.map(({ id }) => id).toSorted()).toEqual([theirs, done].toSorted());
  expect(data.skipped.find(({ id }) => id === done)?.message).toBe(
    "Only a planned activity can be moved to another day.",
  );
  // Ten o'clock in Paris before and after; what had no hour has none.
  expect(await momentOf(summer)).toMatchObject({ at: "2027-03-30 08:00" });
  for (const id of [whole_day, without]) expect(await momentOf(id)).toMatchObject({ at: "2027-03-29 22:00" });
  expect(await momentOf(theirs)).toMatchObject({ at: "2027-03-26 09:00" });
  for (const day of ["tomorrow", "2027-02-30", null])
    expect((await post(claire, "activities/reschedule", { id: summer, day })).status).toBe(422);
});

test("many are done, called off and handed over; another's are left", async () => {
  const [one, other] = [await plan(claire, { subject: "One" }), await plan(claire, { subject: "Other" })];
  const theirs = await plan(amir, { subject: "Theirs" });
  const act = async (name: string, ids: string[], input: object = {}) =>
    (await post(claire, "activities/bulk", { do: name, with: input, ids })).body.data.changed;
  expect(await act("done", [one, theirs], { outcome: "Reached" })).toEqual([one]);
  expect(await act("cancel", [one, other, theirs])).toEqual([other]);
  expect(await momentOf(theirs)).toMatchObject({ state: "planned" });
  const mate = await company.person("sales", { team_id: claire.team_id ?? "" });
  expect(await act("assign", [one, theirs], { owner_id: mate.id })).toEqual([one]);
});

test("words are looked for in what they are about, and nobody finds another's", async () => {
  const id = await plan(claire, {
    subject: "Send the Étretat brochure",
    outcome: "left a message",
    at: "2027-01-04T09:00:00Z",
  });
  const found = async (person: TestPerson, q: string) => {
    const answer = await server.call<{ data: { id: string }[] }>(
      person,
      "GET",
      `/api/activities?columns=id&q=${encodeURIComponent(q)}`,
    );
    return answer.body.data.map((each) => each.id);
  };
  for (const q of ["etretat", "durand etretat", "left a mess"]) expect(await found(claire, q), q).toEqual([id]);
  expect(await found(claire, "quemeneur")).toEqual([]);
  expect((await found(amir, "quemeneur")).length).toBeGreaterThan(0);
  for (const q of ["etretat", "durand"]) expect(await found(amir, q), q).toEqual([]);
  await server.call(claire, "PATCH", `/api/leads/${lead}`, { name: "Ada Lefebvre" });
  expect(await found(claire, "lefebvre etretat")).toEqual([id]);
});
