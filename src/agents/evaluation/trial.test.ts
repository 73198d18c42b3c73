import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { doTasks } from "../../testing/agents.ts";
import { type EvaluatedCompany, evaluatedCompany } from "../../testing/evaluated-company.ts";

let made: EvaluatedCompany;
let { company, server, claire, admin, owners, call, leads, agent, asked, candidate, tried, policyNow, meanwhile } =
  {} as EvaluatedCompany;
beforeAll(async () => {
  made = await evaluatedCompany();
  ({ company, server, claire, admin, owners, call, leads, agent, asked, candidate, tried, policyNow, meanwhile } =
    made);
}, 60_000);
afterEach(async () => {
  meanwhile();
  await owners("update app.spend_caps set cap = 500000 where kind = 'run'");
  await owners(
    "update public.agent_tasks set status = 'cancelled' where status not in ('done', 'failed', 'cancelled')",
  );
  await owners("delete from public.agent_policies where status = 'candidate'");
});
afterAll(() => made.close());

type Told = {
  results: { title: string; decision: string; outcome: string; base: string; came: unknown[] }[];
  cases: number;
  most: number;
};
const resultsOf = async (id: string) =>
  (await server.call<{ data: Told }>(admin, "GET", `/api/agents/policies/${id}`)).body.data;
const agentNow = async () =>
  (
    await owners(
      "select model, temperature, policy_version, metadata ->> 'systemPrompt' as prompt from public.ai_agents where id = $1",
      [agent],
    )
  )[0];

/** All that a replay could have written: each row of these tables, and how much is in the log. */
const everything = async () => {
  const tables = [
    "leads",
    "accounts",
    "contacts",
    "activities",
    "comments",
    "agent_approvals",
    "agent_memories",
    "agent_cases",
    "ai_agents",
  ];
  const rows = await Promise.all(
    tables.map((table) =>
      owners(`select md5(string_agg(t::text, ' ' order by id)) as all, '${table}' as of from public.${table} t`),
    ),
  );
  const log = await owners("select count(*) from app.log where entity <> all ('{agent_tasks,agent_policies}')");
  return [...rows, log, await owners("select count(*) from app.rehearsals")];
};

test("four decisions are four cases", async () => {
  const cases = await owners(
    "select decision, capability, tool, edited ->> 'title' as edited from public.agent_cases order by created_at",
  );
  expect(cases.map(({ decision }) => decision)).toEqual(["approved", "edited", "rejected", "approved"]);
  expect(cases[1]).toMatchObject({ capability: "answer_question", tool: "leads_update", edited: "Head" });
});

test("a candidate that does as well passes, on the records as they were, and nothing is written; adopted by two at once, it is once", async () => {
  const id = await candidate("GOOD");
  const before = await everything();
  asked.length = 0;
  const policy = await tried(id);
  expect(policy).toMatchObject({ trial: "passed", tried: 4, passed: 3, base_passed: 2, trial_note: null });
  expect(await everything()).toEqual(before);
  // What the model was shown of a lead that an approved change has altered since.
  const looked = asked.flatMap(({ messages }) =>
    messages.filter(({ role }) => role === "tool").map(({ content }) => content),
  );
  const [owner] = looked.filter((content) => content.includes("Lead of owner"));
  expect([owner?.includes("CEO"), owner?.includes("Owner")]).toEqual([true, false]);
  expect((await owners("select title from public.leads where id = $1", [leads["owner"]]))[0]).toEqual({
    title: "Owner",
  });

  const told = await resultsOf(id);
  expect(told).toMatchObject({ cases: 4, most: 500_000 });
  expect(told.results.map(({ title, outcome, base }) => [title.slice(8, -1), outcome, base])).toEqual([
    ["Lead of dean", "failed", "passed"],
    ["Lead of clown", "passed", "failed"],
    ["Lead of head", "passed", "failed"],
    ["Lead of owner", "passed", "passed"],
  ]);
  expect((await server.call(claire, "GET", `/api/agents/policies/${id}`)).status).toBe(404);
  expect((await call(claire, "agent_policies/adopt", { id })).status).toBeGreaterThanOrEqual(403);

  const second = await company.person("admin", { name: "Bea" });
  const both = await Promise.all([admin, second].map((by) => call(by, "agent_policies/adopt", { id })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await agentNow()).toMatchObject({
    model: "gpt-4o",
    temperature: "0.10",
    policy_version: 2,
    prompt: "You are GOOD.",
  });
  const versions = await owners(
    "select number, status, tried, passed from public.agent_policies where agent_id = $1 order by number",
    [agent],
  );
  expect(versions).toEqual([
    { number: 1, status: "former", tried: 4, passed: 2 },
    { number: 2, status: "in_force", tried: 4, passed: 3 },
  ]);
});

test("a candidate that proposes what was rejected, or passes less, does not pass and is not put in force, by no way", async () => {
  for (const [word, note] of [
    ["CLOWN", "It proposes what was rejected, and the version in force does not."],
    ["WORSE", "It passes fewer cases than the version in force."],
  ] as const) {
    const id = await candidate(word);
    expect(await tried(id)).toMatchObject({ trial: "failed", trial_note: note });
    expect((await call(admin, "agent_policies/adopt", { id, reason: "I like it." })).status).toBe(409);
    const [{ version } = { version: 0 }] = await owners<{ version: number }>(
      "select version from public.ai_agents where id = $1",
      [agent],
    );
    for (const change of [
      { model: "gpt-4o-mini" },
      { temperature: 0.9 },
      { metadata: { systemPrompt: "You are CLOWN." } },
    ])
      expect((await server.call(admin, "PATCH", `/api/ai_agents/${agent}`, { ...change, version })).status).toBe(409);
    const forced = company.owner.query("update public.ai_agents set policy_version = 9 where id = $1", [agent]);
    await expect(forced).rejects.toThrow("RESOURCE_CONFLICT");
    await owners("delete from public.agent_policies where id = $1", [id]);
  }
  // What else an agent is stays for its administrator to change.
  const [{ version } = { version: 0 }] = await owners<{ version: number }>(
    "select version from public.ai_agents where id = $1",
    [agent],
  );
  expect(
    (await server.call(admin, "PATCH", `/api/ai_agents/${agent}`, { specialization: "words", version })).status,
  ).toBe(200);
  expect(await agentNow()).toMatchObject({ policy_version: 2, prompt: "You are GOOD." });
});

test("a candidate that was changed since it passed is tried again, one at a time, and only by who may", async () => {
  const id = await candidate("GOOD");
  expect(
    (await call(admin, "agent_policies", { agent_id: agent, model: "x", temperature: 0, prompt: "Second." })).status,
  ).toBe(409);
  expect(
    (await call(claire, "agent_policies", { agent_id: agent, model: "x", temperature: 0, prompt: "Hers." })).status,
  ).toBe(403);
  expect(await tried(id)).toMatchObject({ trial: "passed" });
  const { version } = await policyNow(id);
  await server.call(admin, "PATCH", `/api/agent_policies/${id}`, { prompt: "You are CLOWN.", version });
  expect(await policyNow(id)).toMatchObject({ trial: null, passed: null });
  expect((await call(admin, "agent_policies/adopt", { id })).status).toBe(409);
  const [former] = await owners<{ id: string; version: number }>(
    "select id, version from public.agent_policies where number = 1",
  );
  expect(
    (
      await server.call(admin, "PATCH", `/api/agent_policies/${former?.id}`, {
        prompt: "Other.",
        version: former?.version,
      })
    ).status,
  ).toBe(409);
});

test("where the endpoint fails in the middle the trial says so and counts no pass; what had come out is not asked again", async () => {
  const id = await candidate("GOOD");
  let questions = 0;
  meanwhile(async () => ((questions += 1) > 3 ? { status: 500 } : undefined));
  const broken = await tried(id, 6);
  expect(broken).toMatchObject({ trial: "broken", passed: null });
  expect(broken["trial_note"]).toBeTruthy();
  expect((await call(admin, "agent_policies/adopt", { id })).status).toBe(409);
  const [{ n } = { n: 0 }] = await owners<{ n: number }>(
    "select count(*)::int as n from app.case_results where policy_id = $1 and outcome is not null",
    [id],
  );
  expect(n).toBe(1);
  meanwhile();
  expect(await tried(id)).toMatchObject({ trial: "passed" });
}, 60_000);

test("a trial that a server left goes on where it was, and no case is counted twice", async () => {
  const id = await candidate("GOOD");
  let questions = 0;
  // Another server takes the task while this one waits for its model: what this one tells afterwards is not kept.
  meanwhile(async () => {
    if ((questions += 1) !== 5) return;
    await owners(
      "update public.agent_tasks set status = 'pending', lease_until = null, attempts = attempts + 1 where required_capability = 'try_policy' and status = 'running'",
    );
  });
  const left = await tried(id);
  expect(left).toMatchObject({ trial: "running" });
  await doTasks(company);
  expect(await policyNow(id)).toMatchObject({ trial: "passed", tried: 4, passed: 3 });
  const twice = "select count(*)::int as n from app.case_results where policy_id = $1";
  expect(await owners(twice, [id])).toEqual([{ n: 4 }]);
});

test("a budget ends it, a halt holds it and a cancel ends it: each says so, and none passes", async () => {
  const id = await candidate("GOOD");
  await owners("update app.spend_caps set cap = 2 where kind = 'run'");
  expect(await tried(id)).toMatchObject({
    trial: "broken",
    trial_note: "This would go beyond what one task may spend.",
  });
  await owners("update app.spend_caps set cap = 500000 where kind = 'run'");
  await server.call(admin, "POST", "/api/agents/halt", { reason: "To be looked at" });
  expect(await tried(id)).toMatchObject({ trial: "running" });
  await server.call(admin, "POST", "/api/agents/halt/lift", { reason: "Looked at" });
  const { task_id } = await policyNow(id);
  expect((await call(admin, "agent_tasks/cancel", { id: task_id })).status).toBe(200);
  expect(await policyNow(id)).toMatchObject({ trial: "broken", trial_note: "It was cancelled." });
});

test("without cases there is nothing to try it on, and a reason in words puts it in force; a case that is taken out is none", async () => {
  const [other] = await owners<{ id: string }>("select id from public.ai_agents where key = 'qa_tester'");
  const body = { agent_id: other?.id, model: "gpt-4o", temperature: 0.2, prompt: "You test." };
  const { data } = (await call<{ id: string }>(admin, "agent_policies", body)).body;
  expect((await call(admin, "agent_policies/try", { id: data.id })).body.message).toBe(
    "There are no cases yet to try it on.",
  );
  expect((await call(admin, "agent_policies/adopt", { id: data.id })).status).toBe(409);
  const adopted = await call(admin, "agent_policies/adopt", { id: data.id, reason: "Its first own words." });
  expect(adopted.body.data).toMatchObject({ status: "in_force", number: 2, reason: "Its first own words." });

  const [rejected] = await owners<{ id: string }>("select id from public.agent_cases where decision = 'rejected'");
  await server.call(admin, "DELETE", `/api/agent_cases/${rejected?.id}`);
  const id = await candidate("CLOWN");
  expect(await tried(id)).toMatchObject({ trial: "passed", tried: 3, passed: 3 });
  // Back to what was before: a candidate of that text, tried again.
  await owners("delete from public.agent_policies where id = $1", [id]);
});

test("a task that somebody gives by themselves tries nothing", async () => {
  const id = await candidate("GOOD");
  const given = { title: "Try it", required_capability: "try_policy", owner_id: admin.id, input: { policy: id } };
  const task = await company.row("public.agent_tasks", given);
  await doTasks(company);
  expect(await owners("select status from public.agent_tasks where id = $1", [task])).toEqual([{ status: "failed" }]);
  expect(await policyNow(id)).toMatchObject({ trial: null });
});
