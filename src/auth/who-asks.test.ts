import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Told = Record<string, unknown> & { rights: Record<string, Record<string, string[]>>; pages: string[] };

let company: TestCompany;
let server: TestServer;
let people: TestPerson[];

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const account_id = await company.row("public.accounts", { name: "Cap Horizon" });
  people = [
    await company.person("admin"),
    await company.person("sales", { team_id: await company.team("North") }),
    await company.person("auditor"),
    await company.person("client", { account_id }),
  ];
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const told = async (person: TestPerson) => (await server.call<Told>(person, "GET", "/api/session")).body;
const kept = async () => (await company.owner.query("select role, told from app.role_told order by role")).rows;

/** What tables answer the person themselves; undefined where they may not read. */
async function theirs(person: TestPerson, text: string): Promise<unknown> {
  const [rows] = await company.database.flush(person.actor, [{ text, values: [] }]).catch(() => [undefined]);
  return rows && (JSON.parse(rows[0]?.[0] ?? "null") as unknown);
}

// As the tables answer them to their reader.
const lists = {
  pipelines:
    "select jsonb_agg(jsonb_build_object('key', key, 'name', name) order by rank) from pipelines where deleted_at is null",
  stages: "select jsonb_agg(jsonb_build_object('key', key, 'card_limit', card_limit) order by rank) from stages",
  own_fields:
    "select jsonb_agg(jsonb_build_object('entity', entity, 'key', key) order by entity, rank, id) from own_fields where retired_at is null",
  choices:
    "select jsonb_object_agg(list, entries) from (select list, jsonb_agg(jsonb_build_object('key', key) order by rank) as entries from choices group by list) each",
};
const rates = "select coalesce(jsonb_object_agg(currency, rate), '{}') from rates where deleted_at is null";

test("says to each role its pages, its rights and the lists that it may read, and of others nothing", async () => {
  for (const person of people) {
    const said = await told(person);
    expect(said).toMatchObject({ state: "signed_in", person: { id: person.id, role: person.role } });
    const rights = "select jsonb_object_agg(entity, rights) from app.role_rights where entity";
    expect(said.rights).toEqual(await theirs(person, `${rights} not like '/%'`));
    expect(said.pages).toEqual(
      Object.keys((await theirs(person, `${rights} like '/%' and rights ? 'read'`)) as object).toSorted(),
    );
    for (const [list, text] of Object.entries(lists))
      expect(said, `${person.role}: ${list}`).toMatchObject({ [list]: (await theirs(person, text)) ?? null });
    expect(said["money"], person.role).toMatchObject({
      currency: "EUR",
      rates: (await theirs(person, rates)) ?? {},
    });
  }
});

test("is told anew with whatever it is made from, in the same transaction", async () => {
  const [admin, sales] = people as [TestPerson, TestPerson];
  const changes = {
    stages: "update public.stages set card_limit = 7 where key = 'new'",
    pipelines: "update public.pipelines set name = 'Ventes'",
    choices: "update public.choices set name = 'Salon' where key = 'Trade fair'",
    own_fields: "insert into public.own_fields (entity, key, name, kind) values ('leads', 'region', 'Region', 'line')",
    rates: "insert into public.rates (currency, rate) values ('USD', 0.9)",
    score_rules: "insert into public.score_rules (subject, value, points) values ('has', 'emails', 5)",
    company: `update public.company set working_week = '{"1": [[540, 1020]]}'`,
    role_permissions:
      "update app.role_permissions set columns = '{name}' where role = 'sales' and entity = 'leads' and verb = 'update'",
  };
  for (const [table, change] of Object.entries(changes)) {
    const before = await told(sales);
    await company.owner.query(change);
    expect(await told(sales), table).not.toEqual(before);
  }
  expect(await told(sales)).toMatchObject({
    stages: expect.arrayContaining([expect.objectContaining({ key: "new", card_limit: 7 })]) as unknown,
    pipelines: [{ name: "Ventes" }],
    money: { rates: { USD: 0.9 } },
    computed: { leads: ["score"] },
    rests_on: [2, 3, 4, 5, 6, 7],
    narrowed: { leads: ["name"] },
  });
  await company.owner.query("begin; delete from public.rates");
  expect((await told(admin))["money"]).toMatchObject({ rates: { USD: 0.9 } });
  await company.owner.query("rollback");
  const before = await kept();
  await company.owner.query("update public.company set name = name");
  expect(await kept()).toEqual(before);
});

test("those who change it at once leave what all of them have written", async () => {
  const [admin] = people as [TestPerson];
  const act = (path: string, body: object) => server.call(admin, "POST", `/api/${path}`, body);
  const names = Array.from({ length: 12 }, (_, n) => `Source ${n}`);
  const made = await Promise.all(names.map((name) => act("choices", { list: "sources", name })));
  expect(made.map(({ status }) => status)).toEqual(names.map(() => 201));
  expect((await told(admin))["choices"]).toMatchObject({
    sources: expect.arrayContaining(names.map((name) => expect.objectContaining({ name }) as unknown)) as unknown,
  });
});

test("every table of which it is made writes it anew", async () => {
  const { rows } = await company.owner.query<{ text: string }>(
    "select string_agg(prosrc, ' ') as text from pg_proc where oid in ('app.tell_roles'::regproc, 'app.company_told'::regproc)",
  );
  const read = new Set(
    [...(rows[0]?.text ?? "").matchAll(/\bpublic\.\w+|\bapp\.role_rights\b/g)].map(([name]) => name),
  );
  const { rows: having } = await company.owner.query<{ name: string }>(
    "select tgrelid::regclass::text as name from pg_trigger where tgfoid = 'app.tell_roles'::regproc",
  );
  const having_it = having.map(({ name }) => (name.includes(".") ? name : `public.${name}`));
  expect(having_it.toSorted()).toEqual([...read].toSorted());
});
