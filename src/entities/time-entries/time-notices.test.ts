import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { deliverAll, noticesOf } from "../../testing/notices.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let hugo: TestPerson;
let amir: TestPerson;
let project_id: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
  amir = await company.person("sales", { name: "Amir" });
  project_id = await company.row("public.projects", { name: "Shop", owner_id: maud.id });
  // All have been here for long, and the company works from Monday to Friday.
  await company.owner.query(`alter table public.people disable trigger a_stamp;
    update public.people set created_at = now() - interval '1 year'; alter table public.people enable trigger a_stamp;
    update public.company set time_zone = 'UTC', working_week = '{"1":[[540,720]],"2":[[540,720]],"3":[[540,720]],"4":[[540,720]],"5":[[540,720]]}'`);
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Row = { data: { id: string } };
const chore = (text: string) => company.database.flush(company.system, [{ text: `select ${text}`, values: [] }]);
const kinds = async (person: TestPerson, kind: string) =>
  (await noticesOf(server, person, { kind })).map(({ title, message, details, action_url }) => ({
    title,
    message,
    details,
    action_url,
  }));

test("whose time is refused is told once for all that was refused at once, with the reason; nobody else is", async () => {
  const ids: string[] = [];
  for (const day of ["2026-11-02", "2026-11-03"]) {
    const made = await server.call<Row>(hugo, "POST", "/api/time_entries", {
      day,
      minutes: 60,
      project_id: null,
      note: "x",
    });
    ids.push(made.body.data.id);
  }
  await company.owner.query("update public.time_entries set project_id = $1 where id = any ($2)", [project_id, ids]);
  await server.call(hugo, "POST", "/api/time_entries/bulk", { ids, do: "submit" });
  const refused = await server.call<{ data: { changed: string[] } }>(maud, "POST", "/api/time_entries/bulk", {
    ids,
    do: "reject",
    with: { reason: "That was the other shop" },
  });
  expect(refused.body.data.changed.length).toBe(2);
  await deliverAll(company);
  await deliverAll(company);
  expect(await kinds(hugo, "time_refused")).toEqual([
    {
      title: "Time was refused",
      message: "That was the other shop",
      details: { name: "x", entries: 2 },
      action_url: "/tasks?tab=time&owner=me&status=rejected",
    },
  ]);
  expect(await kinds(maud, "time_refused")).toEqual([]);
  const [one = ""] = ids;
  await server.call(hugo, "POST", "/api/time_entries/submit", { id: one });
  await server.call(maud, "POST", "/api/time_entries/approve", { id: one });
  await deliverAll(company);
  expect((await kinds(hugo, "time_refused")).length).toBe(1);
});

test("a week's working days without time are asked about once, of who enters time, unless they do not want to hear of it", async () => {
  const { rows } = await company.owner.query<{ day: string }>(
    "select (date_trunc('week', now() at time zone 'UTC') - interval '7 days' + n * interval '1 day')::date::text as day from generate_series(0, 6) n",
  );
  const [monday = "", tuesday = "", wednesday = "", thursday = "", friday = ""] = rows.map(({ day }) => day);
  const enter = (owner_id: string, day: string) =>
    company.row("public.time_entries", { owner_id, day, minutes: 60, note: "Work" });
  await company.owner.query("update public.people set time_zone = 'UTC'");
  await company.row("public.holidays", { day: wednesday, name: "Off" });
  await enter(hugo.id, monday);
  await enter(amir.id, tuesday);
  await company.owner.query(
    `insert into app.notification_settings (user_id, channels) values ($1, '{"time_missing": {"in_app": false, "email": false, "push": false}}')`,
    [amir.id],
  );
  // (Whoever's hour has not come this week is asked later: midnight has.)
  await company.owner.query("insert into app.notification_settings (user_id, digest_hour) values ($1, 0)", [hugo.id]);
  await Promise.all([chore("app.remind_of_time()"), chore("app.remind_of_time()")]);
  await chore("app.remind_of_time()");
  expect(await kinds(hugo, "time_missing")).toEqual([
    {
      title: "Days of last week without time: {{count}}",
      message: `${tuesday}, ${thursday}, ${friday}`,
      details: { days: [tuesday, thursday, friday], count: 3 },
      action_url: `/tasks?tab=time&view=week&week=${monday}`,
    },
  ]);
  // Maud enters no time, Amir does not want to hear of it.
  expect([await kinds(maud, "time_missing"), await kinds(amir, "time_missing")]).toEqual([[], []]);
  await expect(
    company.database.flush(hugo.actor, [{ text: "select app.remind_of_time()", values: [] }]),
  ).rejects.toThrow("permission denied");
});

test("who came in that week is asked from the day on that it was where they are, whatever day it was in UTC", async () => {
  const lina = await company.person("support", { name: "Lina" });
  const { rows } = await company.owner.query<{ day: string }>(
    "select (date_trunc('week', now() at time zone 'Pacific/Kiritimati') - n * interval '1 day')::date::text as day from unnest('{3,2}'::int[]) n",
  );
  const [friday = "", saturday = ""] = rows.map(({ day }) => day);
  // Half past midnight there is the morning of Thursday in UTC.
  await company.owner.query(`alter table public.people disable trigger a_stamp;
    update public.people set time_zone = 'Pacific/Kiritimati', created_at = timestamp '${friday} 00:30' at time zone 'Pacific/Kiritimati'
      where id = '${lina.id}'; alter table public.people enable trigger a_stamp;
    insert into app.notification_settings (user_id, digest_hour) values ('${lina.id}', 0)`);
  await company.row("public.time_entries", { owner_id: lina.id, day: saturday, minutes: 60, note: "Moving in" });
  await chore("app.remind_of_time()");
  expect((await kinds(lina, "time_missing")).map(({ message }) => message)).toEqual([friday]);
});

test("a timer that ran for a day is stopped with 24 hours, or with what its day has left, and its owner is told", async () => {
  const running = (owner_id: string) =>
    company.row("public.time_entries", { owner_id, note: "Forgotten", status: "running" });
  const [hugos, amirs] = [await running(hugo.id), await running(amir.id)];
  await company.owner.query(
    "update public.time_entries set started_at = now() - interval '30 hours', day = '2026-01-10' where id = any ($1)",
    [[hugos, amirs]],
  );
  await company.row("public.time_entries", { owner_id: amir.id, day: "2026-01-10", minutes: 1400, note: "Long" });
  await Promise.all([chore("app.stop_timers()"), chore("app.stop_timers()")]);
  const { rows } = await company.owner.query<{ status: string; minutes: number; hours: number }>(
    `select status, minutes, (extract(epoch from ended_at - started_at) / 3600)::int as hours
       from public.time_entries where note = 'Forgotten' order by minutes`,
  );
  expect(rows).toEqual([
    { status: "draft", minutes: 40, hours: 24 },
    { status: "draft", minutes: 1440, hours: 24 },
  ]);
  const told = (await kinds(hugo, "time_missing")).filter(({ title }) => title.startsWith("Your timer"));
  expect(told).toEqual([
    {
      title: "Your timer was stopped after 24 hours",
      message: "Forgotten",
      details: {},
      action_url: `/tasks?tab=time&id=${hugos}`,
    },
  ]);
  await expect(company.database.flush(hugo.actor, [{ text: "select app.stop_timers()", values: [] }])).rejects.toThrow(
    "permission denied",
  );
});
