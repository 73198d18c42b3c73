import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { doTasks } from "../testing/agents.ts";
import { type AskingCompany, askingCompany } from "../testing/asking-company.ts";
import type { TestPerson } from "../testing/company.ts";
import { deliverAll, noticesOf } from "../testing/notices.ts";
import { testServer, type TestServer } from "../testing/server.ts";

// What a day may cost: what would go beyond it waits, and whoever decides it is asked.
let there: AskingCompany;
let server: TestServer;
let ada: TestPerson;
beforeAll(async () => {
  there = await askingCompany();
  server = await testServer(there.company);
  ada = await there.company.person("admin", { name: "Ada" });
});
afterAll(async () => {
  await server.close();
  await there.close();
});
beforeEach(async () => {
  await owner("delete from app.spending");
  await owner("delete from public.notifications");
  await caps({ company: 1e9, agent: 1e9, person: 1e9 });
});

const owner = (text: string, values: unknown[] = []) => there.company.owner.query(text, values);
const caps = async (of: Record<string, number>) => {
  for (const [kind, cap] of Object.entries(of))
    await owner("update app.spend_caps set cap = $2 where kind = $1", [kind, cap]);
};
const toldOf = async (person: TestPerson, kind: string) => {
  await deliverAll(there.company);
  const notices = await noticesOf(server, person);
  return notices
    .filter((notice) => notice.kind === kind)
    .map(({ title, message, details }) => [title, message, details["count"]]);
};
const stateOf = async (id: string) => {
  const { rows } = await owner("select status, attempts, waits_for from public.agent_tasks where id = $1", [id]);
  return rows[0] as object;
};

test("a task that would go beyond a person's day waits and asks; another person's goes on; it is done once more may be spent", async () => {
  await caps({ person: 0 });
  const task = await there.ask(there.claire, []);
  expect(task).toMatchObject({
    status: "waiting",
    waits_for: "budget",
    attempts: 0,
    reason: "This would go beyond what one person may spend on agents in a day.",
  });
  expect(there.asked).toHaveLength(0);
  expect(await toldOf(ada, "agents")).toEqual([
    ["A budget of the agents is spent: what it would pay for waits", "Claire", 100],
  ]);
  expect(await toldOf(there.claire, "task_waits")).toHaveLength(1);
  expect(await toldOf(there.amir, "agents")).toEqual([]);
  await doTasks(there.company);
  expect(await stateOf(task.id)).toMatchObject({ status: "waiting" });

  // Another of hers is no second notice.
  await there.ask(there.claire, []);
  expect(await toldOf(ada, "agents")).toHaveLength(1);

  const { rows } = await owner("select base_url from app.model_endpoint");
  const [{ base_url }] = rows as [{ base_url: string }];
  const text = "select app.keep_model_endpoint($1, null, '{}', '{}', 10, $2)";
  await there.company.database.flush(ada.actor, [{ text, values: [base_url, '{"person":1000000000}'] }]);
  await doTasks(there.company);
  expect(await stateOf(task.id)).toEqual({ status: "done", attempts: 1, waits_for: null });
});

test("what waits for the budget of a day goes on with the next one", async () => {
  await caps({ company: 0 });
  const { id } = await there.ask(there.amir, []);
  const { rows } = await owner(
    "select next_attempt_at = current_date + 1 as tomorrow from public.agent_tasks where id = $1",
    [id],
  );
  expect(rows).toEqual([{ tomorrow: true }]);
  await caps({ company: 1e9 });
  await doTasks(there.company);
  expect(await stateOf(id)).toMatchObject({ status: "waiting" });
  await owner("update public.agent_tasks set next_attempt_at = now() where id = $1", [id]);
  await doTasks(there.company);
  expect(await stateOf(id)).toMatchObject({ status: "done" });
});

test("what one task may spend grows by no day: it fails, and is done again by whoever wants that", async () => {
  await caps({ run: 0 });
  expect(await there.ask(there.amir, [])).toMatchObject({
    status: "failed",
    last_error: "This would go beyond what one task may spend.",
  });
  await caps({ run: 500_000 });
});

test("at 60 and at 85 percent of a day's budget whoever decides it is told, once each; who spends is not", async () => {
  const run = async (cost: number) => {
    const { rows } = await owner("select id from app.runs where agent is not null order by started_at desc limit 1");
    const [{ id }] = rows as [{ id: string }];
    await owner("update app.runs set ended_at = null, expires_at = now() + interval '1 hour' where id = $1", [id]);
    const call = async (text: string, values: unknown[]) =>
      (await there.company.database.flush(there.company.system, [{ text, values }]))[0]?.[0]?.[0];
    const step = await call("select app.begin_step($1, 'gpt-4o', $2)::text", [id, cost]);
    await call("select app.end_step($1, $2, 1, 1, 1, null)::text", [step, cost]);
  };
  await caps({ agent: 1000 });
  await run(500);
  expect(await toldOf(ada, "agents")).toEqual([]);
  await run(100);
  expect((await toldOf(ada, "agents")).map(([title, , count]) => [title, count])).toEqual([
    ["{{count}} % of a budget of the agents is spent", 60],
  ]);
  await run(100);
  await run(200);
  await run(50);
  expect((await toldOf(ada, "agents")).map(([, , count]) => count).toSorted()).toEqual([60, 85]);
  expect(await toldOf(there.claire, "agents")).toEqual([]);
});

test("an agent whose last five tasks failed in the same way is paused and told of, where more than one person had it do them", async () => {
  const agent = async () => (await owner("select status, paused_by from public.ai_agents where key = 'documentation_agent'")).rows[0] as object; // prettier-ignore
  await owner("delete from public.agent_tasks");
  const fail = (by: TestPerson) => there.ask(by, [], { nothing: "asked" });
  for (let count = 0; count < 6; count++)
    expect(await fail(there.amir)).toMatchObject({ status: "failed", last_error: "This task asks no question." });
  expect(await agent()).toEqual({ status: "active", paused_by: null });
  expect(await fail(there.claire)).toMatchObject({ status: "failed" });
  expect(await agent()).toEqual({ status: "paused", paused_by: null });
  expect(await toldOf(ada, "agents")).toEqual([
    ["An agent is paused: its last five tasks failed in the same way", "Documentation Agent", undefined],
  ]);
  expect(await toldOf(there.claire, "agents")).toEqual([]);
  await owner("update public.ai_agents set status = 'active' where key = 'documentation_agent'");
});
