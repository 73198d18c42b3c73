import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";

let company: TestCompany;
let claire: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  [claire, amir] = [await company.person("sales"), await company.person("admin")];
});
beforeEach(async () => {
  await company.owner.query("delete from public.agent_tasks; delete from public.agent_schedules");
});
afterAll(() => company.close());

type Row = { title: string; owner_id: string; late: boolean; reason: string | null; last_at: string | null };
const cycle = () =>
  company.database.flush(company.system, [{ text: "select app.claim_tasks('{}', '{}', 5)::text", values: [] }]);
const schedule = (title: string, values: object = {}) =>
  company.row("public.agent_schedules", { title, owner_id: claire.id, time_zone: "Europe/Paris", ...values });
/** Its time came so long ago. */
const due = (id: string, ago = "1 minute") =>
  company.owner.query("update public.agent_schedules set next_at = now() - $2::interval where id = $1", [id, ago]);
const made = async () =>
  (await company.owner.query<Row>("select title, owner_id from public.agent_tasks order by title, id")).rows;
const one = async (id: string) => {
  const text = "select next_at <= now() as late, reason, last_at from public.agent_schedules where id = $1";
  return (await company.owner.query<Row>(text, [id])).rows[0];
};

test.each([
  // The hour from two to three is left out, or comes twice: each day has one time all the same.
  ["daily", "Europe/Paris", "02:30", "2026-03-28T12:00Z", ["2026-03-29T01:30Z", "2026-03-30T00:30Z"]],
  ["daily", "Europe/Paris", "02:30", "2026-10-24T12:00Z", ["2026-10-25T01:30Z", "2026-10-26T01:30Z"]],
  ["daily", "America/New_York", "02:30", "2026-03-07T12:00Z", ["2026-03-08T07:30Z", "2026-03-09T06:30Z"]],
  ["daily", "America/New_York", "01:30", "2026-10-31T12:00Z", ["2026-11-01T06:30Z", "2026-11-02T06:30Z"]],
  ["daily", "Asia/Tokyo", "08:00", "2026-03-28T23:00Z", ["2026-03-29T23:00Z", "2026-03-30T23:00Z"]],
  ["daily", "Pacific/Kiritimati", "00:00", "2026-01-01T10:00Z", ["2026-01-02T10:00Z", "2026-01-03T10:00Z"]],
  ["weekdays", "Europe/Paris", "08:00", "2026-11-27T12:00Z", ["2026-11-30T07:00Z", "2026-12-01T07:00Z"]],
  ["weekly", "Europe/Paris", "08:00", "2026-10-21T06:00Z", ["2026-10-28T07:00Z", "2026-11-04T07:00Z"]],
  ["monthly", "Europe/Paris", "08:00", "2026-01-31T12:00Z", ["2026-02-28T07:00Z", "2026-03-31T06:00Z"]],
  ["monthly", "America/New_York", "23:59", "2028-02-01T12:00Z", ["2028-03-01T04:59Z", "2028-04-01T03:59Z"]],
])("%s in %s at %s, after %s", async (rhythm, zone, at, after, times) => {
  let from = after;
  for (const expected of times) {
    const text = "select app.next_time($1, 'wednesday', 31, $2, $3, $4) as at";
    const { rows } = await company.owner.query<{ at: Date }>(text, [rhythm, at, zone, from]);
    from = rows[0]?.at.toISOString() ?? "";
    expect(from).toBe(new Date(expected).toISOString());
  }
});

test("what is due becomes a task of its owner's, once for two servers, and has its next time; what is not due stays", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) ids.push(await schedule(`due ${n}`));
  await schedule("later");
  for (const id of ids) await due(id);
  await Promise.all(Array.from({ length: 4 }, cycle));
  await cycle();
  const titles = (await made()).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(ids.map((_, n) => `due ${n}`).toSorted());
  expect((await made()).every(({ owner_id }) => owner_id === claire.id)).toBe(true);
  expect(await one(ids[0] ?? "")).toMatchObject({ late: false, reason: null, last_at: expect.anything() });
});

test("who missed three days makes up for it once, or not at all, as the schedule says; an hour late is not missed", async () => {
  const [once, skip, just] = [
    await schedule("once"),
    await schedule("skip", { missed: "skip" }),
    await schedule("just", { missed: "skip" }),
  ];
  await due(once, "3 days");
  await due(skip, "3 days");
  await due(just, "59 minutes");
  await cycle();
  await cycle();
  expect((await made()).map(({ title }) => title)).toEqual(["just", "once"]);
  expect(await one(skip)).toEqual({ late: false, reason: "Its time passed while no agent worked.", last_at: null });
});

test("while the agents are halted nothing is made; afterwards what was missed is made up for, or not", async () => {
  await due(await schedule("once"), "2 hours");
  await due(await schedule("skip", { missed: "skip" }), "2 hours");
  await company.row("app.agent_halts", { by: amir.id, reason: "To see" });
  await cycle();
  expect(await made()).toEqual([]);
  await company.owner.query("delete from app.agent_halts");
  await cycle();
  expect((await made()).map(({ title }) => title)).toEqual(["once"]);
});

test("a schedule of somebody who is suspended, or may no longer ask, makes nothing; those of others go on", async () => {
  const [gone, auditor] = [await company.person("sales"), await company.person("auditor")];
  const hers = await schedule("gone", { owner_id: gone.id });
  const theirs = await schedule("auditor", { owner_id: auditor.id });
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [gone.id]);
  for (const id of [hers, theirs, await schedule("goes on", { owner_id: amir.id })]) await due(id);
  await cycle();
  expect(await made()).toEqual([{ title: "goes on", owner_id: amir.id }]);
  const refused = { late: false, reason: "Its owner may not ask agents for anything now." };
  expect([await one(hers), await one(theirs)]).toMatchObject([refused, refused]);
});

test("while its last task is open no second one is made, and it says so; once that is over, the next time makes one", async () => {
  const id = await schedule("piles up");
  for (let n = 0; n < 3; n++) {
    await due(id);
    await cycle();
  }
  expect(await made()).toHaveLength(1);
  expect(await one(id)).toMatchObject({ late: false, reason: "Its last task is not done yet." });
  await company.owner.query("update public.agent_tasks set status = 'cancelled'");
  await due(id);
  await cycle();
  expect(await made()).toHaveLength(2);
  expect(await one(id)).toMatchObject({ late: false, reason: null });
});

test("who has 200 tasks that wait gets none, and holds up nobody else's", async () => {
  await company.owner.query(
    "insert into public.agent_tasks (title, owner_id) select 'waits', $1 from generate_series(1, 200)",
    [claire.id],
  );
  const full = await schedule("full");
  await due(full, "2 minutes");
  await due(await schedule("his", { owner_id: amir.id }));
  await cycle();
  expect((await made()).filter(({ title }) => title !== "waits")).toEqual([{ title: "his", owner_id: amir.id }]);
  expect((await one(full))?.reason).toContain("You have 200 tasks");
});

test("one that is switched off or lies in the bin is never due; what is changed soon after a task waits an hour at least", async () => {
  const off = await schedule("off", { enabled: false });
  const binned = await schedule("binned");
  await company.owner.query("update public.agent_schedules set deleted_at = now() where id = $1", [binned]);
  const none = "select next_at from public.agent_schedules where id = any ($1)";
  expect((await company.owner.query(none, [[off, binned]])).rows).toEqual([{ next_at: null }, { next_at: null }]);
  const id = await schedule("moved");
  await company.owner.query("update public.agent_schedules set last_at = now() where id = $1", [id]);
  const soon = `update public.agent_schedules set time_zone = 'UTC', at_time = to_char(now() at time zone 'UTC' + interval '10 minutes', 'HH24:MI')
    where id = $1 returning next_at > now() + interval '1 hour' as later`;
  expect((await company.owner.query(soon, [id])).rows).toEqual([{ later: true }]);
});
