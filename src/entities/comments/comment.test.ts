import { sql } from "../../database/drizzle.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";

// What is said to a client is read by whoever signs in for them, and by nobody of another; the rest is the company's own.
let company: TestCompany;
let claire: TestPerson;
let boss: TestPerson;
let account: string;
let other: string;
let ines: TestPerson;
let omar: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  claire = await company.person("sales", { team_id: await company.team("Lyon") });
  boss = await company.person("ceo");
  account = await company.row("public.accounts", { name: "Moulins Arnaud", owner_id: claire.id });
  other = await company.row("public.accounts", { name: "Huilerie Vidal", owner_id: claire.id });
  ines = await company.person("client", { account_id: account });
  omar = await company.person("client_admin", { account_id: other });
});
afterAll(() => company.close());

type Said = { entity?: string; row_id: string; body: string; account_id?: string | null };
const run = async (person: TestPerson, statement: ReturnType<typeof sql>) =>
  (await company.database.as(person.actor, (tx) => tx.execute(statement))).rows as Record<string, unknown>[];
const say = async (person: TestPerson, { entity = "accounts", row_id, body, account_id = null }: Said) =>
  (
    await run(
      person,
      sql`insert into public.comments (entity, row_id, body, account_id) values (${entity}, ${row_id}, ${body}, ${account_id}) returning id, written_by`,
    )
  )[0];
const read = async (person: TestPerson) =>
  (await run(person, sql`select body from public.comments where deleted_at is null order by created_at, id`)).map(
    ({ body }) => body,
  );
const told = async (kind: string) =>
  (
    await company.owner.query<{ user_id: string; message: string; action_url: string }>(
      "select user_id, message, action_url from app.notices_of_clients('0', '9999999999') where kind = $1",
      [kind],
    )
  ).rows;

test("a client reads what is said to them, under its writer's name, and nothing else", async () => {
  const made = await say(claire, { row_id: account, body: "Your offer is ready.", account_id: account });
  expect(made).toMatchObject({ written_by: claire.name });
  await say(claire, { row_id: account, body: "They are slow to pay." });
  await say(boss, { row_id: other, body: "To the others.", account_id: other });
  expect(await read(ines)).toEqual(["Your offer is ready."]);
  expect(await read(omar)).toEqual(["To the others."]);
  expect(await read(claire)).toEqual(["Your offer is ready.", "They are slow to pay.", "To the others."]);
  await expect(run(ines, sql`select mention_ids from public.comments`)).rejects.toMatchObject({
    cause: { code: "42501" },
  });
  const counted = await run(ines, sql`select count(*)::int as n from public.comments`);
  expect(counted).toEqual([{ n: 1 }]);
});

test("a client answers for their own account only, in the open and in nobody's name", async () => {
  const answer = await say(ines, { row_id: account, body: "Thank you!", account_id: account });
  expect(answer).toMatchObject({ written_by: ines.name });
  expect(await read(claire)).toContain("Thank you!");
  for (const said of [
    { row_id: other, account_id: other },
    { row_id: account, account_id: other },
    { row_id: other, account_id: account },
    { row_id: account },
  ])
    await expect(say(ines, { ...said, body: "Let me in." }), JSON.stringify(said)).rejects.toThrow(/./);
  expect(await read(boss)).not.toContain("Let me in.");
  // What was said stays as it was said: neither one's own words nor a colleague's are a client's to change.
  await expect(run(ines, sql`update public.comments set body = 'x'`)).rejects.toMatchObject({
    cause: { code: "42501" },
  });
});

test("what is said on a lead or a contact is said to the client of that record alone", async () => {
  const lead = await company.row("public.leads", { name: "Second mill", owner_id: claire.id, account_id: account });
  const contact = await company.row("public.contacts", { name: "Inès", account_id: other, owner_id: claire.id });
  await say(claire, { entity: "leads", row_id: lead, body: "About the second mill.", account_id: account });
  await expect(say(claire, { entity: "leads", row_id: lead, body: "Wrong.", account_id: other })).rejects.toMatchObject(
    { cause: { detail: "This is not the client of the record." } },
  );
  await expect(
    say(claire, { entity: "contacts", row_id: contact, body: "Wrong.", account_id: account }),
  ).rejects.toMatchObject({ cause: { detail: "This is not the client of the record." } });
  expect(await read(ines)).toContain("About the second mill.");
});

test("what was taken back is read no more, nor told how it was worded before", async () => {
  const made = await say(claire, { row_id: account, body: "Meant for colleagues.", account_id: account });
  await run(claire, sql`update public.comments set body = 'Meant for you.' where id = ${made?.["id"]}`);
  expect(await read(ines)).toContain("Meant for you.");
  const of = (person: TestPerson) =>
    run(person, sql`select id from app.log where entity = 'comments' and row_id = ${made?.["id"]}`);
  expect(await of(ines)).toEqual([]);
  expect((await of(claire)).length).toBeGreaterThan(1);
  await run(claire, sql`update public.comments set deleted_at = now() where id = ${made?.["id"]}`);
  const kept = sql`select id from public.comments where id = ${made?.["id"]}`;
  expect(await run(ines, kept)).toEqual([]);
  expect(await run(claire, kept)).toHaveLength(1);
  const notices = await company.owner.query(
    "select from app.notices_of_clients('0', '9999999999') where row_id = $1 or details ->> 'said' like 'Meant%'",
    [made?.["id"]],
  );
  expect(notices.rowCount).toBe(0);
});

test("a client is mentioned in what is said to them only", async () => {
  const mention = (account_id: string | null) =>
    run(
      claire,
      sql`insert into public.comments (entity, row_id, body, account_id, mention_ids) values ('accounts', ${account}, 'Inès?', ${account_id}, array[${ines.id}]::uuid[]) returning id`,
    );
  await expect(mention(null)).rejects.toMatchObject({ cause: { detail: /does not see this record/ } });
  expect(await mention(account)).toHaveLength(1);
});

test("a client finds what was said to them, and not what the company calls the record", async () => {
  const lead = await company.row("public.leads", { name: "Last try", owner_id: claire.id, account_id: account });
  await say(claire, {
    entity: "leads",
    row_id: lead,
    body: "Vermilion samples are on their way.",
    account_id: account,
  });
  const find = (person: TestPerson) => run(person, sql`select * from app.found('vermilion', 20)`);
  const [hit] = await find(ines);
  expect(hit).toMatchObject({ entity: "comments", entity_name: "Vermilion samples are on their way." });
  expect(JSON.stringify(hit)).not.toContain("Last try");
  expect((await find(claire))[0]).toMatchObject({ entity_name: "Last try" });
  expect(await find(omar)).toEqual([]);
});

test("the other side is told, and nobody else", async () => {
  const of_client = await told("client_wrote");
  // Who looks after the client, and a colleague who wrote to another client is not one who wrote to this one.
  expect(of_client.map(({ user_id }) => user_id)).toEqual([claire.id]);
  expect(of_client[0]).toMatchObject({ message: "Moulins Arnaud", action_url: `/clients?id=${account}` });
  const of_company = await told("company_wrote");
  expect([...new Set(of_company.map(({ user_id }) => user_id))].toSorted()).toEqual([ines.id, omar.id].toSorted());
  expect(of_company.every(({ action_url }) => action_url === "/client/dashboard")).toBe(true);
});
