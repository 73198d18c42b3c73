import { sql } from "../../database/drizzle.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqlState } from "../../database/door.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";

// What is done and planned with a lead, said about it, and its next step; who sees it is who sees the lead.
let company: TestCompany;
let claire: TestPerson;
let thomas: TestPerson;
let boss: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  const team_id = await company.team("Lyon");
  claire = await company.person("sales", { team_id });
  thomas = await company.person("sales", { team_id: await company.team("Rouen") });
  boss = await company.person("ceo");
});
afterAll(() => company.close());

const run = async (person: TestPerson, statement: ReturnType<typeof sql>) =>
  (await company.database.as(person.actor, (tx) => tx.execute(statement))).rows as Record<string, unknown>[];
const lead = (person: TestPerson, rest: Record<string, unknown> = {}) =>
  company.row("public.leads", { name: "Ada Durand", owner_id: person.id, ...rest });
const plan = (person: TestPerson, row_id: string, subject: string, at: string) =>
  run(
    person,
    sql`insert into public.activities (entity, row_id, kind, subject, at) values ('leads', ${row_id}, 'call', ${subject}, ${at}) returning id, owner_id, about, state`,
  );
const next = async (id: string) => {
  const { rows } = await company.owner.query(
    "select next_activity, to_char(next_activity_at at time zone 'UTC', 'MM-DD HH24:MI') as at, to_char(last_touch_at at time zone 'UTC', 'MM-DD HH24:MI') as touched, version from public.leads where id = $1",
    [id],
  );
  return rows[0] as { next_activity: string | null; at: string | null; touched: string | null; version: number };
};

test("a lead's next step is the first of its planned activities, and no new version of the lead", async () => {
  const id = await lead(claire);
  const [visit] = await plan(claire, id, "Visit the mill", "2026-12-03T09:00Z");
  expect(visit).toMatchObject({ owner_id: claire.id, about: "Ada Durand", state: "planned" });
  expect(await next(id)).toMatchObject({ next_activity: "Visit the mill", at: "12-03 09:00", version: 1 });
  const [call] = await plan(boss, id, "Call her", "2026-12-01T08:00Z");
  expect(await next(id)).toMatchObject({ next_activity: "Call her", at: "12-01 08:00", version: 1 });
  await run(claire, sql`update public.activities set state = 'done' where id = ${call?.["id"]} returning id`);
  expect(await next(id)).toEqual({
    next_activity: "Visit the mill",
    at: "12-03 09:00",
    touched: "12-01 08:00",
    version: 1,
  });
  await run(claire, sql`update public.activities set deleted_at = now() where id = ${visit?.["id"]} returning id`);
  expect(await next(id)).toMatchObject({ next_activity: null, at: null, version: 1 });
});

test("who writes the next step on the lead changes, plans and cancels the activity that it is", async () => {
  const id = await lead(claire, { next_activity: "Send the offer", next_activity_at: "2026-12-05T09:00Z" });
  const planned = async () =>
    (
      await company.owner.query(
        "select subject, state, owner_id from public.activities where row_id = $1 order by created_at, id",
        [id],
      )
    ).rows;
  expect(await planned()).toEqual([{ subject: "Send the offer", state: "planned", owner_id: claire.id }]);
  await plan(boss, id, "Call her", "2026-12-09T08:00Z");
  await run(
    claire,
    sql`update public.leads set next_activity = 'Send two offers', next_activity_at = '2026-12-10T09:00Z' where id = ${id} returning id`,
  );
  expect((await planned())[0]).toMatchObject({ subject: "Send two offers" });
  // Now the other one is the next.
  expect(await next(id)).toMatchObject({ next_activity: "Call her", at: "12-09 08:00", version: 2 });
  await run(
    claire,
    sql`update public.leads set next_activity = null, next_activity_at = null where id = ${id} returning id`,
  );
  expect((await planned()).map(({ state }) => state)).toEqual(["planned", "cancelled"]);
  expect(await next(id)).toMatchObject({ next_activity: "Send two offers", at: "12-10 09:00" });
});

test("two who plan with the same lead at once both do", async () => {
  const id = await lead(claire);
  await Promise.all(
    ["08", "09", "10", "11"].map((hour) => plan(hour < "10" ? claire : boss, id, hour, `2026-12-01T${hour}:00Z`)),
  );
  expect(await next(id)).toMatchObject({ next_activity: "08" });
});

test("what belongs to a lead is hidden with it, goes along with it, and is written by who may change it", async () => {
  const id = await lead(claire);
  await plan(claire, id, "Call her", "2026-12-01T08:00Z");
  await run(claire, sql`insert into public.comments (entity, row_id, body) values ('leads', ${id}, 'They want two.')`);
  const seen = async (person: TestPerson) =>
    (
      await run(
        person,
        sql`select id from public.activities where row_id = ${id} union all select id from public.comments where row_id = ${id}`,
      )
    ).length;
  expect([await seen(claire), await seen(boss), await seen(thomas)]).toEqual([2, 2, 0]);
  const refused = (error: unknown) => ["23503", "42501"].includes(sqlState(error) ?? "");
  await expect(plan(thomas, id, "Mine", "2026-12-01T08:00Z")).rejects.toSatisfy(refused);
  const support = await company.person("support");
  // Who only reads a lead may speak of it, and plans nothing.
  await run(
    support,
    sql`insert into public.comments (entity, row_id, body) values ('leads', ${id}, 'They called us.')`,
  );
  await expect(plan(support, id, "Mine", "2026-12-01T08:00Z")).rejects.toSatisfy(refused);
  await company.owner.query("update public.leads set owner_id = $2, name = 'Ada Petit' where id = $1", [id, thomas.id]);
  expect([await seen(claire), await seen(boss), await seen(thomas)]).toEqual([0, 3, 3]);
  expect(await run(thomas, sql`select about from public.activities where row_id = ${id}`)).toEqual([
    { about: "Ada Petit" },
  ]);
});

test("one's own words are one's own to change; whoever is mentioned sees the record, and is told once", async () => {
  const id = await lead(claire);
  const said = sql`insert into public.comments (entity, row_id, body, mention_ids) values ('leads', ${id}, '@Boss look', array[${boss.id}]::uuid[]) returning id`;
  const [comment] = await run(claire, said);
  const edit = (person: TestPerson) =>
    run(
      person,
      sql`update public.comments set body = '@Boss, look', mention_ids = array[${boss.id}]::uuid[] where id = ${comment?.["id"]} returning id`,
    );
  expect(await edit(boss)).toEqual([]);
  expect(await edit(claire)).toHaveLength(1);
  const unseen = sql`insert into public.comments (entity, row_id, body, mention_ids) values ('leads', ${id}, '@Thomas look', array[${thomas.id}]::uuid[])`;
  await expect(run(claire, unseen)).rejects.toMatchObject({ cause: { message: "VALIDATION_FAILED" } });
  const told = async (person: TestPerson) =>
    (
      await company.owner.query(
        "select d.message, d.action_url from app.notices_of_mentions('0', '9999999999') d where d.user_id = $1",
        [person.id],
      )
    ).rows;
  expect(await told(boss)).toEqual([{ message: "Ada Durand", action_url: `/leads?id=${id}` }]);
  expect(await told(thomas)).toEqual([]);
});

test("what belongs to a record is deleted for good with it, and nothing else is", async () => {
  const [gone, kept] = [
    await lead(claire, { next_activity: "Call her" }),
    await lead(claire, { next_activity: "Call him" }),
  ];
  for (const id of [gone, kept])
    await run(
      claire,
      sql`insert into public.comments (entity, row_id, body) values ('leads', ${id}, 'They want two.')`,
    );
  await company.owner.query("alter table public.leads disable trigger a_stamp");
  await company.owner.query("update public.leads set deleted_at = now() - interval '31 days' where id = $1", [gone]);
  await company.owner.query("alter table public.leads enable trigger a_stamp");
  await company.database.flush(company.system, [{ text: "select app.empty_bin()", values: [] }]);
  const { rows } = await company.owner.query(
    "select row_id from public.comments where row_id = any ($1) union all select row_id from public.activities where row_id = any ($1)",
    [[gone, kept]],
  );
  expect(rows).toEqual([{ row_id: kept }, { row_id: kept }]);
});

test("whoever has planned something is reminded once before it begins, and again when it is put off", async () => {
  const id = await lead(claire);
  const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString();
  const [soon] = await plan(claire, id, "Call her", minutes(6));
  await plan(claire, id, "Visit her", minutes(60));
  // What somebody else does, what is done, and what belongs to a record that they do not see any more, is not theirs to hear of.
  const hidden = await lead(claire);
  await plan(claire, hidden, "Hidden", minutes(6));
  await company.owner.query("update public.leads set owner_id = $2 where id = $1", [hidden, thomas.id]);
  const remind = () => company.database.flush(company.system, [{ text: "select app.remind()", values: [] }]);
  const told = async () =>
    (
      await company.owner.query(
        "select user_id, message, action_url, read from public.notifications where kind = 'due'",
      )
    ).rows;
  await Promise.all([remind(), remind()]);
  const once = { user_id: claire.id, message: "Call her · Ada Durand", action_url: `/leads?id=${id}`, read: false };
  expect(await told()).toEqual([once]);
  await remind();
  expect(await told()).toEqual([once]);
  await run(claire, sql`update public.activities set at = ${minutes(8)} where id = ${soon?.["id"]} returning id`);
  await remind();
  expect(await told()).toEqual([once, once]);
  await expect(company.database.flush(claire.actor, [{ text: "select app.remind()", values: [] }])).rejects.toThrow(
    /permission denied/,
  );
});
