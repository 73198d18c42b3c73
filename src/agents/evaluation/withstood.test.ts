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
