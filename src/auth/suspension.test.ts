import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  amir = await company.person("sales", { team_id: await company.team("South") });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const suspend = (by: TestPerson, user_id: string, to?: string) =>
  server.call(by, "POST", "/api/people/suspend", { user_id, ...(to && { to }) });
const reactivate = (by: TestPerson, user_id: string) => server.call(by, "POST", "/api/people/reactivate", { user_id });
const works = async (person: TestPerson) => (await server.call(person, "GET", "/api/leads")).status;
const statusOf = async (id: string) =>
  (await company.owner.query<{ status: string }>("select status from public.people where id = $1", [id])).rows[0]
    ?.status;

/** A salesperson who owns something of everything, and one lead in the bin. */
async function withRecords(): Promise<TestPerson> {
  const person = await company.person("sales", { team_id: await company.team(`Team ${randomUUID()}`) });
  for (let number = 0; number < 3; number++) await company.row("public.leads", { name: "Lead", owner_id: person.id });
  await company.row("public.leads", { name: "Won", stage: "won", owner_id: person.id });
  await company.row("public.leads", { name: "Gone", owner_id: person.id, deleted_at: new Date() });
  const account_id = await company.row("public.accounts", { name: "Account", owner_id: person.id });
  await company.row("public.contacts", { name: "Contact", account_id, owner_id: person.id });
  return person;
}

describe("suspending somebody", () => {
  test("ends sessions, streams, runs and links at once, and the sign-in; reactivating gives back the sign-in only", async () => {
    const claire = await company.person("sales");
    const password = "correct-horse-battery";
    const account = { accountId: claire.id, providerId: "credential", userId: claire.id };
    await company.row("auth.account", { ...account, password: await hashPassword(password) });
    const stream = await server.listen(claire);
    await company.database.flush(claire.actor, [
      { text: "select app.start_run('test', sha256('run-of-claire'), 1)", values: [] },
    ]);
    const run: TestPerson["actor"] = { proof: "run:run-of-claire" };
    const reset = await server.call<{ data: { link: string } }>(admin, "POST", "/api/people/reset", {
      user_id: claire.id,
    });
    expect((await suspend(admin, claire.id)).body).toEqual({ data: {} });
    await stream.ended;
    expect(await works(claire)).toBe(401);
    await expect(company.database.flush(run, [{ text: "select 1", values: [] }])).rejects.toThrow("AUTH_INVALID");
    const sign_in = { door: "employee", email: claire.email, password };
    const signIn = async (address: string) =>
      (await server.call(undefined, "POST", "/api/sign-in", sign_in, { "x-forwarded-for": address })).status;
    expect(await signIn("10.5.0.1")).toBe(401);
    expect((await reactivate(admin, claire.id)).status).toBe(200);
    expect(await works(claire)).toBe(401);
    await expect(company.database.flush(run, [{ text: "select 1", values: [] }])).rejects.toThrow("AUTH_INVALID");
    const token = reset.body.data.link.split("=")[1];
    const used = await server.call(undefined, "POST", "/api/links/new-password", { token, password });
    expect(used.status).toBe(404);
    expect(await signIn("10.5.0.2")).toBe(200);
  });

  test("is for admins, never for oneself, once, and not for the last admin", async () => {
    const claire = await company.person("sales");
    for (const by of [amir, await company.person("ceo"), await company.person("client_admin")]) {
      expect((await suspend(by, claire.id)).status).toBe(403);
      expect((await reactivate(by, claire.id)).status).toBe(403);
      expect((await server.call(by, "GET", `/api/people/owned?user_id=${claire.id}`)).status).toBe(403);
    }
    expect((await suspend(admin, admin.id)).status).toBe(403);
    expect((await suspend(admin, randomUUID())).status).toBe(404);
    expect((await suspend(admin, claire.id)).status).toBe(200);
    expect((await suspend(admin, claire.id)).status).toBe(409);
    expect((await reactivate(admin, claire.id)).status).toBe(200);
    expect((await reactivate(admin, claire.id)).status).toBe(409);
    await expect(
      company.database.flush(amir.actor, [
        { text: "update public.people set status = 'suspended' where id = $1", values: [claire.id] },
      ]),
    ).rejects.toThrow(/permission denied/);
  });

  test("two admins who agree to each other's suspension at once leave one of them", async () => {
    const [first, second] = [await company.person("admin"), await company.person("admin")];
    await company.owner.query(
      "update public.people set status = 'suspended' where app.current_role_of(id) = 'admin' and id <> all ($1)",
      [[first.id, second.id]],
    );
    expect((await suspend(first, second.id)).body).toEqual({ data: { outcome: "proposed" } });
    expect((await suspend(second, first.id)).body).toEqual({ data: { outcome: "proposed" } });
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(["active", "active"]);
    const { rows } = await company.owner.query<{ id: string; user_id: string }>(
      "select id, user_id from app.role_proposals where act = 'suspend'",
    );
    const agree = (by: TestPerson) => {
      const proposal_id = rows.find(({ user_id }) => user_id === by.id)?.id;
      return server.call(by, "POST", "/api/people/agree", { proposal_id });
    };
    const answers = await Promise.all([agree(first), agree(second)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await statusOf(first.id), await statusOf(second.id)].sort()).toEqual(["active", "suspended"]);
    await company.owner.query("update public.people set status = 'active' where id = $1", [admin.id]);
  });
});

describe("handing records over", () => {
  test("shows how many there are, and gives them with the suspension, each with its entry in the log", async () => {
    const claire = await withRecords();
    const owned = await server.call<{ data: object }>(admin, "GET", `/api/people/owned?user_id=${claire.id}`);
    expect(owned.body.data).toEqual({
      accounts: 1,
      contacts: 1,
      leads: 4,
      project_templates: 0,
      task_templates: 0,
      projects: 0,
      tasks: 0,
      briefs: 0,
      documents: 0,
      tickets: 0,
      reports: 0,
      dashboards: 0,
    });
    expect((await suspend(admin, claire.id, amir.id)).body).toEqual({ data: owned.body.data });
    const { rows } = await company.owner.query<{ owner_id: string; team_id: string; name: string }>(
      `select name, owner_id, team_id from public.leads where id in (select row_id from app.log where before ->> 'owner_id' = $1) order by name`,
      [claire.id],
    );
    expect(rows.map(({ owner_id, team_id }) => [owner_id, team_id])).toEqual(Array(4).fill([amir.id, amir.team_id]));
    const { rows: log } = await company.owner.query(
      "select entity, count(*)::int as n from app.log where before ->> 'owner_id' = $1 and actor_id = $2 group by 1 order by 1",
      [claire.id, admin.id],
    );
    expect(log).toEqual([
      { entity: "accounts", n: 1 },
      { entity: "contacts", n: 1 },
      { entity: "leads", n: 4 },
    ]);
  });

  test("happens wholly or not at all: to nobody who is away, a client, themself or missing", async () => {
    const claire = await withRecords();
    const away = await company.person("sales");
    await company.owner.query("update public.people set status = 'suspended' where id = $1", [away.id]);
    const client = await company.person("client");
    for (const to of [away.id, client.id, claire.id, randomUUID()]) {
      const { status, body } = await suspend(admin, claire.id, to);
      expect([status, body.details?.fields]).toEqual([422, { to: "choose an active colleague" }]);
    }
    expect(await statusOf(claire.id)).toBe("active");
    expect(await works(claire)).toBe(200);
  });

  test("can be done later, by admins only", async () => {
    const claire = await withRecords();
    await suspend(admin, claire.id);
    const hand = (by: TestPerson) =>
      server.call(by, "POST", "/api/people/hand-over", { user_id: claire.id, to: amir.id });
    expect((await hand(amir)).status).toBe(403);
    expect((await hand(await company.person("ceo"))).status).toBe(403);
    expect((await hand(admin)).body).toEqual({
      data: {
        accounts: 1,
        contacts: 1,
        leads: 4,
        project_templates: 0,
        task_templates: 0,
        projects: 0,
        tasks: 0,
        briefs: 0,
        documents: 0,
        tickets: 0,
        reports: 0,
        dashboards: 0,
      },
    });
  });
});
