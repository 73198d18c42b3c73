import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDoor } from "../database/door.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { deliverAll, noticesOf } from "../testing/notices.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { keepDelivering } from "./deliver.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const messages = async (person: TestPerson) =>
  (await noticesOf(server, person)).map(({ message }) => message).toSorted();

test("while it is judged what is to be told, others hear of changes, and no second server does the same", async () => {
  const [claire, thomas] = [await company.person("sales"), await company.person("sales")];
  const as_it_was = "select pg_get_functiondef('app.goes_by(uuid, text, text)'::regprocedure) as text";
  const goes_by = (await company.owner.query<{ text: string }>(as_it_was)).rows[0]?.text ?? "";
  await company.owner.query("select pg_advisory_lock(1)");
  await company.owner.query(
    `create or replace function app.goes_by(p_user uuid, p_kind text, p_channel text) returns boolean language plpgsql as $$
     begin perform pg_advisory_xact_lock_shared(1); return p_channel = 'in_app'; end $$`,
  );
  const id = await company.row("public.leads", { name: "Slow to judge", owner_id: null });
  await server.call(admin, "POST", "/api/leads/assign", { id, owner_id: claire.id });
  await heard();
  const patiently = {
    text: "select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)",
    values: [],
  };
  const deliver = { text: "select app.deliver_notices(2000)", values: [] };
  const reading = company.database.flush(company.system, [patiently, deliver]);
  try {
    const waits = "select from pg_locks where locktype = 'advisory' and not granted";
    await vi.waitFor(async () => expect((await company.owner.query(waits)).rowCount).toBe(1), 15_000);
    await company.row("public.leads", { name: "Quick to tell", owner_id: thomas.id });
    await heard();
    expect(await company.database.flush(company.system, [deliver])).toEqual([[["0"]]]);
  } finally {
    await company.owner.query("select pg_advisory_unlock(1)");
    await reading;
    await company.owner.query(goes_by);
  }
  expect(await messages(claire)).toEqual(["Slow to judge"]);
}, 90_000);

/** Waits until the feed tells what has been written so far: it ends where anybody in the cluster is still writing, other tests too. */
async function heard(): Promise<void> {
  const { rows } = await company.owner.query<{ now: string }>("select pg_current_xact_id()::text as now");
  const told = "select pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8 as told";
  const answer = async () => (await company.owner.query(told, [rows[0]?.now])).rows;
  await vi.waitFor(async () => expect(await answer()).toEqual([{ told: true }]), 30_000);
}

const give = async (name: string, owner: TestPerson) => {
  const id = await company.row("public.leads", { name, owner_id: null });
  await server.call(admin, "POST", "/api/leads/assign", { id, owner_id: owner.id });
};
type SetAside = { id: string; work: string; subject: string; error: string; person: string | null; can_retry: boolean };
const setAside = async () => (await server.call<{ data: SetAside[] }>(admin, "GET", "/api/set_aside")).body.data;

test("what cannot be told holds up nothing, stands on a list, and is told once it can be", async () => {
  const [claire, thomas] = [await company.person("sales"), await company.person("sales")];
  await company.owner.query(
    `create function public.refuse() returns trigger language plpgsql as $$ begin raise 'cannot be told'; end $$;
     create trigger refuse before insert on public.notifications for each row when (new.message = 'Second') execute function public.refuse()`,
  );
  await give("First", claire);
  await give("Second", thomas);
  await give("Third", claire);
  const failures: unknown[] = [];
  const stop = keepDelivering(company.database, company.system, (error) => failures.push(error));
  await vi.waitFor(async () => expect(await messages(claire)).toEqual(["First", "Third"]), 30_000);
  stop();
  expect([await messages(thomas), failures.length > 0]).toEqual([[], true]);
  const [listed] = await setAside();
  expect(listed).toMatchObject({
    work: "notification",
    subject: expect.stringContaining("Second"),
    error: "cannot be told",
    person: thomas.name,
    can_retry: true,
  });
  expect((await server.call(claire, "GET", "/api/set_aside")).status).toBe(403);
  const retry = (person: TestPerson) => server.call(person, "POST", "/api/set_aside/retry", { id: listed?.id });
  expect([(await retry(claire)).status, (await retry(admin)).status]).toEqual([403, 500]);
  expect(await setAside()).toHaveLength(1);
  await company.owner.query("drop trigger refuse on public.notifications");
  expect((await retry(admin)).status).toBe(200);
  expect([await messages(thomas), await setAside()]).toEqual([["Second"], []]);
}, 90_000);

test("a transaction that cannot be judged, or takes too long, is set aside as a whole", async () => {
  const claire = await company.person("sales");
  const as_it_was = "select pg_get_functiondef('app.goes_by(uuid, text, text)'::regprocedure) as text";
  const goes_by = (await company.owner.query<{ text: string }>(as_it_was)).rows[0]?.text ?? "";
  const replaced = (body: string) =>
    company.owner.query(
      `create or replace function app.goes_by(p_user uuid, p_kind text, p_channel text) returns boolean language plpgsql as $$ begin ${body} end $$`,
    );
  const quick = openDoor(company.login_url("tandem_app"), { connections: 2, statement_ms: 1000 });
  const failing = async (name: string, body: string, error: RegExp) => {
    await give(name, claire);
    await heard();
    await replaced(body);
    // (As when its five minutes are over.)
    const stop = keepDelivering(
      {
        ...quick,
        flush: (actor, statements) =>
          quick.flush(
            actor,
            statements.map((statement) => ({ ...statement, text: statement.text.replace("5min", "1s") })),
          ),
      },
      company.system,
      () => undefined,
    );
    await expect.poll(async () => (await setAside())[0]?.error, { timeout: 30_000 }).toMatch(error);
    stop();
    await company.owner.query(goes_by);
    const [{ id, subject }] = (await setAside()) as [SetAside];
    expect(subject).toBe("1 × leads");
    expect((await server.call(admin, "POST", "/api/set_aside/dismiss", { id })).status).toBe(200);
  };
  await failing("Not judged", "raise 'cannot be judged';", /cannot be judged/);
  await failing("Too slow", "perform pg_sleep(30); return true;", /statement timeout/);
  await quick.close();
  await give("Afterwards", claire);
  await deliverAll(company);
  expect(await messages(claire)).toEqual(["Afterwards"]);
}, 90_000);

test("the table itself refuses a zone, a locale or a language that does not exist", async () => {
  const claire = await company.person("sales");
  const set = async (person: TestPerson, change: object) =>
    (await server.call(person, "PATCH", `/api/people/${claire.id}`, change)).status;
  for (const change of [
    { time_zone: "Mars/Olympus" },
    { time_zone: "Mars5" },
    { time_zone: "" },
    { locale: "fr_FR" },
    { locale: "x" },
  ]) {
    expect(await set(claire, change), JSON.stringify(change)).toBe(422);
    expect(await set(admin, change), JSON.stringify(change)).toBe(422);
  }
  for (const time_zone of ["Europe/Paris", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "UTC"])
    expect(await set(claire, { time_zone }), time_zone).toBe(200);
  expect(await set(claire, { locale: "zh-Hant-TW" })).toBe(200);
  await expect(company.row("public.company", { name: "Two", time_zone: "Mars/Olympus" })).rejects.toMatchObject({
    constraint: "company_time_zone",
  });
});

test("thousands of roles given at once are told of within the time of one statement", async () => {
  const claire = await company.person("sales");
  await company.owner.query(
    `insert into public.people (name, email, kind) select 'Many ' || n, 'many' || n || '@example.test', 'employee' from generate_series(1, 6000) n`,
  );
  const give =
    "insert into public.user_roles (user_id, role) select id, $1 from public.people where name like 'Many %'";
  await company.owner.query(give, ["employee"]);
  await company.owner.query(give, ["support"]);
  await deliverAll(company);
  const { rows } = await company.owner.query<{ told: number }>(
    "select count(*)::int as told from public.notifications n join public.people p on p.id = n.user_id where p.name like 'Many %' and n.kind = 'role'",
  );
  expect(rows).toEqual([{ told: 6000 }]);
  expect(await messages(claire)).toEqual([]);
}, 60_000);
