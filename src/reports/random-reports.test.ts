import { afterAll, beforeAll, expect, test } from "vitest";
import { chance } from "../demo/random.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { ReportAnswer, ReportRow, ReportValue } from "./definition-shape.ts";

// Reports drawn at random, held against SQL that is written here and knows nothing of theirs.

let company: TestCompany;
let server: TestServer;
let readers: TestPerson[];
const luck = chance(20_261_129);

const paris = "(l.created_at at time zone 'Europe/Paris')::date";
const rate = "case l.currency when 'EUR' then 1 when 'USD' then 0.5 end";
const groups: [object, string][] = [
  [{ field: "source" }, "l.source"],
  [{ field: "stage" }, "l.stage"],
  [{ field: "owner_id" }, "l.owner_id::text"],
  [{ field: "currency" }, "l.currency"],
  [{ field: "do_not_contact" }, "l.do_not_contact::text"],
  [{ field: "score", step: 25 }, "(floor(l.score / 25.0) * 25)::float8::text"],
  [{ field: "account.industry" }, "a.industry"],
  ...["day", "week", "month", "quarter", "year"].map((by): [object, string] => [
    { field: "created_at", by },
    `date_trunc('${by}', ${paris})::date::text`,
  ]),
];
const measures: [object, string][] = [
  [{ of: "count" }, "count(*)"],
  [{ of: "distinct", field: "account_id" }, "count(distinct l.account_id)"],
  [{ of: "sum", field: "score" }, "coalesce(sum(l.score), 0)"],
  [{ of: "avg", field: "score" }, "avg(l.score)"],
  [{ of: "median", field: "value" }, `percentile_cont(0.5) within group (order by (l.value * ${rate})::float8)`],
  [{ of: "max", field: "value" }, `max(l.value * ${rate})`],
  [{ of: "min", field: "probability" }, "min(l.probability)"],
];
const filters: [Record<string, string>, string][] = [
  [{}, "true"],
  [{ stage: "new.qualified" }, "l.stage in ('new', 'qualified')"],
  [{ source: "Fair" }, "l.source = 'Fair'"],
  [{ created_at: "2026-03-29..2026-10-25" }, `${paris} between '2026-03-29' and '2026-10-25'`],
  [{ value: "100-500" }, "l.value between 100 and 500"],
  [{ owner_id: "none" }, "l.owner_id is null"],
  [{ "account.industry": "Food" }, "a.industry = 'Food'"],
];

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  readers = [
    await company.person("admin"),
    await company.person("sales", { team_id }),
    await company.person("sales", { team_id: await company.team("South") }),
  ];
  await company.owner.query("update public.people set time_zone = 'Europe/Paris'");
  await company.row("public.rates", { currency: "USD", rate: 0.5 });
  for (const [nth, industry] of ["Food", "Steel", null].entries())
    await company.row("public.accounts", { name: `Client ${nth}`, industry, owner_id: readers[nth]?.id });
  await company.owner.query(
    `insert into public.leads (name, owner_id, stage, source, value, currency, score, account_id, do_not_contact, created_at)
     select 'L' || n, (array[$1, $2, $3, null]::uuid[])[1 + n % 4], (array['new', 'qualified', 'won'])[1 + n % 3],
       (array['Fair', 'Web', null])[1 + n % 3 * n % 3], nullif(n % 11, 0) * 61.7, (array['EUR', 'USD'])[1 + n % 2], n * 7 % 101,
       (select id from public.accounts order by name offset n % 3 limit 1), n % 5 = 0, '2026-03-28T20:00Z'::timestamptz + n * interval '37 hours'
     from generate_series(1, 300) n`,
    readers.map(({ id }) => id),
  );
});
afterAll(async () => {
  await server.close();
  await company.close();
});

/** The rows that somebody sees, and the clients that they see. */
async function seenBy(reader: TestPerson): Promise<[string[], string[]]> {
  const ids = async (entity: string) => {
    const { body } = await server.call<{ data: { id: string }[] }>(
      reader,
      "GET",
      `/api/${entity}?limit=1000&columns=id`,
    );
    return body.data.map(({ id }) => id);
  };
  return [await ids("leads"), await ids("accounts")];
}

const textOf = (key: unknown) => (key === null ? "∅" : String(key));
const told = (rows: ReportRow[]) =>
  Object.fromEntries(rows.map(({ keys, values }) => [keys.map(textOf).join("|"), values.map(rounded)]));
const rounded = (value: ReportValue | string) => (value === null ? null : Math.round(Number(value) * 1e4) / 1e4);

async function holds(reader: TestPerson, seen: [string[], string[]]): Promise<void> {
  const first = luck.one(groups);
  const by = luck.one<[object, string][]>([[], [first], [first, luck.one(groups.filter((each) => each !== first))]]);
  const of = [luck.one(measures), luck.one(measures)];
  const [words, condition] = luck.one(filters);
  const report = {
    source: "leads",
    filters: words,
    groups: by.map(([group]) => group),
    measures: of.map(([each]) => each),
  };
  const answer = await server.call<{ data: ReportAnswer }>(reader, "POST", "/api/reports/run", report);
  const keys = by.map(([, key]) => `coalesce(${key}, '∅')`);
  const { rows } = await company.owner.query<{ key: string; values: string[] }>(
    `select ${keys.join(" || '|' || ") || "''"} as key, array[${of.map(([, each]) => `(${each})::text`).join()}] as values
       from public.leads l left join public.accounts a on a.id = l.account_id and a.id = any($2)
      where l.id = any($1) and ${condition} ${keys.length > 0 ? "group by 1" : ""}`,
    seen,
  );
  const by_hand = Object.fromEntries(rows.map(({ key, values }) => [key, values.map(rounded)]));
  const { data } = answer.body;
  expect(told(by.length > 0 ? data.rows : [data.total]), JSON.stringify(report)).toEqual(by_hand);
}

test("sixty reports drawn at random are what SQL by hand says, for three readers, and again after writes", async () => {
  for (const round of [1, 2]) {
    for (const reader of readers) {
      const seen = await seenBy(reader);
      expect(seen[0].length).toBeGreaterThan(50);
      for (let drawn = 0; drawn < 10; drawn++) await holds(reader, seen);
    }
    if (round === 1)
      await company.owner.query(
        "update public.leads set score = (score * 3 + 11) % 101, value = value + 5, currency = case when score % 2 = 0 then 'USD' else 'EUR' end, source = nullif(source, 'Web') where right(name, 1) in ('1', '4', '7')",
      );
  }
});
