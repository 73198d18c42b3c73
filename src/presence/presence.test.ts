import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Online = { data: { count: number; people: { id: string; name: string }[] } };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let client: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire Vasseur" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir Kaci" });
  client = await company.person("client", { account_id: await company.row("public.accounts", { name: "Cap" }) });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

let beats = 0;
const beat = async (person: TestPerson, session_id: string, is_online = true, page = "/leads", nth = ++beats) => {
  const [current_page, record_id] = page.split("#");
  const told = { is_online, current_page, session_id, beat: nth, ...(record_id && { record_id }) };
  return (await server.call(person, "POST", "/api/employee_presence", told)).status;
};
const online = async (person: TestPerson) =>
  (await server.call<Online>(person, "GET", "/api/employee_presence")).body.data.people.map(({ id }) => id);
const on = async (person: TestPerson, id: string) =>
  server.call<{ data: { name: string }[] }>(person, "GET", `/api/employee_presence/on?entity=leads&id=${id}`);
const later = (seconds: number) =>
  company.owner.query(
    `with sessions as (update app.presence_sessions set last_seen = last_seen - $1 * interval '1 second')
     update public.employee_presence set last_seen = last_seen - $1 * interval '1 second'`,
    [seconds],
  );

test("somebody is online while one tab of theirs was seen in the last 90 seconds", async () => {
  expect(await beat(claire, "first-tab")).toBe(204);
  await beat(claire, "second-tab");
  expect(await online(amir)).toEqual([claire.id]);
  await beat(claire, "first-tab", false);
  expect(await online(amir)).toEqual([claire.id]);
  await beat(claire, "second-tab", false);
  expect(await online(amir)).toEqual([]);
  await beat(claire, "first-tab");
  await later(91);
  expect(await online(amir)).toEqual([]);
  await beat(claire, "second-tab");
  await beat(claire, "second-tab", false);
  expect(await online(amir)).toEqual([]);
});

test("each person has one row, with the page and the tab of their last beat", async () => {
  await beat(amir, "first-tab", true, "/leads");
  await beat(amir, "second-tab", true, "/clients");
  const rows = async () =>
    (
      await company.owner.query<Record<string, unknown>>(
        `select is_online, current_page, session_id, last_seen > now() - interval '1 minute' as just_now
           from public.employee_presence where user_id = $1`,
        [amir.id],
      )
    ).rows;
  expect(await rows()).toEqual([
    { is_online: true, current_page: "/clients", session_id: "second-tab", just_now: true },
  ]);
  for (const tab of ["first-tab", "second-tab"]) await beat(amir, tab, false, "/clients");
  expect(await rows()).toMatchObject([{ is_online: false, just_now: true }]);
});

test("who has a record open is told to those who may read it, and the page to nobody", async () => {
  const id = await company.row("public.leads", { name: "Shared", owner_id: null });
  const own = await company.row("public.leads", { name: "Amir's", owner_id: amir.id });
  await beat(claire, "first-tab", true, `/leads#${id}`);
  expect((await on(amir, id)).body.data).toEqual([{ id: claire.id, name: "Claire Vasseur" }]);
  expect((await on(claire, id)).body.data).toEqual([]);
  await beat(amir, "amirs-tab", true, `/leads#${own}`);
  expect((await on(claire, own)).status).toBe(404);
  expect((await on(client, id)).status).toBe(404);
  const pages = { text: "select current_page from public.employee_presence", values: [] };
  await expect(company.database.flush(amir.actor, [pages])).rejects.toThrow(/permission denied/);
});

test("a beat that comes after the last word of its tab does not bring back who has left", async () => {
  const id = await company.row("public.leads", { name: "Left", owner_id: null });
  await beat(claire, "closed-tab", false, `/leads#${id}`, 1000);
  expect(await beat(claire, "closed-tab", true, `/leads#${id}`, 999)).toBe(204);
  expect((await on(amir, id)).body.data).toEqual([]);
});

test("a record is open as long as some tab has it open, and no longer", async () => {
  const id = await company.row("public.leads", { name: "Two tabs", owner_id: null });
  await beat(claire, "other-tab", true, "/dashboard");
  await beat(claire, "lead-tab", true, `/leads#${id}`);
  await beat(claire, "other-tab", true, "/dashboard");
  expect((await on(amir, id)).body.data).toHaveLength(1);
  await beat(claire, "lead-tab", false, `/leads#${id}`);
  expect(await online(amir)).toContain(claire.id);
  expect((await on(amir, id)).body.data).toEqual([]);
});

test("the page is a path: what a browser sends beside it is cut, and no table has room for it", async () => {
  const id = await company.row("public.leads", { name: "Searched", owner_id: null });
  const told = { is_online: true, current_page: `/leads?q=secret-words&id=${id}#there`, session_id: "searching-tab" };
  expect((await server.call(claire, "POST", "/api/employee_presence", { ...told, beat: 1 })).status).toBe(204);
  const kept = `select current_page from app.presence_sessions where session_id = 'searching-tab'
    union all select current_page from public.employee_presence where user_id = $1`;
  const { rows } = await company.owner.query(kept, [claire.id]);
  expect(rows).toEqual([{ current_page: "/leads" }, { current_page: "/leads" }]);
  expect((await on(amir, id)).body.data).toEqual([]);
  // Nor past the server's own cut.
  const beaten = {
    text: "select app.beat('searching-tab', 2, true, '/leads?q=secret-words', null)",
    values: [],
  };
  await company.database.flush(claire.actor, [beaten]);
  expect((await company.owner.query(kept, [claire.id])).rows).toEqual(rows);
});

test("a client beats without seeing who is there, and nobody beats for another", async () => {
  expect(await beat(client, "clients-tab")).toBe(204);
  expect((await server.call(client, "GET", "/api/employee_presence")).status).toBe(403);
  expect(await online(amir)).not.toContain(client.id);
  const forged = {
    text: "update public.employee_presence set is_online = false where user_id = $1",
    values: [claire.id],
  };
  await expect(company.database.flush(amir.actor, [forged])).rejects.toThrow(/permission denied/);
});
