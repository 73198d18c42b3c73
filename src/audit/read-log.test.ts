import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { LogEntry } from "./log-statement.ts";

type Answer = { data: LogEntry[]; next: string | null };
type Reverted = { data: { verb: string; problem: string | null }[] };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let admin: TestPerson;
let auditor: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { name: "Claire Vasseur" });
  admin = await company.person("admin", { name: "Ada Admin" });
  auditor = await company.person("auditor");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const read = async (query: Record<string, string>, person = auditor) =>
  (await server.call<Answer>(person, "GET", `/api/audit-logs?${new URLSearchParams(query)}`)).body;
const aLead = async (values: object) =>
  (await server.call<{ data: { id: string } }>(claire, "POST", "/api/leads", { owner_id: claire.id, ...values })).body
    .data.id;
const lead = async (id: string) =>
  (await server.call<{ data: Record<string, unknown> }>(admin, "GET", `/api/leads/${id}`)).body.data;

test("the log is read by administrator, CEO and auditor with names, and refused to everybody else", async () => {
  const id = await aLead({ name: "Hélène", value: 100 });
  await server.call(claire, "PATCH", `/api/leads/${id}`, { value: 250 });
  for (const role of ["admin", "ceo", "auditor"]) {
    const { data } = await read({ entity: "leads", row: id }, await company.person(role));
    expect(
      data.map(({ verb }) => verb),
      role,
    ).toEqual(["update", "create"]);
    expect(data[0]).toMatchObject({
      name: "Hélène",
      actor_id: claire.id,
      before: { value: 100 },
      after: { value: 250 },
    });
    expect(data[0]?.names[claire.id]).toBe("Claire Vasseur");
    expect(data[0]?.request_id).toEqual(expect.any(String));
  }
  for (const role of ["sales", "project_manager", "team_member", "employee", "marketing", "support", "client"]) {
    const person = await company.person(
      role,
      role === "client" ? { account_id: await company.row("public.accounts", { name: "C" }) } : {},
    );
    for (const path of ["", "/export.csv", "/seals"])
      expect((await server.call(person, "GET", `/api/audit-logs${path}`)).status, `${role} ${path}`).toBe(403);
  }
});

test("what has no name is told without one, a sign-in and a role by the person", async () => {
  await company.row("public.absences", { person_id: claire.id, starts_on: "2026-08-03", ends_on: "2026-08-04" });
  expect((await read({ entity: "absences" })).data[0]).toMatchObject({ name: null, verb: "create" });
  await company.owner.query("select app.append('sessions', $1, null, 'change_password', false, null, null)", [
    claire.id,
  ]);
  expect((await read({ entity: "sessions", verb: "change_password" })).data[0]).toMatchObject({ name: claire.name });
  await company.owner.query("update public.user_roles set role = 'ceo' where user_id = $1", [claire.id]);
  await company.owner.query("update public.user_roles set role = 'sales' where user_id = $1", [claire.id]);
  const role = (await read({ entity: "user_roles", row: await roleOf(claire.id) })).data;
  expect(role.at(-1)).toMatchObject({ name: claire.name, names: { [claire.id]: claire.name } });
});

test("it is found by time, person, entity, record, act and request, page by page without gaps or doubles", async () => {
  const from = new Date().toISOString();
  const ids = [];
  for (let number = 0; number < 7; number++) ids.push(await aLead({ name: `Page ${number}` }));
  const [one] = (await read({ entity: "leads", row: ids[0] ?? "", verb: "create" })).data;
  const request = one?.request_id ?? "";
  expect((await read({ request })).data.every((entry) => entry.request_id === request)).toBe(true);
  const paged: LogEntry[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Answer = await read({
      from,
      entity: "leads",
      verb: "create",
      actor: claire.id,
      limit: "2",
      ...(cursor && { cursor }),
    });
    paged.push(...page.data);
    cursor = page.next;
  }
  expect(paged.map(({ row_id }) => row_id)).toEqual(ids.toReversed());
  expect((await read({ to: from, row: ids[0] ?? "", entity: "leads" })).data).toEqual([]);
  expect((await read({ actor: admin.id, entity: "leads", from })).data).toEqual([]);
  const bad = [`row=${ids[0]}`, "cursor=x", "limit=1000", "from=today", "entity=a-b", "other=1"];
  for (const query of bad)
    expect((await server.call(auditor, "GET", `/api/audit-logs?${query}`)).status, query).toBeGreaterThanOrEqual(400);
});

test("what an agent did names the agent and the person it did it for, and is found by the agent and by its run", async () => {
  const agent = await company.owner.query<{ key: string; name: string }>(
    "insert into public.ai_agents (key, name, role, model) values ('log_agent', 'Log Agent', 'operator', 'x') returning key, name",
  );
  const id = await aLead({ name: "By an agent" });
  const token = "a-token-of-a-run-that-is-logged";
  const [started] = await company.database.flush(claire.actor, [
    { text: `select app.start_run('task', sha256('${token}'), 1)`, values: [] },
  ]);
  const run = started?.[0]?.[0] ?? "";
  const text = `update public.leads set city = 'Lyon' where id = '${id}'`;
  await company.database.flush({ proof: `run:${token}` }, [{ text, values: [] }]);
  await company.owner.query("update app.runs set agent = $1 where id = $2", [agent.rows[0]?.key, run]);
  for (const question of [{ agent: "log_agent" }, { run }] as Record<string, string>[]) {
    const { data } = await read(question);
    expect(data[0]).toMatchObject({ row_id: id, actor_id: claire.id, run: { agent: "Log Agent" } });
  }
});

test("what was done with an API key names the key, and is found by it", async () => {
  const { rows } = await company.owner.query<{ id: string }>(
    `insert into app.api_keys (user_id, token_hash, name, scope, door, second_factor, expires_at)
       values ($1, sha256('x'), 'Reporting', 'write', 'employee', false, now() + interval '1 day') returning id`,
    [claire.id],
  );
  const key = rows[0]?.id ?? "";
  const id = await aLead({ name: "By a key" });
  await company.owner.query("update app.log set request_id = $1 where row_id = $2", [`key:${key}/r1`, id]);
  const { data } = await read({ key });
  expect(data.map(({ row_id }) => row_id)).toEqual(data.map(() => id));
  expect(data[0]).toMatchObject({ key: "Reporting", actor_id: claire.id });
});

test("a file of the log has what the question finds, and its export stands in the log", async () => {
  const id = await aLead({ name: "=Formula" });
  const answer = await server.send(auditor, "GET", `/api/audit-logs/export.csv?entity=leads&row=${id}`);
  expect(answer.headers.get("content-type")).toMatch(/text\/csv/);
  const lines = (await answer.text()).trim().split("\r\n");
  expect(lines[0]).toMatch(/^\ufeff?at[,;]person/);
  expect(lines.slice(1).every((line) => line.includes(id))).toBe(true);
  expect(lines[1]).toContain("Claire Vasseur");
  expect(lines[1]).toContain("'=Formula");
  const [last] = (await read({ verb: "export", entity: "audit_logs" })).data;
  expect(last).toMatchObject({ actor_id: auditor.id, after: { rows: lines.length - 1, question: { row: id } } });
});

test("the chain is verified in parts, and the head is told", async () => {
  await expect
    .poll(
      async () => {
        await company.database.flush(company.system, [{ text: "select app.seal_log(3)", values: [] }]);
        return Number((await company.owner.query("select count(*)::int as n from app.seals")).rows[0].n);
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(2);
  type Seals = {
    data: { upto: number; entries: number; problem: object | null; head: { seal: number; digest: string } };
  };
  const whole = (await server.call<Seals>(auditor, "GET", "/api/audit-logs/seals")).body.data;
  expect(whole).toMatchObject({
    upto: whole.head.seal,
    problem: null,
    head: { digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  const { rows } = await company.owner.query("select * from app.verify_seals(1, 2)");
  expect(Number(rows[0].upto)).toBeGreaterThan(1);
  expect(rows[0].problem).toBeNull();
  const altered =
    "update app.log set verb = 'purge' where (xid, id) = (select upto_xid, upto_id from app.seals order by no offset 1 limit 1)";
  await company.owner.query(altered);
  const broken = (await server.call<Seals>(auditor, "GET", "/api/audit-logs/seals?after=1")).body.data;
  expect(broken).toMatchObject({ upto: 1, problem: { seal: 2, what: "an entry was altered" } });
});

const roleOf = async (user: string): Promise<string> =>
  (await company.owner.query("select id from public.user_roles where user_id = $1", [user])).rows[0].id;
const entryOf = async (row: string, verb = "update") => (await read({ entity: "leads", row, verb })).data[0]?.id ?? "";
const foretell = async (person: TestPerson, body: object) =>
  (await server.call<Reverted>(person, "POST", "/api/audit-logs/revert/preview", body)).body.data;
const revert = (person: TestPerson, body: object) =>
  server.call<{ data: { reverted: number }; code?: string }>(person, "POST", "/api/audit-logs/revert", body);

test("a change is reverted with the rights of whoever asks, while what it changed still stands", async () => {
  const id = await aLead({ name: "Reverted", value: 100, city: "Lyon" });
  await server.call(claire, "PATCH", `/api/leads/${id}`, { value: 300, city: "Paris" });
  const entry = await entryOf(id);
  expect((await foretell(admin, { entry })).map(({ problem }) => problem)).not.toContain("moved");
  expect(await lead(id)).toMatchObject({ value: 300, city: "Paris" });
  // Who reads all and changes nothing is refused by the database.
  expect((await foretell(auditor, { entry })).some(({ problem }) => problem === "refused")).toBe(true);
  expect((await revert(auditor, { entry })).status).toBe(409);
  expect((await revert(admin, { entry })).status).toBe(200);
  expect(await lead(id)).toMatchObject({ value: 100, city: "Lyon" });
  expect((await foretell(admin, { entry })).every(({ problem }) => problem === "done")).toBe(true);
  // (Who owns it changes it by the verbs of the record, not by the log.)
  for (const path of ["revert/preview", "revert"])
    expect((await server.call(claire, "POST", `/api/audit-logs/${path}`, { entry })).status).toBe(403);
  await server.call(claire, "PATCH", `/api/leads/${id}`, { city: "Nice" });
  expect((await foretell(admin, { entry })).some(({ problem }) => problem === "moved")).toBe(true);
  expect((await revert(admin, { entry })).status).toBe(409);
  expect(await lead(id)).toMatchObject({ city: "Nice" });
});

test("what was created goes to the bin unless it was changed since, and what was removed comes back", async () => {
  const id = await aLead({ name: "Created" });
  const created = await entryOf(id, "create");
  await server.call(claire, "PATCH", `/api/leads/${id}`, { city: "Nice" });
  expect((await foretell(admin, { entry: created })).map(({ problem }) => problem)).toContain("moved");
  await server.call(claire, "DELETE", `/api/leads/${id}`);
  const removed = await entryOf(id, "remove");
  expect((await revert(admin, { entry: removed })).status).toBe(200);
  expect((await lead(id))["deleted_at"] ?? null).toBeNull();
  expect((await revert(admin, { entry: removed })).status).toBe(409);
});

test("all that a request did is reverted at once, or nothing of it", async () => {
  const ids = [await aLead({ name: "Bulk one", city: "Lyon" }), await aLead({ name: "Bulk two", city: "Lyon" })];
  const bulk = await server.call(claire, "POST", "/api/leads/bulk", { ids, do: "update", with: { city: "Brest" } });
  expect(bulk.status).toBe(200);
  const request = (await read({ entity: "leads", row: ids[0] ?? "", verb: "update" })).data[0]?.request_id ?? "";
  expect(await foretell(admin, { request })).toHaveLength(2);
  await server.call(claire, "PATCH", `/api/leads/${ids[1]}`, { city: "Nice" });
  expect((await revert(admin, { request })).status).toBe(409);
  expect(await lead(ids[0] ?? "")).toMatchObject({ city: "Brest" });
  await server.call(claire, "PATCH", `/api/leads/${ids[1]}`, { city: "Brest" });
  expect((await revert(admin, { request })).body.data).toEqual({ reverted: 2 });
  expect(await lead(ids[0] ?? "")).toMatchObject({ city: "Lyon" });
  expect(await lead(ids[1] ?? "")).toMatchObject({ city: "Lyon" });
});

test("a state goes back only where the record may, and what changed no record is never reverted", async () => {
  const id = await aLead({ name: "Stated" });
  await server.call(claire, "POST", "/api/leads/move", { id, stage: "qualified" });
  expect((await revert(admin, { entry: await entryOf(id) })).status).toBe(200);
  expect(await lead(id)).toMatchObject({ stage: "new" });
  const [exported] = (await read({ verb: "export" })).data;
  expect((await foretell(admin, { entry: exported?.id }))[0]?.problem).toBe("never");
  expect((await revert(admin, { entry: "1-999999999" })).status).toBe(404);
  expect((await revert(admin, { request: "no such request" })).status).toBe(404);
});
