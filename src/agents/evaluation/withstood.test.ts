import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { doTasks } from "../../testing/agents.ts";
import { type EvaluatedCompany, evaluatedCompany } from "../../testing/evaluated-company.ts";
import type { Asked, ToolCall } from "../../testing/model-server.ts";

// Versions that passed and should not have, and ways around a trial.
let made: EvaluatedCompany;
let { company, server, claire, admin, owners, call, candidate, tried, meanwhile } = {} as EvaluatedCompany;
beforeAll(async () => {
  made = await evaluatedCompany();
  ({ company, server, claire, admin, owners, call, candidate, tried, meanwhile } = made);
}, 60_000);
afterEach(async () => {
  meanwhile();
  await owners("delete from public.agent_policies where status = 'candidate'");
  await owners("delete from app.case_results");
});
afterAll(() => made.close());

test("a candidate that proposes all that could be meant does not pass by that", async () => {
  meanwhile(async ({ messages, tool_choice }: Asked) => {
    if (!messages[0]?.content.includes("You are GUESSING.") || tool_choice === "none") return;
    if (messages.some(({ role }) => role === "tool")) return { text: "One of these." };
    const [id = ""] = /[0-9a-f-]{36}(?=\s*$)/.exec(messages[1]?.content ?? "") ?? [];
    const calls = ["Owner", "Head", "Dean", "Boss"].map((title): ToolCall => ["propose_change", { act: "leads_update", id, values: { title }, why: "Perhaps." }]); // prettier-ignore
    return { text: "", calls };
  });
  expect(await tried(await candidate("GUESSING"))).toMatchObject({ trial: "failed", tried: 4, passed: 1 });
});

test("a candidate that passes nothing does not pass, though the version in force passes nothing either", async () => {
  const rejected = "update public.agent_cases set deleted_at = $1 where decision = 'rejected'";
  await owners(rejected, [new Date()]);
  meanwhile(async () => ({ text: "I would rather not." }));
  const policy = await tried(await candidate("IDLE"));
  expect(policy).toMatchObject({ trial: "failed", tried: 3, passed: 0, base_passed: 0, trial_note: "It passes none of the cases." }); // prettier-ignore
  await owners(rejected, [null]);
});

test("what was taken back is a case of what is not wanted", async () => {
  const id = await company.row("public.leads", { name: "Lead of chair", title: "CEO", owner_id: claire.id });
  meanwhile(async ({ messages }: Asked) =>
    messages.some(({ role }) => role === "tool")
      ? { text: "So it is." }
      : { text: "", calls: [["propose_change", { act: "leads_update", id, values: { title: "Chair" }, why: "x" }]] },
  );
  const input = { question: "Who leads it?" };
  const task = { title: "chair", required_capability: "answer_question", owner_id: claire.id, input };
  const asked = await company.row("public.agent_tasks", task);
  await doTasks(company);
  const [proposal] = await owners<{ id: string }>("select id from public.agent_approvals where task_id = $1", [asked]);
  await call(claire, "agent_approvals/approve", { id: proposal?.id });
  const decided = () => owners("select decision from public.agent_cases where approval_id = $1", [proposal?.id]);
  expect(await decided()).toEqual([{ decision: "approved" }]);
  expect((await call(claire, "agent_approvals/revert", { id: proposal?.id })).status).toBe(200);
  expect(await decided()).toEqual([{ decision: "rejected" }]);
  await owners("delete from public.agent_cases where approval_id = $1", [proposal?.id]);
});

test("a key takes no case out, by which its agent could be told something else untried", async () => {
  const key = "tdm_".padEnd(68, "7");
  const token_hash = createHash("sha256").update(key).digest();
  const values = { user_id: admin.id, token_hash, expires_at: new Date(Date.now() + 3_600_000) };
  await company.row("app.api_keys", {
    ...values,
    name: "Mine",
    scope: "write",
    door: "employee",
    second_factor: false,
  });
  const [agent_case] = await owners<{ id: string }>("select id from public.agent_cases where decision = 'approved'");
  const headers = { authorization: `Bearer ${key}` };
  const path = `/api/agent_cases/${agent_case?.id}`;
  expect((await server.call(undefined, "DELETE", path, undefined, headers)).status).toBe(403);
  expect((await server.call(admin, "DELETE", path)).status).toBeLessThan(300);
  await owners("update public.agent_cases set deleted_at = null");
});

test("one person's many decisions neither push out what others decided nor fill a trial alone", async () => {
  const amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
  const copies = `insert into public.agent_cases (owner_id, title, decision, agent_id, approval_id, capability, asked, tool, input, entity, row_id,
      decided_at, created_at, policy_version)
    select $1, title, decision, agent_id, approval_id, capability, asked, tool, input, entity, row_id, now() + $3 * interval '1 minute',
      now() + $3 * interval '1 minute', 1 from (select * from public.agent_cases where decision = 'approved' and title <> 'his' order by id limit 1) c, generate_series(1, $2)`;
  await owners(copies, [claire.id, 220, 1]);
  await owners(copies, [amir.id, 1, -60]);
  const id = await candidate("GOOD");
  await call(admin, "agent_policies/try", { id });
  const chosen =
    "select count(*)::int as n from app.case_results join public.agent_cases c on c.id = case_id where policy_id = $1 and c.owner_id = $2";
  expect(await owners(chosen, [id, amir.id])).toEqual([{ n: 1 }]);
  await owners(
    "update public.agent_tasks set status = 'cancelled' where required_capability = 'try_policy' and status <> 'done'",
  );
  // One more decision of hers: 200 are kept, his among them.
  const [more] = await owners<{
    id: string;
  }>(`insert into public.agent_approvals (owner_id, title, agent_id, task_id, run_id, tool, input, entity, row_id, size, expires_at)
    select owner_id, title, agent_id, task_id, run_id, tool, input, entity, row_id, size, now() + interval '1 day' from public.agent_approvals limit 1 returning id`);
  await owners("update public.agent_approvals set status = 'rejected', decided_at = now() where id = $1", [more?.id]);
  const kept = await owners<{ n: number; his: number }>(
    "select count(*)::int as n, count(*) filter (where owner_id = $1)::int as his from public.agent_cases",
    [amir.id],
  );
  expect(kept).toEqual([{ n: 200, his: 1 }]);
});
