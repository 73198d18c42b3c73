import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Agent = { id: string; version: number; key: string; status: string; paused_by: string | null };
type Told = { data: Agent };
let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let sales: TestPerson;

const reader = { name: "Contract Reader", role: "specialist", model: "gpt-4o-mini", capabilities: ["read_contract"] };
const add = async (values: object = {}, person = admin) =>
  server.call<Told>(person, "POST", "/api/ai_agents", { ...reader, ...values });
const act = (person: TestPerson, verb: string, { id }: { id: string }) =>
  server.call<Told>(person, "POST", `/api/ai_agents/${verb}`, { id });
const read = async ({ id }: { id: string }) =>
  (await server.call<Told>(sales, "GET", `/api/ai_agents/${id}`)).body.data;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  sales = await company.person("sales");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

test("an agent's key is made of its first name and stays; two of one name there are not", async () => {
  const { data } = (await add({ name: " Élodie’s Reader " })).body;
  expect(data).toMatchObject({ key: "elodie_s_reader", status: "active", policy_version: 1, paused_by: null });
  const renamed = await server.call<Told>(admin, "PATCH", `/api/ai_agents/${data.id}`, { name: "Bea", version: 1 });
  expect(renamed.body.data).toMatchObject({ name: "Bea", key: "elodie_s_reader" });
  expect((await add({ name: "bea" })).status).toBe(409);
  for (const key of ["Élodie", "a b", "_a", "a__b"])
    await expect(company.row("public.ai_agents", { ...reader, name: key, key })).rejects.toThrow("ai_agents_key");
});

test("what an agent holds has a size, and a temperature and words that there are", async () => {
  for (const wrong of [
    { metadata: { systemPrompt: "x".repeat(33_000) } },
    { temperature: 3 },
    { capabilities: Array(51).fill("x") },
    { role: "director" },
    { status: "paused" },
    { model: " " },
  ])
    expect((await add({ name: "Too much", ...wrong })).status, JSON.stringify(wrong).slice(0, 60)).toBeGreaterThan(399);
  expect((await server.call<{ data: Agent[] }>(sales, "GET", "/api/ai_agents")).body.data).toHaveLength(1);
});

test("who runs the agents pauses and resumes them, the others see that; nobody removes one", async () => {
  const { data } = (await add({ name: "Paused by many" })).body;
  for (const role of ["ceo", "project_manager"]) {
    const boss = await company.person(role);
    expect((await act(boss, "pause", data)).body.data).toMatchObject({ status: "paused", paused_by: boss.id });
    expect((await act(boss, "pause", data)).body).toMatchObject({ code: "RESOURCE_CONFLICT" });
    expect((await act(admin, "resume", data)).body.data).toMatchObject({ status: "active", paused_by: null });
    const { version } = await read(data);
    const config = await server.call(boss, "PATCH", `/api/ai_agents/${data.id}`, { model: "gpt-4o", version });
    expect(config.status).toBe(403);
    expect((await add({ name: "Not theirs" }, boss)).status).toBe(403);
  }
  for (const role of ["sales", "team_member", "auditor", "client"]) {
    const other = await company.person(role);
    expect((await act(other, "pause", data)).status, role).toBe(403);
    expect((await server.call(other, "GET", "/api/ai_agents")).status, role).toBe(role === "client" ? 403 : 200);
  }
  expect((await server.call(admin, "DELETE", `/api/ai_agents/${data.id}`)).status).toBe(403);
  expect(await read(data)).toMatchObject({ status: "active" });
});

test("what a person paused neither the system nor a run brings back; who paused it is nobody's to write", async () => {
  const { data } = (await add({ name: "Kept asleep" })).body;
  await act(admin, "pause", data);
  await expect(company.owner.query("update ai_agents set status = 'active' where id = $1", [data.id])).rejects.toThrow(
    "RESOURCE_CONFLICT",
  );
  await company.owner.query("update ai_agents set paused_by = null where id = $1", [data.id]);
  expect((await read(data)).paused_by).toBe(admin.id);

  const run = { proof: "run:of-the-admin" } as const;
  const token = "insert into app.runs (user_id, purpose, token_hash, expires_at) values ($1, 'import', sha256($2), $3)";
  await company.owner.query(token, [admin.id, Buffer.from("of-the-admin"), new Date(Date.now() + 60_000)]);
  const wake = { text: "update ai_agents set status = 'active' where id = $1", values: [data.id] };
  await expect(company.database.flush(run, [wake])).rejects.toThrow("RESOURCE_CONFLICT");

  await act(admin, "resume", data);
  const rest = { text: "update ai_agents set status = 'paused' where id = $1", values: [data.id] };
  await company.database.flush(run, [rest]);
  expect(await read(data)).toMatchObject({ status: "paused", paused_by: null });
  await company.database.flush(run, [wake]);
  expect(await read(data)).toMatchObject({ status: "active" });
});
