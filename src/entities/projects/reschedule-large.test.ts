import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { withoutTriggers } from "../../testing/without-triggers.ts";

// Projects that are moved while others work in them, and large ones.
type Row = Record<string, unknown> & { id: string };
type Result = { shift: string; moved: number; tasks: number };
type Answer = { data: Row & { seen: string }; result?: Result; message?: string };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let hugo: TestPerson;

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
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const project = (by: TestPerson, name: string, starts_on: string | null, due_on: string | null) =>
  made(by, "projects", { name, owner_id: by.id, starts_on, due_on });
const task = (by: TestPerson, { id }: Row, name: string, starts_on: string | null, due_on: string | null) =>
  made(by, "tasks", { name, project_id: id, owner_id: by.id, starts_on, due_on });
const shown = async (by: TestPerson, { id }: Row, asked: object) =>
  (await call(by, "POST", "projects/reschedule/preview", { id, ...asked })).body.data;
const move = (by: TestPerson, { id }: Row, asked: object) => call(by, "POST", "projects/reschedule", { id, ...asked });
const back = (by: TestPerson, { id }: Row, shift: string | undefined) =>
  call(by, "POST", "projects/take_back_shift", { id, shift });
const daysOf = async (table: string, ...rows: Row[]) => {
  const text = `select concat(${table === "milestones" ? "null" : "starts_on"}, '..', due_on) as days from public.${table} where id = any($1) order by name`;
  return (await company.owner.query<{ days: string }>(text, [rows.map(({ id }) => id)])).rows.map(({ days }) => days);
};

test("nothing else is done than was shown, and two at once lose nothing", async () => {
  const race = await project(maud, "Race", "2027-03-08", "2027-03-12");
  await made(maud, "project_members", { project_id: race.id, user_id: hugo.id });
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => task(maud, race, `T${nth + 10}`, "2027-03-08", "2027-03-09")),
  );
  const { seen } = await shown(maud, race, { by: 1 });
  await call(hugo, "PATCH", `tasks/${all[0]?.id}`, { due_on: "2027-03-10" });
  expect((await move(maud, race, { by: 1, seen })).body.message).toBe(
    "What would move has changed since this was shown. Look at it again.",
  );
  const admin = await company.person("admin");
  const answers = await Promise.all([
    move(maud, race, { by: 1 }),
    move(admin, race, { by: 2 }),
    call(hugo, "PATCH", `tasks/${all[3]?.id}`, { name: "T13 renamed" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await daysOf("projects", race)).toEqual(["2027-03-11..2027-03-17"]);
  expect(new Set((await daysOf("tasks", ...all)).map((days) => days.slice(0, 10)))).toEqual(new Set(["2027-03-11"]));
});

/** So many tasks of a day each, planned at once. */
const many = (project_id: string, count: number) =>
  company.owner.query(
    `insert into public.tasks (name, project_id, owner_id, starts_on, due_on)
     select 'T' || n, $1, $2, date '2027-03-08' + n % 5, date '2027-03-08' + n % 5 from generate_series(1, $3) n`,
    [project_id, maud.id, count],
  );

test("a thousand tasks go in one act and come back; more than five thousand are refused with a sentence", async () => {
  const large = await project(maud, "Large", "2027-03-08", "2027-03-12");
  await many(large.id, 1000);
  await company.owner.query("analyze public.tasks");
  const since = performance.now();
  const { body } = await move(maud, large, { by: 7 });
  console.info(`1,000 moved in ${Math.round(performance.now() - since)} ms`);
  expect(body.result).toMatchObject({ moved: 1001, tasks: 1000 });
  expect((await back(maud, large, body.result?.shift)).body.result).toEqual({ moved: 1001, kept: 0, codes: [] });
  await withoutTriggers(company.owner, { "public.tasks": ["y_search_insert", "z_log"] }, () => many(large.id, 4001));
  expect((await move(maud, large, { by: 1 })).body.message).toBe(
    "More than 5,000 tasks, phases and milestones would move. Move fewer projects at once, or their tasks in parts.",
  );
  // Its own days alone go all the same, and so many are told of.
  expect(await shown(maud, large, { by: 1, alone: true })).toMatchObject({ moved: 1, tasks: 5001, milestones: 0 });
  expect((await move(maud, large, { by: 1, alone: true })).body.result).toMatchObject({ moved: 1, tasks: 0 });
  expect(await daysOf("projects", large)).toEqual(["2027-03-09..2027-03-15"]);
});

test("so many relations are gone through at most, with a sentence", async () => {
  const dense = await project(maud, "Dense", "2027-03-08", "2027-03-12");
  await many(dense.id, 470);
  // (Without looking for circles and doubles, of which there are none.)
  await withoutTriggers(company.owner, { "public.task_links": ["a_link", "w_blockers", "z_log"] }, () =>
    company.owner.query(
      `with t as (select id, row_number() over (order by id) as nth from public.tasks where project_id = $1)
     insert into public.task_links (from_id, to_id, kind)
       select f.id, l.id, 'blocks' from t f join t l on l.nth between f.nth + 1 and f.nth + 46 order by f.nth, l.nth`,
      [dense.id],
    ),
  );
  expect((await move(maud, dense, { by: 1 })).body.message).toBe(
    "More than 20,000 relations hang on this. Move it in parts.",
  );
  expect((await move(maud, dense, { by: 1, alone: true })).body.result).toMatchObject({ moved: 1 });
});
