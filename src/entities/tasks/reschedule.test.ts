import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { withoutTriggers } from "../../testing/without-triggers.ts";

// Shifting tasks that hang together: shown first, one act, taken back as one; by several at once.
type Row = Record<string, unknown> & { id: string; version: number };
type Days = { starts_on: string | null; due_on: string | null };
type Told = {
  moves: { id: string; code: string; was: Days; becomes: Days }[];
  stay: { code: string }[];
  unseen: number;
  seen: string;
};
type Answer = {
  data: Row & Told;
  result?: { shift: string; moved: number; stay: string[]; kept: number; codes: string[] };
  message?: string;
  details?: { fields?: Record<string, string> };
};

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let nina: TestPerson;
let hugo: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  nina = await company.person("project_manager", { name: "Nina" });
  hugo = await company.person("team_member", { name: "Hugo" });
  await company.row("public.holidays", { day: "2027-03-03", name: "Founders' day" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const project = async (by: TestPerson, name: string) => (await made(by, "projects", { name, owner_id: by.id })).id;
const planned = (by: TestPerson, project_id: string, name: string, starts_on: string | null, due_on: string | null) =>
  made(by, "tasks", { name, project_id, owner_id: by.id, starts_on, due_on });
const linked = async (by: TestPerson, from: Row, to: Row, values: object = {}) =>
  made(by, "task_links", { from_id: from.id, to_id: to.id, kind: "blocks", ...values });
const shown = (by: TestPerson, { id }: Row, days: object) =>
  call(by, "POST", "tasks/reschedule/preview", { id, ...days });
const shift = (by: TestPerson, { id }: Row, days: object) => call(by, "POST", "tasks/reschedule", { id, ...days });
const back = (by: TestPerson, { id }: Row, of: string | undefined) =>
  call(by, "POST", "tasks/take_back_shift", { id, shift: of });
const daysOf = async ({ id }: Row) =>
  (
    await company.owner.query<{ days: string }>(
      "select concat(starts_on, '..', due_on) as days from public.tasks where id = $1",
      [id],
    )
  ).rows[0]?.days;
const on = (starts_on: string, due_on = starts_on) => ({ starts_on, due_on });

test("what follows is shown, moved over a day off and a weekend as one act, and taken back as one", async () => {
  const project_id = await project(maud, "Shop");
  const [a, b, c] = [
    await planned(maud, project_id, "A", "2027-03-01", "2027-03-01"),
    await planned(maud, project_id, "B", "2027-03-02", "2027-03-04"),
    await planned(maud, project_id, "C", "2027-03-05", "2027-03-05"),
  ];
  await linked(maud, a, b);
  await linked(maud, b, c);
  const { data: told } = (await shown(maud, a, on("2027-03-01", "2027-03-02"))).body;
  expect(told.moves.map(({ code, was, becomes }) => [code, was.due_on, becomes.starts_on, becomes.due_on])).toEqual([
    ["SHOP-1", "2027-03-01", "2027-03-01", "2027-03-02"],
    ["SHOP-2", "2027-03-04", "2027-03-04", "2027-03-05"],
    ["SHOP-3", "2027-03-05", "2027-03-08", "2027-03-08"],
  ]);
  expect(await daysOf(b)).toBe("2027-03-02..2027-03-04");
  const { body } = await shift(maud, a, { ...on("2027-03-01", "2027-03-02"), seen: told.seen });
  expect(body).toMatchObject({ data: { due_on: "2027-03-02" }, result: { moved: 3, stay: [] } });
  expect([await daysOf(a), await daysOf(b), await daysOf(c)]).toEqual([
    "2027-03-01..2027-03-02",
    "2027-03-04..2027-03-05",
    "2027-03-08..2027-03-08",
  ]);
  // What somebody has planned otherwise since keeps that; another's shift is nobody else's to take back, nor twice one's own.
  await made(maud, "project_members", { project_id, user_id: hugo.id });
  expect((await call(hugo, "PATCH", `tasks/${b.id}`, { due_on: "2027-03-12" })).status).toBe(200);
  expect((await back(hugo, a, body.result?.shift)).body.message).toBe(
    "This shift was taken back already, or is too long ago.",
  );
  expect((await back(maud, a, body.result?.shift)).body.result).toEqual({ moved: 2, kept: 1, codes: ["SHOP-2"] });
  expect([await daysOf(a), await daysOf(b), await daysOf(c)]).toEqual([
    "2027-03-01..2027-03-01",
    "2027-03-04..2027-03-12",
    "2027-03-05..2027-03-05",
  ]);
  expect((await back(maud, a, body.result?.shift)).status).toBe(409);
});

test("nothing else is done than was shown", async () => {
  const project_id = await project(maud, "Seen");
  await made(maud, "project_members", { project_id, user_id: hugo.id });
  const [a, b] = [
    await planned(maud, project_id, "A", "2027-03-08", "2027-03-08"),
    await planned(maud, project_id, "B", "2027-03-09", "2027-03-09"),
  ];
  await linked(maud, a, b);
  const { seen } = (await shown(maud, a, on("2027-03-10"))).body.data;
  await call(hugo, "PATCH", `tasks/${b.id}`, { due_on: "2027-03-11" });
  expect(await shift(maud, a, { ...on("2027-03-10"), seen })).toMatchObject({
    status: 409,
    body: { message: "What follows has changed since this was shown. Look at it again." },
  });
  expect([await daysOf(a), await daysOf(b)]).toEqual(["2027-03-08..2027-03-08", "2027-03-09..2027-03-11"]);
});

test("what one sees and may not change stays, with what follows it, and is named; what one does not see is counted alone", async () => {
  const lea = await company.person("team_member", { name: "Lea" });
  const of_lea = await project(maud, "Leas");
  const a = await planned(maud, of_lea, "A", "2027-03-08", "2027-03-08");
  const fixed = await planned(maud, of_lea, "Fixed", "2027-03-09", "2027-03-09");
  const behind = await planned(maud, of_lea, "Behind", "2027-03-10", "2027-03-10");
  const hidden = await planned(nina, await project(nina, "Secret"), "Hidden", "2027-03-09", "2027-03-09");
  for (const [from, to] of [
    [a, fixed],
    [fixed, behind],
    [a, hidden],
  ] as const)
    await company.row("public.task_links", { from_id: from.id, to_id: to.id, kind: "blocks" });
  for (const { id } of [a, behind]) await call(maud, "POST", "tasks/assign", { id, owner_id: lea.id });
  // (Whoever manages a project sees its tasks; a member of the team changes their own alone.)
  await call(maud, "POST", "projects/assign", { id: of_lea, owner_id: lea.id });
  const { data } = (await shown(lea, a, on("2027-03-10"))).body;
  expect([data.moves.map(({ code }) => code), data.stay.map(({ code }) => code), data.unseen]).toEqual([
    ["LEAS-1"],
    ["LEAS-2"],
    1,
  ]);
  expect(JSON.stringify(data)).not.toMatch(/SECR|Hidden/);
  expect((await shift(lea, a, on("2027-03-10"))).body.result).toMatchObject({ moved: 1, stay: ["LEAS-2"] });
  expect([await daysOf(fixed), await daysOf(behind), await daysOf(hidden)]).toEqual([
    "2027-03-09..2027-03-09",
    "2027-03-10..2027-03-10",
    "2027-03-09..2027-03-09",
  ]);
  expect((await shift(lea, fixed, on("2027-03-15"))).body.message).toBe("This task is not yours to change.");
  expect((await shown(hugo, a, on("2027-03-15"))).status).toBe(404);
  expect((await shift(hugo, a, on("2027-03-15"))).status).toBe(404);
});

test("days that are too early for what a task follows are refused with the first that are not, and so are days in the wrong order", async () => {
  const project_id = await project(maud, "Early");
  const [a, b] = [
    await planned(maud, project_id, "A", "2027-03-08", "2027-03-12"),
    await planned(maud, project_id, "B", "2027-03-15", "2027-03-15"),
  ];
  await linked(maud, a, b, { lag: 1 });
  expect((await shift(maud, b, on("2027-03-15"))).body.details?.fields).toEqual({ starts_on: "EARL-1: 2027-03-16" });
  expect((await shift(maud, b, on("2027-03-17", "2027-03-16"))).body.details?.fields).toEqual({
    due_on: "is before it begins",
  });
  expect((await shift(maud, b, on("2027-03-16"))).body.result).toMatchObject({ moved: 1 });
  // What is over holds nothing back.
  await call(maud, "POST", "tasks/move", { id: a.id, status: "done" });
  expect((await shift(maud, b, on("2027-03-09"))).body.result).toMatchObject({ moved: 1 });
});

/** A chain of tasks of a day each, without room between them. */
async function chain(project_id: string, length: number): Promise<Row[]> {
  const { rows } = await company.owner.query<Row>(
    `insert into public.tasks (name, project_id, owner_id, starts_on, due_on) select 'T' || n, $1, $2, d.day, d.day
       from (select row_number() over (order by day) as n, day::date from generate_series('2027-03-04'::date, '2047-01-01', interval '1 day') day
          where extract(isodow from day) < 6 order by day limit $3) d order by n returning id, number`,
    [project_id, maud.id, length],
  );
  const sorted = rows.toSorted((x, y) => Number(x["number"]) - Number(y["number"]));
  await company.owner.query(
    `insert into public.task_links (from_id, to_id, kind) select f, t, 'blocks' from unnest($1::uuid[], $2::uuid[]) u (f, t)`,
    [sorted.slice(0, -1).map(({ id }) => id), sorted.slice(1).map(({ id }) => id)],
  );
  return sorted;
}
const broken = async () =>
  (
    await company.owner.query<{ n: string }>(
      "select count(*) as n from public.task_links l join public.tasks f on f.id = l.from_id join public.tasks t on t.id = l.to_id where l.kind = 'blocks' and t.starts_on <= f.due_on and 'done' not in (f.status, t.status) and l.deleted_at is null and f.project_id = t.project_id and f.name like 'T%'",
    )
  ).rows[0]?.n;

test("a thousand that hang together are shifted within a second, and taken back", async () => {
  const all = await chain(await project(maud, "Long"), 1000);
  const [first, last] = [all[0] as Row, all.at(-1) as Row];
  await company.owner.query("analyze public.tasks; analyze public.task_links");
  const before = await daysOf(last);
  const since = performance.now();
  const { body } = await shift(maud, first, on("2027-03-05"));
  const took = performance.now() - since;
  console.info(`1,000 shifted in ${Math.round(took)} ms`);
  expect(body.result).toMatchObject({ moved: 1000 });
  expect([await broken(), await daysOf(last)]).toEqual(["0", expect.not.stringContaining(String(before))]);
  expect((await back(maud, first, body.result?.shift)).body.result).toEqual({ moved: 1000, kept: 0, codes: [] });
  expect(await daysOf(last)).toBe(before);
});

test("two who shift what overlaps at once, while others end and relate what follows: no loss, and every relation holds", async () => {
  const project_id = await project(maud, "Race");
  await made(maud, "project_members", { project_id, user_id: hugo.id });
  const all = await chain(project_id, 60);
  for (let round = 1; round <= 5; round++) {
    const [first, middle, end] = [all[0], all[20], all[40 + round]] as [Row, Row, Row];
    const at = async (row: Row) => (await daysOf(row))?.slice(0, 10) ?? "";
    const later = async (row: Row, days: number) =>
      (
        await company.owner.query<{ day: string }>("select to_char($1::date + $2::int, 'YYYY-MM-DD') as day", [
          await at(row),
          days,
        ])
      ).rows[0]?.day ?? "";
    const answers = await Promise.all([
      shift(maud, first, on(await later(first, 7))),
      shift(hugo, middle, on(await later(middle, 21))),
      call(maud, "POST", "tasks/move", { id: end.id, status: "done" }),
      call(hugo, "PATCH", `tasks/${all[30 + round]?.id}`, { name: `T renamed ${round}` }),
    ]);
    // (Where one moved what the other begins with behind its days, that is said; nothing is lost or broken.)
    for (const { status } of answers) expect([200, 422]).toContain(status);
    expect(await broken()).toBe("0");
  }
});

test("more than five thousand that follow are refused with a sentence", async () => {
  const endless = await project(maud, "Endless");
  // (Each would look along the chain for circles.)
  const looking = {
    "public.tasks": ["y_search_insert", "z_log"],
    "public.task_links": ["a_link", "w_blockers", "z_log"],
  };
  const [first] = await withoutTriggers(company.owner, looking, () => chain(endless, 5002));
  expect((await shown(maud, first as Row, on("2027-03-05"))).body.message).toBe(
    "More than 5,000 tasks follow this one. Shift those that follow in parts, from the last ones on.",
  );
});
