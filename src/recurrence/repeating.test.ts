import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { repeatWhatIsDone } from "./repeat-tasks.ts";

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string; details?: { fields?: Record<string, string> } };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let hugo: TestPerson;
const failed: string[] = [];

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  hugo = await company.person("team_member", { name: "Hugo" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = async (by: TestPerson, values: object) => {
  const answer = await call(by, "POST", "tasks", values);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
/** Done, on a day. */
async function done({ id }: Row, on: string) {
  expect((await call(hugo, "POST", "tasks/move", { id, status: "done" })).status).toBe(200);
  await company.owner.query("update public.tasks set ended_at = $2::timestamptz where id = $1", [
    id,
    `${on}T15:00+01:00`,
  ]);
}
const work = () => repeatWhatIsDone(company.database, company.system, (error) => failed.push(String(error)));
const after = async ({ id }: Row) => {
  const where = encodeURIComponent(JSON.stringify({ repeats_id: id }));
  return (await server.call<{ data: Row[] }>(hugo, "GET", `/api/tasks?where=${where}`)).body.data;
};

test("a task that repeats comes again once it is done, with what stands below it, and once only", async () => {
  const { id: project_id } = (await call(maud, "POST", "projects", { name: "Site" })).body.data;
  await call(maud, "POST", "project_members", { project_id, user_id: hugo.id });
  const weekly = await made(maud, {
    name: "Weekly report",
    project_id,
    owner_id: hugo.id,
    body: "- [x] Figures\n- [ ] Words",
    starts_on: "2026-11-20",
    due_on: "2026-11-23",
    repeat_rule: "FREQ=WEEKLY;BYDAY=MO",
  });
  await call(maud, "POST", "task_people", { task_id: weekly.id, user_id: maud.id, part: "watcher" });
  await made(hugo, { name: "Ask Claire", parent_id: weekly.id, due_on: "2026-11-21" });
  await done(weekly, "2026-11-24");
  // Two servers at once.
  await Promise.all([work(), work()]);
  await work();
  const [next, ...others] = await after(weekly);
  expect(others).toEqual([]);
  expect(next).toMatchObject({
    name: "Weekly report",
    code: "SITE-3",
    status: "todo",
    owner_id: hugo.id,
    created_by: maud.id,
    starts_on: "2026-11-27",
    due_on: "2026-11-30",
    repeat_rule: "FREQ=WEEKLY;BYDAY=MO",
    body: "- [ ] Figures\n- [ ] Words",
  });
  const where = encodeURIComponent(JSON.stringify({ parent_id: next?.id }));
  const below = await server.call<{ data: Row[] }>(hugo, "GET", `/api/tasks?where=${where}`);
  expect(below.body.data.map(({ name, due_on, status }) => [name, due_on, status])).toEqual([
    ["Ask Claire", "2026-11-28", "todo"],
  ]);
  const of_next = encodeURIComponent(JSON.stringify({ task_id: next?.id }));
  const people = (await server.call<{ data: Row[] }>(hugo, "GET", `/api/task_people?where=${of_next}`)).body.data;
  expect(people.map(({ user_id, part }) => [user_id, part])).toEqual([[maud.id, "watcher"]]);
  // Done anew after it was taken up again, it has been followed already.
  await call(hugo, "POST", "tasks/move", { id: weekly.id, status: "todo" });
  await done(weekly, "2026-11-25");
  await work();
  expect(await after(weekly)).toHaveLength(1);
});

test("on completion it comes so long after it was done; the last one is followed by none", async () => {
  const filter = await made(hugo, {
    name: "Change the filter",
    due_on: "2026-11-02",
    repeat_rule: "FREQ=DAILY;INTERVAL=14;COUNT=2",
    repeat_mode: "day_done",
  });
  await done(filter, "2026-11-26");
  await work();
  const [next] = await after(filter);
  expect(next).toMatchObject({
    due_on: "2026-12-10",
    repeat_rule: "FREQ=DAILY;INTERVAL=14;COUNT=1",
    owner_id: hugo.id,
  });
  if (next) await done(next, "2026-12-10");
  await work();
  expect(next && (await after(next))).toEqual([]);
  expect(await work()).toBe(0);
});

test("what is cancelled, in the bin or of a project that is over is followed by none", async () => {
  const { id: project_id, version } = (await call(maud, "POST", "projects", { name: "Over", status: "active" })).body
    .data;
  const rule = { repeat_rule: "FREQ=DAILY", due_on: "2026-11-26" };
  const cancelled = await made(hugo, { name: "Given up", ...rule });
  await call(hugo, "POST", "tasks/move", { id: cancelled.id, status: "cancelled" });
  const of_project = await made(maud, { name: "Stand-up", project_id, owner_id: hugo.id, ...rule });
  await call(maud, "POST", "projects/move", { id: project_id, version, status: "completed" });
  await done(of_project, "2026-11-26");
  await work();
  expect([await after(cancelled), await after(of_project)]).toEqual([[], []]);
});

test("what is no rule is refused where it is written; one without days ends its series and holds up no other", async () => {
  for (const repeat_rule of ["sometimes", "FREQ=SECONDLY", "FREQ=DAILY;INTERVAL=0", "FREQ=WEEKLY;BYDAY=XX"]) {
    const refused = await call(hugo, "POST", "tasks", { name: "X", repeat_rule });
    expect(refused.body.details?.fields, repeat_rule).toEqual({
      repeat_rule: "is no rule of repetition, such as FREQ=WEEKLY;BYDAY=MO",
    });
  }
  const never = await made(hugo, {
    name: "Never",
    due_on: "2026-11-26",
    repeat_rule: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
  });
  const daily = await made(hugo, { name: "Daily", due_on: "2026-11-26", repeat_rule: "FREQ=DAILY" });
  // (Its tag is in the bin: of those that are there it has none.)
  const tag = await company.row("public.tags", { name: "Gone" });
  const tagged = await made(hugo, { name: "Tagged", due_on: "2026-11-26", repeat_rule: "FREQ=DAILY", tag_ids: [tag] });
  await company.owner.query("update public.tags set deleted_at = now() where id = $1", [tag]);
  // (What the database refuses ends its series, too.)
  const refused = await made(hugo, { name: "Refused", due_on: "2100-12-30", repeat_rule: "FREQ=MONTHLY" });
  await done(never, "2026-11-25");
  await done(refused, "2026-11-25");
  await done(tagged, "2026-11-26");
  await done(daily, "2026-11-26");
  failed.length = 0;
  await work();
  expect(failed).toEqual([
    "Error: Maximum iterations (2000) exceeded in all()",
    expect.stringContaining("tasks_due_on"),
  ]);
  expect((await after(tagged)).map(({ tag_ids }) => tag_ids)).toEqual([[]]);
  expect((await after(daily)).map(({ due_on }) => due_on)).toEqual(["2026-11-27"]);
  expect(await work()).toBe(0);
});

test("one person's many hold up nobody else's, and a rule that never has a day is not taken", async () => {
  await company.owner.query(
    `insert into public.tasks (name, owner_id, status, repeat_rule, due_on, ended_at, updated_by)
     select 'Mine ' || n, $1, 'done', 'FREQ=DAILY', '2026-11-20', now() - interval '1 year', $1 from generate_series(1, 60) n`,
    [maud.id],
  );
  const his = await made(hugo, { name: "Backup", owner_id: hugo.id, due_on: "2026-11-20", repeat_rule: "FREQ=DAILY" });
  await done(his, "2026-11-20");
  expect(await work()).toBe(20);
  expect(await after(his)).toHaveLength(1);
  const never = "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=9";
  expect((await call(hugo, "POST", "tasks", { name: "Never", repeat_rule: never })).status).toBe(422);
  expect(
    (await call(hugo, "POST", "tasks", { name: "Last", repeat_rule: "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1" })).status,
  ).toBe(201);
});
