import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAgent } from "../testing/agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { beginRun } from "../testing/runs.ts";
import { testServer, type TestServer } from "../testing/server.ts";

// What agents do and cost, as far as its reader may know.
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  [claire, amir] = [await company.person("sales", { team_id }), await company.person("sales", { team_id })];
  admin = await company.person("admin");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const system = async (text: string, values: unknown[]) =>
  (await company.database.flush(company.system, [{ text, values }]))[0]?.[0]?.[0];
const costs = (person: TestPerson) => server.call<{ data: object }>(person, "GET", "/api/agents/costs");

test("what an agent cost today is told to whoever reads what may be spent, and to nobody else", async () => {
  await makeAgent(company, "Writer");
  await makeAgent(company, "Reader");
  await makeAgent(company, "Resting");
  const asked = async (agent: string, person: TestPerson, cost: number | null) => {
    const { id } = await beginRun(company, person, agent);
    const step = await system("select app.begin_step($1, 'gpt-4o', 500)::text", [id]);
    if (cost !== null) await system("select app.end_step($1, $2, 20, 5, 9, null)::text", [step, cost]);
    return step;
  };
  await asked("writer", claire, 80);
  await asked("writer", amir, 45);
  await asked("reader", amir, null);
  const earlier = await asked("reader", claire, 300);
  await company.owner.query("update app.agent_steps set day = day - 1 where id = $1", [earlier]);
  for (const person of [admin, await company.person("ceo")])
    expect((await costs(person)).body.data, person.role).toEqual({ writer: 125, reader: 500 });
  const client = await company.person("client", { account_id: await company.row("public.accounts", { name: "A" }) });
  const others = [claire, await company.person("project_manager"), await company.person("auditor"), client];
  for (const person of others) expect((await costs(person)).status, person.role).toBe(403);
});

test("what an agent is doing is counted of the tasks that its reader sees", async () => {
  const agent = await makeAgent(company, "Doer", ["look"]);
  const task = (owner: TestPerson, status: string) =>
    company.row("public.agent_tasks", { title: "T", owner_id: owner.id, assigned_to: agent, status });
  for (const status of ["running", "waiting", "done"]) await task(claire, status);
  await task(amir, "running");
  const where = encodeURIComponent(JSON.stringify({ status: { in: ["running", "waiting", "assigned"] } }));
  const doing = async (person: TestPerson) => {
    const path = `/api/agent_tasks/summary?by=assigned_to,status&where=${where}`;
    const { data } = (await server.call<{ data: Record<string, unknown>[] }>(person, "GET", path)).body;
    return data.map(({ status, count }) => `${String(status)} ${String(count)}`).toSorted();
  };
  expect(await doing(claire)).toEqual(["running 1", "waiting 1"]);
  expect(await doing(amir)).toEqual(["running 1"]);
  expect(await doing(admin)).toEqual(["running 2", "waiting 1"]);
});
