import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/door.ts";
import { openDoor } from "../database/door.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { catalogue } from "./catalogue.ts";
import { initialise } from "./initialise.ts";
import { notStarted, type Started } from "./started.ts";

type Row = { id: string; name: string; status: string; role: string; metadata: object };
let company: TestCompany;
let server: TestServer;
let sales: TestPerson;
let admin: TestPerson;
let noted: string[];

beforeEach(async () => {
  company = await testCompany();
  noted = [];
  server = await testServer(company, { failed: (error) => noted.push(String(error)) });
  sales = await company.person("sales");
  admin = await company.person("admin");
});
afterEach(async () => {
  await server.close();
  await company.close();
});

const post = async <T = Started>(what: string, person = sales) =>
  (await server.call<{ data: T }>(person, "POST", `/api/agents/${what}`)).body.data;
const stored = async () => (await company.owner.query<Row>("select * from ai_agents order by created_at, id")).rows;
const names = async () => (await stored()).map(({ name }) => name).sort();
const all = catalogue.map(({ name }) => name).sort();
const set = (text: string) => company.owner.query(`update ai_agents set ${text}`);

/** The door, and in it a fault: what this says of a statement is thrown in its place. */
function faulty(fault: (text: string) => unknown): Database {
  const flush: Database["flush"] = async (actor, statements) => {
    for (const { text } of statements) {
      const thrown = fault(text);
      if (thrown !== undefined) throw thrown;
    }
    return company.database.flush(actor, statements);
  };
  return { ...company.database, flush };
}

test("whoever of the staff comes first starts the whole team; it stands as catalogued, and comes once", async () => {
  expect(await post("initialise")).toMatchObject({
    success: true,
    message: "Agent system fully operational",
    count: 13,
    deployed: 13,
  });
  const rows = await stored();
  expect(rows.map(({ name }) => name)).toEqual(catalogue.map(({ name }) => name));
  for (const { key, ...agent } of catalogue)
    expect(rows).toContainEqual(expect.objectContaining({ key, ...agent, temperature: agent.temperature.toFixed(2) }));
  expect(await post("initialise", admin)).toMatchObject({ success: true, count: 13, deployed: 0, woken: 0 });
  expect(await names()).toEqual(all);
});

test("a client neither starts nor reads the agents", async () => {
  const client = await company.person("client");
  for (const what of ["initialise", "deploy", "github"])
    expect((await server.call(client, "POST", `/api/agents/${what}`)).status).toBe(403);
  for (const what of ["", "/team"]) expect((await server.call(client, "GET", `/api/agents${what}`)).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test("of three batches, 5 and 5 and 3, one that fails is left out and noted; the missing ones can be deployed later", async () => {
  await company.owner.query(`
    create function public.plant() returns trigger language plpgsql as $$ begin
      if new.name = 'UX Specialist' then raise 'A planted failure'; end if; return new; end $$;
    create trigger zz_plant before insert on ai_agents for each row execute function public.plant();`);
  expect(await post("initialise")).toMatchObject({ success: true, count: 8, deployed: 8 });
  const batches = [catalogue.slice(0, 5), catalogue.slice(5, 10), catalogue.slice(10)].map((batch) =>
    batch.map(({ name }) => name),
  );
  expect(await names()).toEqual([...(batches[0] ?? []), ...(batches[2] ?? [])].sort());
  expect(noted.join()).toContain("A planted failure");
  const { rows } = await company.owner.query("select work, subject, error from app.set_aside");
  expect(rows).toEqual([
    {
      work: "chore",
      subject: `agents could not be deployed: ${batches[1]?.join(", ")}`,
      error: expect.stringContaining("A planted failure"),
    },
  ]);
  // Where there are agents the whole team is not created anew.
  await company.owner.query("drop trigger zz_plant on ai_agents");
  expect(await post("initialise")).toMatchObject({ count: 8, deployed: 0 });
  const came = await post<Row[]>("deploy");
  expect(came.map(({ name }) => name).sort()).toEqual(batches[1]?.sort());
  expect(came[0]).toMatchObject({ id: expect.any(String), metadata: { systemPrompt: expect.any(String) } });
  expect(await names()).toEqual(all);
});

test("two servers and several tabs that start at once make one of each", async () => {
  const other = openDoor(company.login_url("tandem_app"));
  const failed = () => (error: unknown) => void noted.push(String(error));
  const needs = { system: company.system, failed };
  const started = await Promise.all(
    [company.database, other, company.database, other].map((database) =>
      initialise({ ...needs, database }, sales.actor),
    ),
  );
  await other.close();
  expect(started.map(({ success }) => success)).toEqual([true, true, true, true]);
  expect(started.reduce((sum, each) => sum + (each.success ? each.deployed : 0), 0)).toBe(13);
  expect(await names()).toEqual(all);
  expect(noted).toEqual([]);
});

test("the GitHub agent is inserted where none has its name, and is there once", async () => {
  await company.row("public.ai_agents", { key: "reader", name: "Reader", role: "operator", model: "gpt-4o" });
  expect(await post("initialise")).toMatchObject({ count: 2, deployed: 1 });
  expect(await names()).toEqual(["GitHub Integration Agent", "Reader"]);
  const there = await post<Row>("github");
  expect(there).toEqual({ id: (await stored())[1]?.id, name: "GitHub Integration Agent" });
  expect(await post<Row>("github")).toEqual(there);
  expect(await stored()).toHaveLength(2);
});

describe("where agents are there and none is at work,", () => {
  beforeEach(async () => void (await post("initialise")));

  test("those that rest and those that the system paused are woken, never one that a person paused", async () => {
    const [first, second, third] = await stored();
    await server.call(admin, "POST", "/api/ai_agents/pause", { id: first?.id });
    await set(`status = case when id = '${second?.id}' then 'paused' else 'idle' end where id <> '${first?.id}'`);
    expect(await post("initialise")).toMatchObject({ woken: 12, count: 13 });
    const after = Object.fromEntries((await stored()).map(({ id, status }) => [id, status]));
    expect(after).toMatchObject({
      [first?.id ?? ""]: "paused",
      [second?.id ?? ""]: "active",
      [third?.id ?? ""]: "active",
    });
  });

  test("nobody is woken while one of them works", async () => {
    const [first] = await stored();
    await set(`status = 'idle' where id <> '${first?.id}'`);
    expect(await post("initialise")).toMatchObject({ woken: 0 });
    expect((await stored()).filter(({ status }) => status === "idle")).toHaveLength(12);
  });

  test("all that people paused stay so", async () => {
    for (const { id } of await stored()) await server.call(admin, "POST", "/api/ai_agents/pause", { id });
    expect(await post("initialise")).toMatchObject({ success: true, woken: 0 });
    expect(new Set((await stored()).map(({ status }) => status))).toEqual(new Set(["paused"]));
  });

  test("that this failed is noted, and the start goes on", async () => {
    await set("status = 'idle'");
    const database = faulty((text) => (text.includes("wake_agents") ? new Error("A planted failure") : undefined));
    const failed = () => (error: unknown) => void noted.push(String(error));
    expect(await initialise({ database, system: company.system, failed }, sales.actor)).toMatchObject({
      success: true,
      woken: 0,
    });
    expect(noted).toEqual(["Error: A planted failure"]);
  });
});

test("the team is ordered by role and grouped by it, the list is the newest first", async () => {
  await post("initialise");
  const team = await server.call<{ data: Record<string, Row[]> }>(sales, "GET", "/api/agents/team");
  expect(Object.entries(team.body.data).map(([role, { length }]) => [role, length])).toEqual([
    ["manager", 1],
    ["operator", 3],
    ["specialist", 9],
  ]);
  expect(team.body.data["manager"]?.[0]).not.toHaveProperty("metadata");
  await company.row("public.ai_agents", { key: "last", name: "Last", role: "manager", model: "gpt-4o" });
  const { body } = await server.call<{ data: Row[] }>(sales, "GET", "/api/agents");
  expect(body.data.map(({ name }) => name)[0]).toBe("Last");
  expect(body.data).toHaveLength(14);
  expect(body.data[1]).toHaveProperty("metadata.systemPrompt");
});

test("reads that fail answer nothing and are noted, the count falls back to 12", async () => {
  await post("initialise");
  const database = faulty((text) => (text.includes("order by a.role") ? new Error("A planted failure") : undefined));
  const failed = () => (error: unknown) => void noted.push(String(error));
  expect(await initialise({ database, system: company.system, failed }, sales.actor)).toMatchObject({
    success: true,
    count: 12,
    team: {},
  });
  await company.owner.query("alter table ai_agents rename column role to was_role");
  await company.owner.query("alter table ai_agents rename column created_at to was_made");
  for (const [what, nothing] of [
    ["", []],
    ["/team", {}],
  ] as const)
    expect((await server.call(sales, "GET", `/api/agents${what}`)).body).toEqual({ data: nothing });
  expect(noted).toHaveLength(3);
});

test("a start that fails says so in the specification's words, and why", async () => {
  await company.owner.query("alter table ai_agents rename column status to was");
  expect(await post("initialise")).toEqual({
    success: false,
    message: "Initialization failed. Check troubleshooting steps above.",
    error: expect.stringMatching(/\w+/),
  });
  expect(noted).toHaveLength(1);
  expect(notStarted("not an error")).toMatchObject({ success: false, error: "Unknown error" });
  expect(notStarted(new Error("The line is down"))).toMatchObject({ error: "The line is down" });
});
