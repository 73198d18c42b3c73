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
type Budgets = Record<"company" | "month", number> & Record<"agents" | "people" | "caps", Record<string, number>>;
const budgets = (person: TestPerson) => server.call<{ data: Budgets }>(person, "GET", "/api/agents/budgets");

test("what was spent is told to whoever reads what may be spent, and to nobody else", async () => {
  const [writer, reader] = [await makeAgent(company, "Writer"), await makeAgent(company, "Reader")];
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
  await company.owner.query(
    "insert into app.spending (kind, whose, day, spent) select 'company', id, date_trunc('month', current_date) - interval '1 day', 7000 from public.company union all select 'agent', $1, current_date - 1, 300",
    [reader],
  );
  const { rows } = await company.owner.query<{ kind: string; cap: string }>("select kind, cap from app.spend_caps");
  for (const person of [admin, await company.person("ceo")])
    expect((await budgets(person)).body.data, person.role).toEqual({
      company: 625,
      month: 625,
      agents: { [writer]: 125, [reader]: 500 },
      people: { [claire.id]: 80, [amir.id]: 545 },
      caps: Object.fromEntries(rows.map(({ kind, cap }) => [kind, Number(cap)])),
    });
  const client = await company.person("client", { account_id: await company.row("public.accounts", { name: "A" }) });
  const others = [claire, await company.person("project_manager"), await company.person("auditor"), client];
  for (const person of others) expect((await budgets(person)).status, person.role).toBe(403);
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
