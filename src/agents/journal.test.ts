import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deployAgents, doTasks, secondsLater } from "../testing/agents.ts";
import { modelOf } from "../testing/asking-company.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import type { Asked } from "../testing/model-server.ts";

type Task = { id: string; status: string; result: string; attempts: number; counts: Record<string, number> };
let company: TestCompany;
let model: Awaited<ReturnType<typeof modelOf>>;
let [claire, amir] = [{} as TestPerson, {} as TestPerson];
/** What the model answers with a failure: the question after so many look-ups. */
let fails_after = -1;

beforeAll(async () => {
  company = await testCompany();
  [claire, amir] = [await company.person("sales", { name: "Claire" }), await company.person("sales", { name: "Amir" })];
  await company.row("public.leads", { name: "Ateliers Rouvray", owner_id: claire.id });
  await deployAgents(company);
  model = await modelOf(company, ({ messages }: Asked) => {
    const looked = messages.filter(({ role }) => role === "tool").length;
    if (looked === fails_after) return { status: 500 };
    if (looked === 3) return { text: "One lead." };
    if (looked === 1)
      return { text: "", calls: [["propose_change", { act: "activities_create", values: { entity: "leads", row_id: idOf(messages), kind: "call", subject: "Call them", at: "2026-12-01T09:00:00Z" }, why: "Asked." }]] }; // prettier-ignore
    return { text: "", calls: [["leads_list", { columns: "id,name", limit: looked + 1 }]] };
  });
});
beforeEach(async () => {
  fails_after = -1;
  model.asked.length = 0;
  await company.owner.query(
    "update public.agent_approvals set status = 'withdrawn', decided_at = now() where status = 'waiting'",
  );
});
afterAll(async () => void (await Promise.all([model.close(), company.close()])));

const idOf = (messages: Asked["messages"]) =>
  messages.find(({ role }) => role === "tool")?.content.match(/"id":"([^"]+)"/)?.[1];
const ask = (by: TestPerson) =>
  company.row("public.agent_tasks", { title: "x", required_capability: "answer_question", owner_id: by.id, input: { question: "How many leads have I?" } }); // prettier-ignore
const one = async (id: string) =>
  (await company.owner.query<Task>("select * from public.agent_tasks where id = $1", [id])).rows[0] as Task;
const kept = async (id: string) =>
  (await company.owner.query("select from app.task_journal where task_id = $1", [id])).rowCount;
const steps = async (by: TestPerson, id: string) => {
  const [rows] = await company.database.flush(by.actor, [{ text: "select app.task_steps($1)::text", values: [id] }]);
  const all = JSON.parse(rows?.[0]?.[0] ?? "[]") as { kind: string; tool: string | null; error: string | null }[];
  return all.map(({ kind, tool, error }) => `${tool ?? kind}${error ? " failed" : ""}`);
};
const again = async () => {
  await secondsLater(company, 300);
  await doTasks(company);
};

test("a task that failed in the middle goes on after its last finished step, and neither asks nor proposes again", async () => {
  fails_after = 2;
  const id = await ask(claire);
  await doTasks(company);
  expect(await one(id)).toMatchObject({ status: "pending", attempts: 1 });
  expect([model.asked.length, await kept(id)]).toEqual([3, 4]);
  fails_after = -1;
  await again();
  expect(await one(id)).toMatchObject({ status: "waiting", attempts: 2, counts: { steps: 4, looks: 3, proposed: 1 } });
  expect((await one(id)).result).toContain("One lead.");
  expect(model.asked).toHaveLength(5);
  expect(await steps(claire, id)).toEqual([
    "model",
    "leads_list",
    "model",
    "propose_change",
    "model failed",
    "model",
    "leads_list",
    "model",
  ]);
  const proposed = await company.owner.query("select from public.agent_approvals where task_id = $1", [id]);
  expect([proposed.rowCount, await kept(id)]).toEqual([1, 0]);
});

test("what it asks otherwise the second time is asked anew, and what followed then as well", async () => {
  fails_after = 2;
  await ask(claire);
  await doTasks(company);
  await company.owner.query("update public.people set language = 'fr' where id = $1", [claire.id]);
  fails_after = -1;
  await again();
  await company.owner.query("update public.people set language = 'en' where id = $1", [claire.id]);
  expect(model.asked).toHaveLength(7);
  expect(model.asked[3]?.messages.at(-1)?.content).toContain("Write French");
});

test("all attempts at a task spend of one budget; who has it done again grants another", async () => {
  fails_after = 2;
  const id = await ask(claire);
  await doTasks(company);
  const spent = async () =>
    (await company.owner.query<{ n: number }>("select spent::int + reserved::int as n from app.spending where kind = 'run' and whose = $1", [id])).rows[0]?.n ?? 0; // prettier-ignore
  const first = await spent();
  expect(first).toBeGreaterThan(0);
  await company.owner.query("update app.spend_caps set cap = $1 where kind = 'run'", [first]);
  await again();
  expect(await one(id)).toMatchObject({
    status: "failed",
    last_error: "This would go beyond what one task may spend.",
  });
  await company.owner.query("update app.spend_caps set cap = 500000 where kind = 'run'");
  const replay = { text: "select app.replay_task($1)::text", values: [id] };
  await expect(company.database.flush(amir.actor, [replay])).rejects.toThrow(/RESOURCE_NOT_FOUND/);
  await company.database.flush(claire.actor, [replay]);
  expect([await spent(), await kept(id)]).toEqual([0, 0]);
});

test("a server that no longer holds a task keeps nothing of it", async () => {
  fails_after = 2;
  const id = await ask(claire);
  await doTasks(company);
  const keep = (attempt: number) =>
    company.database.flush(company.system, [
      { text: "select app.keep_step($1, $2, 1, $3, 'x')::text", values: [id, attempt, Buffer.alloc(32)] },
    ]);
  await keep(1);
  expect(await kept(id)).toBe(4);
  await company.owner.query("update public.agent_tasks set status = 'assigned' where id = $1", [id]);
  await company.owner.query("update public.agent_tasks set status = 'running', attempts = 2 where id = $1", [id]);
  await keep(1);
  expect(await kept(id)).toBe(4);
  await keep(2);
  expect(await kept(id)).toBe(1);
  await company.owner.query("update public.agent_tasks set status = 'cancelled' where id = $1", [id]);
});
