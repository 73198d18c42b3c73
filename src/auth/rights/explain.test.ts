import { randomBytes } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDemo, loadDoings } from "../../demo/load.ts";
import { chance } from "../../demo/random.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import type { Verdict } from "./explain.ts";

let company: TestCompany;
let server: TestServer;
let people: TestPerson[];
let admin: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  await company.owner.query("delete from public.company");
  await loadDemo(company.owner, "the hash of a password");
  await loadDoings(company.owner);
  server = await testServer(company);
  people = await everybody();
  admin = people.find(({ role }) => role === "admin") as TestPerson;
}, 120_000);
afterAll(async () => {
  await server.close();
  await company.close();
});

/** Everybody of the demonstration, signed in. */
async function everybody(): Promise<TestPerson[]> {
  const { rows } = await company.owner.query<Omit<TestPerson, "token" | "actor"> & { kind: string }>(
    "select id, name, email, kind, team_id, app.current_role_of(id) as role from public.people where status = 'active' order by email",
  );
  const expiresAt = new Date(Date.now() + 3_600_000);
  return Promise.all(
    rows.map(async ({ kind, ...person }) => {
      const token = randomBytes(24).toString("base64url");
      const session = { token, userId: person.id, expiresAt, door: kind, second_factor: true };
      await company.row("auth.session", session);
      return { ...person, token, actor: { proof: `session:${token}` as const } };
    }),
  );
}

type Asked = { person: string; entity: string; id: string; verb: string; how?: string; agent?: string };
const ask = (by: TestPerson, asked: Asked) =>
  server.call<{ data: Verdict }>(by, "GET", `/api/rights/explain?${new URLSearchParams(asked)}`);

// What each verb is when somebody really does it, and of a change a column that each entity has.
const words: Record<string, string> = {
  leads: "title",
  accounts: "industry",
  contacts: "title",
  projects: "note",
  tasks: "name",
  time_entries: "note",
  milestones: "name",
  risks: "name",
  activities: "body",
};

async function really(person: TestPerson, { entity, id, verb }: Asked): Promise<string> {
  const path = `/api/${entity}/${id}`;
  const body = { [words[entity] ?? ""]: `Tried ${id.slice(-4)}` };
  const sent = {
    read: () => server.call(person, "GET", path),
    update: () => server.call(person, "PATCH", path, body),
    delete: () => server.call(person, "DELETE", path),
    assign: () => server.call(person, "POST", `/api/${entity}/assign`, { id, owner_id: admin.id }),
    claim: () => server.call(person, "POST", `/api/${entity}/claim`, { id }),
  }[verb];
  const { status, body: answer } = (await sent?.()) ?? { status: 0, body: {} };
  // (409: what the rights allow and the state of the record does not.)
  if ([403, 404, 409].includes(status)) return "refused";
  return status < 300 ? "allowed" : `${status} ${JSON.stringify(answer)}`;
}

test("agrees with what really happens, for 300 drawn by chance", async () => {
  const luck = chance(42);
  const records = await Promise.all(
    Object.keys(words).map(async (entity) => {
      const { rows } = await company.owner.query<{ id: string }>(
        `select id from public.${entity} where deleted_at is null order by id limit 400`,
      );
      return [entity, rows.map(({ id }) => id)] as const;
    }),
  );
  const outcomes: Record<string, number> = {};
  const differ: string[] = [];
  for (let drawn = 0; drawn < 300; drawn++) {
    const [entity, ids] = luck.one(records);
    const person = luck.one(people);
    const verb = luck.one(["read", "update", "delete", ...(entity in handed ? (handed[entity] ?? []) : [])]);
    const asked = { person: person.id, entity, id: luck.one(ids), verb };
    const { status, body } = await ask(admin, asked);
    // (An administrator sees all of these, but not what an earlier draw has put away for good.)
    expect(status, JSON.stringify(asked)).toBe(200);
    const { only, outcome } = body.data;
    const said = verb === "update" && only && !only.includes(words[entity] ?? "") ? "refused" : outcome;
    const happened = body.data.deleted ? said : await really(person, asked);
    outcomes[`${verb} ${said}`] = (outcomes[`${verb} ${said}`] ?? 0) + 1;
    if (said !== happened)
      differ.push(`${person.role} ${verb} ${entity}: ${JSON.stringify(body.data)} but ${happened}`);
    if (happened === "allowed" && body.data.by !== "rights") differ.push(`${verb} ${entity}: no state refused it`);
    const holds = body.data.scopes.some((scope) => scope.holds);
    if (body.data.outcome === "allowed" && !holds) differ.push(`${person.role} ${verb} ${entity}: allowed by no scope`);
  }
  expect(differ).toEqual([]);
  // (That both outcomes of each verb were drawn, so that no answer that is always the same passes.)
  for (const verb of ["read", "update", "delete", "assign"])
    for (const outcome of ["allowed", "refused"])
      expect(outcomes[`${verb} ${outcome}`], `${verb} ${outcome}`).toBeGreaterThan(0);
}, 120_000);

const handed: Record<string, string[]> = {
  leads: ["assign", "claim"],
  tasks: ["assign", "claim"],
  accounts: ["assign"],
  contacts: ["assign"],
  projects: ["assign"],
};

const record = async (entity: string, where: string) =>
  (await company.owner.query<{ id: string }>(`select id from public.${entity} where ${where} order by id limit 1`))
    .rows[0]?.id ?? "";
const of = (role: string) => people.find((person) => person.role === role) as TestPerson;
const said = async (asked: Asked) => {
  const { status, body } = await ask(admin, asked);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

test("says by which scope and policy", async () => {
  const sales = of("sales");
  const id = await record("leads", `owner_id = '${sales.id}' and deleted_at is null`);
  const { outcome, policy, scopes } = await said({ person: sales.id, entity: "leads", id, verb: "update" });
  expect({ outcome, policy }).toEqual({ outcome: "allowed", policy: "sales_update" });
  expect(scopes.find(({ scope }) => scope === "own")?.holds).toBe(true);
});

test("tells what a key that reads may not, which its person may", async () => {
  const id = await record("leads", "deleted_at is null");
  const asked = { person: of("ceo").id, entity: "leads", id };
  const by = async (verb: string, how: string) => (await said({ ...asked, verb, how })).outcome;
  expect(await Promise.all(["person", "key_write", "key_read"].map((how) => by("update", how)))).toEqual([
    "allowed",
    "allowed",
    "refused",
  ]);
  expect(await by("read", "key_read")).toBe("allowed");
});

test("tells what an agent may not, whose person may", async () => {
  await company.owner.query(
    "insert into app.agent_acts (agent, entity, acts) values ('reader', 'leads', '{get,list}')",
  );
  await company.row("public.ai_agents", {
    key: "reader",
    name: "Reader",
    role: "operator",
    model: "x",
    status: "active",
  });
  const id = await record("leads", "deleted_at is null");
  const asked = { person: of("ceo").id, entity: "leads", id, how: "agent", agent: "reader" };
  expect((await said({ ...asked, verb: "read" })).outcome).toBe("allowed");
  expect(await said({ ...asked, verb: "update" })).toMatchObject({
    outcome: "refused",
    said: "reader may not use leads_update",
  });
  expect((await said({ ...asked, verb: "read", agent: "nobody" })).outcome).toBe("refused");
});

test("refuses whoever is suspended", async () => {
  const sales = of("sales");
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [sales.id]);
  const id = await record("leads", `owner_id = '${sales.id}' and deleted_at is null`);
  const verdict = await said({ person: sales.id, entity: "leads", id, verb: "read" });
  expect(verdict).toMatchObject({ outcome: "refused", enters: false });
});

test("keeps nothing, and lets nobody act as somebody else for good", async () => {
  const before = await company.owner.query("select count(*) from app.log");
  const id = await record("leads", "deleted_at is null");
  const asked = { person: of("ceo").id, entity: "leads", id };
  for (const verb of ["read", "update", "delete", "assign"]) await said({ ...asked, verb });
  expect(await company.owner.query("select count(*) from app.log")).toMatchObject({ rows: before.rows });
  const enter = { text: "select app.explain_as($1, 'leads', $2, 'read', 'person')", values: [asked.person, id] };
  await expect(company.database.flush(admin.actor, [enter])).rejects.toThrow("INSUFFICIENT_PRIVILEGES");
  expect((await company.owner.query("select from app.rehearsals")).rowCount).toBe(0);
});

test("is for those who read the rights, on records that they see, in person", async () => {
  const id = await record("leads", "deleted_at is null");
  const asked = { person: of("ceo").id, entity: "leads", id, verb: "read" };
  const statuses = await Promise.all(
    ["admin", "ceo", "auditor", "team_member", "marketing", "client"].map(async (role) => {
      const { status, body } = await ask(of(role), asked);
      return [role, status, body.code];
    }),
  );
  const refused = (role: string) => [role, 403, "INSUFFICIENT_PRIVILEGES"];
  const told = (role: string) => [role, 200, undefined];
  expect(statuses).toEqual([
    ...["admin", "ceo", "auditor"].map(told),
    ...["team_member", "marketing", "client"].map(refused),
  ]);
  const unseen = await server.made<{ id: string }>(of("ceo"), "saved_views", {
    entity: "leads",
    name: "Mine",
    address: {},
  });
  expect((await ask(admin, { ...asked, entity: "saved_views", id: unseen.id })).status).toBe(404);
  for (const entity of ["user_roles", "nothing", "audit_logs"])
    expect((await ask(admin, { ...asked, entity })).status, entity).toBe(404);
  expect((await ask(admin, { ...asked, verb: "hire" })).status).toBe(422);
  const current = "correct-horse-battery";
  await company.owner.query(`update auth.account set password = $2 where "userId" = $1`, [
    admin.id,
    await hashPassword(current),
  ]);
  const { body } = await server.call<{ data: { key: string } }>(admin, "POST", "/api/account/api-keys/make", {
    name: "Report",
    scope: "write",
    current,
  });
  const authorization = `Bearer ${body.data.key}`;
  const by_key = await server.call(undefined, "GET", `/api/rights/explain?${new URLSearchParams(asked)}`, undefined, {
    authorization,
  });
  expect(by_key.status).toBe(403);
});
