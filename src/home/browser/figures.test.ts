import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { chance } from "../../demo/random.ts";
import { register } from "../../entities/register.ts";
import { operations } from "../../entity/operations.ts";
import { dayAfter, isoDay } from "../../records/date-spans.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { setRegion } from "../../ui/format.ts";
import type { Asked, Figure, Group } from "./figures.ts";
import { homeFigures, homeQuestions, type HomeAnswers, type Narrowed } from "./home-figures.ts";
import { leadsFigures, leadsQuestions, type LeadsAnswers } from "./leads-figures.ts";
import { periodOf } from "./period.ts";
import { listAt, questionOf } from "./question.ts";
import { knowPipelines } from "../../entities/stages/known.ts";
import { plantPlans } from "../../testing/plant-plans.ts";
import { usual_stages } from "../../testing/usual-stages.ts";

// After how many days a lead is stale is each stage's own; most say nothing.
const stale_days: Record<string, number> = { new: 5, proposal: 40 };
knowPipelines({
  pipelines: [{ key: "sales", name: "Sales" }],
  stages: usual_stages.map((stage) => ({ ...stage, stale_days: stale_days[stage.key] ?? null })),
});

const zone = "Europe/Paris";
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let boss: TestPerson;

beforeAll(async () => {
  setRegion({ language: "en", locale: "fr-FR", time_zone: zone });
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North") });
  amir = await company.person("sales", { team_id: await company.team("South") });
  boss = await company.person("ceo");
  await plant(400);
  await plantPlans(company, claire, amir);
  await company.owner.query("update public.stages set stale_days = ($1::jsonb ->> key)::int", [
    JSON.stringify(stale_days),
  ]);
  await company.owner.query(
    "update public.leads set last_touch_at = now() - interval '2 days' where stage = 'new' and value > 500",
  );
});
afterEach(() => setRegion({ language: "en", locale: "fr-FR", time_zone: zone }));
afterAll(async () => {
  await server.close();
  await company.close();
});

// A year and a half of leads around now, on both sides of both midnights of Paris, and of those on which its clock changes.
const plant = (count: number) =>
  company.owner.query(
    `insert into public.leads (name, owner_id, team_id, stage, stage_entered_at, created_at, source, value, currency, expected_close,
       next_activity_at, lost_reason, reopened_to)
     select 'Lead ' || n, p.id, p.team_id, stage, moved, made, (array['Fair', 'Web', 'a.b', 'none', null])[1 + n % 5], case when n % 9 > 0 then n * 10.01 end,
       (array['EUR', 'EUR', 'USD'])[1 + n % 3], case when n % 7 > 0 then current_date + (n * 37) % 400 - 120 end,
       case when n % 4 > 0 then now() + (n % 11 - 5) * interval '9 hours' end,
       case stage when 'lost' then (array['Price', 'No need', 'Bad. Timing'])[1 + n % 3] end,
       case when stage in ('won', 'lost') and n % 6 > 0 then (array['new', 'contacted', 'qualified', 'proposal', 'negotiation'])[1 + n % 5] end
     from generate_series(1, $1) n
     cross join lateral (select (array['new', 'contacted', 'qualified', 'proposal', 'negotiation', 'on_hold', 'won', 'lost', 'won', 'lost'])[1 + (n * 7) % 10] as stage,
       case n % 8 when 0 then timestamptz '2026-03-29 00:30Z' + n % 3 * interval '1 hour' when 1 then timestamptz '2026-10-24 22:30Z' + n % 4 * interval '1 hour'
         when 2 then date_trunc('quarter', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris' - interval '1 minute' * (n % 3 - 1)
         else now() - n * interval '33 hours' end as made,
       now() - (n * 13 % 300) * interval '21 hours' as moved) d
     left join public.people p on p.id = (array[$2, $3, null]::uuid[])[1 + n % 3]`,
    [count, claire.id, amir.id],
  );

const meOf = ({ id, team_id }: TestPerson) => ({ id, team_id: team_id ?? null });
const ask = async (person: TestPerson, asked: Record<string, Asked>) => {
  const questions = Object.values(asked).map((each) => questionOf(each, meOf(person), zone));
  const { body } = await server.call<{ data: Group[][] }>(person, "POST", "/api/summaries", { questions });
  return Object.fromEntries(Object.keys(asked).map((name, index) => [name, body.data[index] ?? []]));
};
const home = async (person: TestPerson, narrowed: Narrowed) => {
  const looking = { ...meOf(person), costs: person === boss };
  return homeFigures(narrowed, (await ask(person, homeQuestions(narrowed, looking))) as HomeAnswers);
};
const board = async (person: TestPerson, narrowed: Narrowed) =>
  leadsFigures(narrowed, (await ask(person, leadsQuestions(narrowed))) as LeadsAnswers);

/** How many rows the list shows at the address of a figure. (Past the door's share of calls for one person.) */
const listed = async (person: TestPerson, { address }: Figure) => {
  const of = address["tab"] === "activities" ? "activities" : "leads";
  const where = listAt(address, meOf(person), of);
  const asked = { count: "true", limit: "1", ...(where && { where: JSON.stringify(where) }) };
  const text = await operations(server.kernel, register[of]).list(person.actor, asked);
  return (JSON.parse(text) as { count: number }).count;
};
const figuresIn = (part: unknown): Figure[] => {
  if (typeof part !== "object" || part === null) return [];
  return "address" in part && "count" in part ? [part as Figure] : Object.values(part).flatMap(figuresIn);
};

/** SQL by hand of what somebody sees: the boss all, a salesperson their own, their team's and nobody's. */
const sql = async (person: TestPerson, what: string, condition: string) => {
  const seen =
    person === boss ? "true" : `(owner_id = '${person.id}' or team_id = '${person.team_id}' or owner_id is null)`;
  const { rows } = await company.owner.query<{ n: unknown }>(
    `select ${what} as n from public.leads where deleted_at is null and ${seen} and ${condition}`,
  );
  return rows[0]?.n;
};
/** What is somebody's to do, with whatever they see: leads, clients and contacts that do not lie in the bin. */
const plansOf = async (person: TestPerson, condition: string) => {
  const seen =
    person === boss
      ? "true"
      : `(parent_owner_id = '${person.id}' or parent_team_id = '${person.team_id}' or parent_owner_id is null)`;
  const { rows } = await company.owner.query<{ n: number }>(
    `select count(*)::int as n from public.activities where deleted_at is null and parent_deleted_at is null
       and state = 'planned' and owner_id = '${person.id}' and ${seen} and ${condition}`,
  );
  return rows[0]?.n;
};
const between = (column: string, { from, to }: { from: string; to: string }) =>
  `(${column} at time zone 'Europe/Paris')::date between '${from}' and '${to}'`;
const open = "stage not in ('won', 'lost')";
const euros = "coalesce(sum(value) filter (where currency = 'EUR'), 0)::float";

const year = { from: `${isoDay(new Date()).slice(0, 4)}-01-01`, to: `${isoDay(new Date()).slice(0, 4)}-12-31` };

async function holds(person: TestPerson, word: string, when = "") {
  const period = periodOf(word);
  const { days, before } = period;
  const told = await home(person, { period, owner: undefined });
  const count = (condition: string) => sql(person, "count(*)::int", condition);
  const today = isoDay(new Date());
  const plans = (days: string) => plansOf(person, `(at at time zone 'Europe/Paris')::date ${days}`);
  const money = async (figure: Figure, condition: string) => [
    figure.value["EUR"] ?? 0,
    await sql(person, euros, condition),
  ];
  const pairs: Record<string, unknown[]> = {
    late: [told.late.count, await plans(`< '${today}'`)],
    today: [told.today.count, await plans(`= '${today}'`)],
    next: [told.next.count, await plans(`> '${today}'`)],
    unowned: [told.unowned.count, await count(`owner_id is null and ${open}`)],
    "without step": [told.without_step.count, await count(`${open} and next_activity_at is null`)],
    open: [told.open.count, await count(open)],
    "open value": await money(told.open, open),
    weighted: [told.open.weighted["EUR"] ?? 0, await sql(person, euros.replace("value", "weighted"), open)],
    new: [told.fresh.now.count, await count(between("created_at", days))],
    "new before": [told.fresh.before.count, await count(between("created_at", before))],
    won: [told.won.now.count, await count(`stage = 'won' and ${between("stage_entered_at", days)}`)],
    "won value": await money(told.won.now, `stage = 'won' and ${between("stage_entered_at", days)}`),
    "won before": [told.won.before.count, await count(`stage = 'won' and ${between("stage_entered_at", before)}`)],
    "won value before": await money(told.won.before, `stage = 'won' and ${between("stage_entered_at", before)}`),
    lost: [told.lost.now.count, await count(`stage = 'lost' and ${between("stage_entered_at", days)}`)],
    "lost before": [told.lost.before.count, await count(`stage = 'lost' and ${between("stage_entered_at", before)}`)],
  };
  const closing = `${open} and expected_close between '${period.whole.from}' and '${period.whole.to}'`;
  const { open: to_close } = told.forecast.weighted;
  pairs["closing"] = [to_close.count, await count(closing)];
  pairs["closing, weighted"] = [
    to_close.weighted["EUR"] ?? 0,
    await sql(person, euros.replace("value", "weighted"), closing),
  ];
  for (const { key, figure } of told.stages) pairs[`stage ${key}`] = [figure.count, await count(`stage = '${key}'`)];
  for (const [index, { key, figure }] of told.funnel.entries()) {
    const beyond = told.funnel
      .slice(index)
      .map((line) => `'${line.key}'`)
      .join();
    const there = index === 0 ? "true" : `(case stage when 'lost' then reopened_to else stage end) in (${beyond})`;
    pairs[`reached ${key}`] = [figure.count, await count(`${there} and ${between("created_at", days)}`)];
  }
  for (const { key, figure } of told.months) {
    const close =
      {
        overdue: `expected_close < date_trunc('month', '${today}'::date)`,
        none: "expected_close is null",
        later: `expected_close >= date_trunc('month', '${today}'::date) + interval '6 months'`,
      }[key] ?? `date_trunc('month', expected_close) = '${key}'`;
    pairs[`close ${key}`] = [
      figure.weighted["EUR"] ?? 0,
      await sql(person, euros.replace("value", "weighted"), `${open} and ${close}`),
    ];
  }
  for (const { key, figure } of told.reasons)
    pairs[`reason ${key}`] = [
      figure.count,
      await count(`stage = 'lost' and lost_reason = '${key}' and ${between("stage_entered_at", days)}`),
    ];
  for (const { key, came, won } of told.sources) {
    const of = `coalesce(source, 'none') = '${key}' and ${between("created_at", days)}`;
    pairs[`source ${key}`] = [came.count, await count(of)];
    pairs[`source ${key} won`] = [won.count, await count(`${of} and stage = 'won'`)];
  }
  for (const { key, open: still, won } of told.owners) {
    const of = key === "none" ? "owner_id is null" : `owner_id = '${key}'`;
    pairs[`owner ${key}`] = [still.count, await count(`${of} and ${open}`)];
    pairs[`owner ${key} won`] = await money(won, `${of} and stage = 'won' and ${between("stage_entered_at", days)}`);
  }
  const wrong = Object.entries(pairs).filter(
    ([, [figure, by_hand]]) => Math.abs(Number(figure) - Number(by_hand)) > 0.005,
  );
  expect(wrong, `${person.role} ${word} ${when}`).toEqual([]);
  return told;
}

describe("every number of a home", () => {
  test.each(["this-quarter", "last-year", "2026-03-29..2026-03-29", "2026-10-01..2026-10-31"])(
    "is what SQL by hand says, for two roles, of %s",
    async (word) => {
      for (const person of [boss, claire]) await holds(person, word);
    },
  );

  test("has something to tell", async () => {
    const year = `${dayAfter(isoDay(new Date()), -365)}..${isoDay(new Date())}`;
    const told = await holds(boss, year);
    const some = [told.late, told.today].map(({ count }) => count);
    expect(some).toEqual([0, 0]);
    expect((await home(claire, { period: periodOf(year), owner: undefined })).late.count).toBeGreaterThan(0);
    expect(told.sources.map(({ key }) => key)).toEqual(expect.arrayContaining(["none", "a.b"]));
    expect(Object.keys(told.won.now.value).toSorted()).toEqual(["EUR", "USD"]);
    expect(told.funnel.map(({ figure }) => figure.count)).toEqual(
      told.funnel.map(({ figure }) => figure.count).toSorted((one, other) => other - one),
    );
  });

  test.each([undefined, "me", "none"])(
    "is as many rows as the list at its address shows, of owner %s",
    async (owner) => {
      for (const person of [boss, claire])
        for (const word of ["this-quarter", "2026-03-01..2026-03-29"]) {
          const narrowed = { period: periodOf(word), owner };
          const all = [...figuresIn(await home(person, narrowed)), ...figuresIn(await board(person, narrowed))];
          expect(all.length).toBeGreaterThan(50);
          const shown: number[] = [];
          for (const figure of all) shown.push(await listed(person, figure));
          const wrong = all.flatMap(({ address, count }, at) =>
            shown[at] === count ? [] : [[address, count, shown[at]]],
          );
          expect(wrong, `${person.role} ${word}`).toEqual([]);
        }
    },
  );

  test("is right again after each of three times twenty random writes by both", async () => {
    const luck = chance(10);
    const day = () => dayAfter(isoDay(new Date()), luck.between(-40, 200));
    const { rows } = await company.owner.query<{ id: string }>("select id from public.leads order by id limit 60");
    const writes: Array<(id: string) => [string, string, object]> = [
      (id) => ["POST", "/api/leads/win", { id }],
      (id) => ["POST", "/api/leads/lose", { id, lost_reason: luck.one(["Price", "No need"]) }],
      (id) => ["POST", "/api/leads/reopen", { id }],
      (id) => ["POST", "/api/leads/move", { id, stage: luck.one(["contacted", "proposal", "on_hold"]) }],
      (id) => ["POST", "/api/leads/assign", { id, owner_id: luck.one([amir, claire]).id }],
      (id) => ["POST", "/api/leads/claim", { id }],
      (id) => ["PATCH", `/api/leads/${id}`, { value: luck.between(0, 9000), expected_close: day() }],
      (id) => [
        "PATCH",
        `/api/leads/${id}`,
        { source: luck.one(["Fair", "Web", null]), currency: luck.one(["EUR", "USD"]) },
      ],
      (id) => ["DELETE", `/api/leads/${id}`, {}],
      () => ["POST", "/api/leads", { name: "More", value: luck.between(0, 9000), expected_close: day() }],
    ];
    for (let turn = 1; turn <= 3; turn++) {
      let done = 0;
      while (done < 20) {
        const [method, path, body] = luck.one(writes)(luck.one(rows).id);
        const { status } = await server.call(luck.one([claire, boss]), method, path, body);
        expect(status, `${method} ${path}`).toBeLessThan(500);
        if (status < 300) done += 1;
      }
      for (const word of ["this-month", "this-year"])
        for (const person of [boss, claire]) await holds(person, word, `after ${done * turn} writes`);
    }
  });
});

test("the leads' dashboard tells of every open lead once by its age, and of stale ones", async () => {
  for (const person of [boss, claire]) {
    const told = await board(person, { period: periodOf("this-year"), owner: undefined });
    for (const { key, figure, by_age } of told.ages)
      expect(
        by_age.reduce((sum, { count }) => sum + count, 0),
        key,
      ).toBe(figure.count);
    // As each stage says itself: none of those that say nothing, and none that somebody spoke with meanwhile.
    const old = `exists (select from public.stages s where s.key = stage and s.type = 'open' and greatest(
      (stage_entered_at at time zone 'Europe/Paris')::date, (last_touch_at at time zone 'Europe/Paris')::date) <= '${isoDay(new Date())}'::date - s.stale_days)`;
    expect(told.stale.count).toBeGreaterThan(0);
    expect(told.stale.count).toBe(await sql(person, "count(*)::int", old));
    expect(told.stale.value["EUR"] ?? 0).toBeCloseTo(Number(await sql(person, euros, old)), 2);
    expect(await listed(person, told.stale)).toBe(told.stale.count);
    const waiting = `owner_id is null and ${open}`;
    expect(told.unassigned.count).toBe(await sql(person, "count(*)::int", waiting));
    const came = await sql(person, "count(*)::int", between("created_at", year));
    expect(told.owners.reduce((sum, owner) => sum + owner.came.count, 0)).toBe(came);
  }
});
