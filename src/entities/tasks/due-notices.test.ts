import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { noticesOf } from "../../testing/notices.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let hugo: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  hugo = await company.person("team_member", { name: "Hugo" });
  amir = await company.person("sales", { name: "Amir" });
  // A company that works each day, and people for whom the day has begun.
  const every_day = JSON.stringify(Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [[540, 720]]])));
  await company.owner.query(
    `update public.company set working_week = '${every_day}'; delete from public.holidays;
     update public.people set time_zone = 'UTC';
     insert into app.notification_settings (user_id, digest_hour) select id, 0 from public.people on conflict (user_id) do update set digest_hour = 0`,
  );
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const remind = () => company.database.flush(company.system, [{ text: "select app.remind_of_tasks()", values: [] }]);
const told = async (person: TestPerson) =>
  [
    ...(await noticesOf(server, person, { kind: "due_soon" })),
    ...(await noticesOf(server, person, { kind: "overdue" })),
  ].map(({ kind, message, details, action_url }) => ({ kind, message, details, action_url }));
const task = (name: string, due: string, owner: TestPerson, values = {}) =>
  company.owner
    .query<{ id: string }>(
      `insert into public.tasks (name, owner_id, due_on, status) values ($1, $2, (now() at time zone 'UTC')::date + $3::int, $4) returning id`,
      [name, owner.id, due, { status: "todo", ...values }.status],
    )
    .then(({ rows }) => rows[0]?.id ?? "");

test("what is due by the next working day and what became late is told once a day, together, to whoever does it", async () => {
  const late = await task("Late", "-1", hugo);
  await task("Tomorrow", "1", hugo);
  const shared = await task("Shared", "1", amir);
  await company.owner.query("insert into public.task_people (task_id, user_id, part) values ($1, $2, 'assignee')", [
    shared,
    hugo.id,
  ]);
  for (const [name, due, values] of [
    ["Today", "0", {}],
    ["Later", "2", {}],
    ["Long late", "-2", {}],
    ["Done", "1", { status: "done" }],
  ] as const)
    await task(name, due, hugo, values);
  await Promise.all([remind(), remind()]);
  await remind();
  expect(await told(hugo)).toEqual([
    {
      kind: "due_soon",
      message: "T-2 · Tomorrow, T-3 · Shared",
      details: { count: 2 },
      action_url: "/tasks?status=open&owner=me",
    },
    { kind: "overdue", message: "T-1 · Late", details: { count: 1 }, action_url: `/tasks?id=${late}` },
  ]);
  expect(await told(amir)).toEqual([
    { kind: "due_soon", message: "T-3 · Shared", details: { count: 1 }, action_url: `/tasks?id=${shared}` },
  ]);
});

test("nobody else reminds people", async () => {
  const by_hugo = company.database.flush(hugo.actor, [{ text: "select app.remind_of_tasks()", values: [] }]);
  await expect(by_hugo).rejects.toThrow(/permission denied/);
});
