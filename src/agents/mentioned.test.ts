import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeAgent } from "../testing/agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { beginRun } from "../testing/runs.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { jobs } from "./jobs/jobs.ts";
import { mention_jobs } from "./jobs/mentioned.ts";

// A comment that mentions an agent asks it, as a task of whoever wrote it.
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let lead: string;
let account: string;
let writer: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  [claire, amir] = [await company.person("sales", { team_id }), await company.person("sales", { team_id })];
  lead = await company.row("public.leads", { name: "Moulins Arnaud", owner_id: claire.id });
  account = await company.row("public.accounts", { name: "Arnaud", owner_id: claire.id });
  writer = await makeAgent(company, "Writer", ["summarise_timeline"]);
  await company.owner.query("update app.agent_acts set acts = acts || '{create}' where entity = 'comments'");
});
beforeEach(() => company.owner.query("delete from public.agent_tasks"));
afterAll(async () => {
  await server.close();
  await company.close();
});

type Said = { data: { id: string; version: number; agent_ids: string[] } };
const say = (by: TestPerson, agent_ids: string[], more: object = {}, headers?: Record<string, string>) => {
  const said = { entity: "leads", row_id: lead, body: "@Writer where do we\nstand?", agent_ids, ...more };
  return server.call<Said>(by, "POST", "/api/comments", said, headers);
};
const tasks = async () =>
  (
    await company.owner.query(
      "select owner_id, title, priority, required_capability, input, status from public.agent_tasks",
    )
  ).rows;

test("the agent that is mentioned is asked once, for whoever wrote it, about the record; nobody else sees the task", async () => {
  const { status, body } = await say(claire, [writer, writer]);
  expect(status).toBe(201);
  expect(await tasks()).toEqual([
    {
      owner_id: claire.id,
      title: "@Writer where do we stand?",
      priority: "P0",
      required_capability: "summarise_timeline",
      input: { entity: "leads", id: lead, comment_id: body.data.id },
      status: "pending",
    },
  ]);
  const seen = async (by: TestPerson) =>
    (await server.call<{ data: object[] }>(by, "GET", "/api/agent_tasks")).body.data.length;
  expect([await seen(claire), await seen(amir), await seen(await company.person("admin"))]).toEqual([1, 0, 1]);
  // Editing asks no one anew, nor does what the comment asked change.
  const { id, version } = body.data;
  const edit = (change: object) => server.call(claire, "PATCH", `/api/comments/${id}`, { version, ...change });
  expect((await edit({ agent_ids: [] })).status).toBe(422);
  expect((await edit({ body: "@Writer and now?" })).status).toBe(200);
  await company.owner.query("update public.comments set deleted_at = now() where id = $1", [id]);
  await company.owner.query("update public.comments set deleted_at = null where id = $1", [id]);
  expect(await tasks()).toHaveLength(1);
});

test("what stands beside the mention is the question of an agent that answers; a mention alone has it summarise", async () => {
  const answerer = await makeAgent(company, "Answerer", ["answer_question"], { role: "manager" });
  await company.owner.query(
    "update public.ai_agents set capabilities = capabilities || '{summarise_timeline}' where id = $1",
    [answerer],
  );
  await say(claire, [answerer], { body: "@Answerer where do we\nstand?" });
  await say(claire, [answerer], { body: " @Answerer " });
  expect(
    (await tasks()).map(({ required_capability, input }) => [
      required_capability,
      (input as { question?: string }).question,
    ]),
  ).toEqual([
    ["answer_question", "where do we\nstand?"],
    ["summarise_timeline", undefined],
  ]);
  await company.owner.query("update public.ai_agents set status = 'paused' where id = $1", [answerer]);
});

test("what is sent again after its answer was lost asks once", async () => {
  const headers = { "idempotency-key": "11111111-1111-4111-8111-111111111111" };
  expect((await say(claire, [writer], {}, headers)).status).toBe(201);
  expect((await say(claire, [writer], {}, headers)).status).toBe(201);
  expect(await tasks()).toHaveLength(1);
});

test("who cannot be asked so is refused with a sentence, and nothing is written", async () => {
  const other = await makeAgent(company, "Checker", ["check_invariants"]);
  const paused = await makeAgent(company, "Resting", ["summarise_timeline"], { status: "paused" });
  const second = await makeAgent(company, "Second", ["summarise_timeline"]);
  const before = (await company.owner.query("select from public.comments")).rowCount;
  for (const agent of [other, paused, second, lead]) {
    const { status, body } = await say(claire, [writer, agent]);
    expect([status, body.code]).toEqual([422, "VALIDATION_FAILED"]);
    expect(JSON.stringify(body)).toContain("An agent that is mentioned cannot be asked by a comment now.");
  }
  const many = await say(claire, [writer, other, paused, second]);
  expect([many.status, JSON.stringify(many.body)]).toEqual([422, expect.stringContaining("three agents at most")]);
  const open = await say(claire, [writer], { entity: "accounts", row_id: account, account_id: account });
  expect([open.status, JSON.stringify(open.body)]).toEqual([422, expect.stringContaining("asks no agent")]);
  expect([(await company.owner.query("select from public.comments")).rowCount, await tasks()]).toEqual([before, []]);
});

test("a client asks no agent, but goes on writing; whoever may give no tasks asks none; an agent asks no other", async () => {
  const client = await company.person("client", { account_id: account });
  const about = { entity: "accounts", row_id: account, account_id: account, body: "Hello" };
  expect((await server.call(client, "POST", "/api/comments", about)).status).toBe(201);
  expect((await server.call(client, "POST", "/api/comments", { ...about, agent_ids: [writer] })).status).not.toBe(201);
  const insert = {
    text: "insert into public.comments (entity, row_id, body, agent_ids) values ('leads', $1, 'x', array[$2]::uuid[])",
    values: [lead, writer],
  };
  const run = await beginRun(company, claire, "writer");
  await expect(company.database.flush(run.with("comments_create"), [insert])).rejects.toThrow(/VALIDATION_FAILED/);
  await expect(company.database.flush(amir.actor, [insert])).resolves.toBeDefined();
  await company.owner.query("revoke insert on public.agent_tasks from tandem_sales");
  await expect(company.database.flush(claire.actor, [insert])).rejects.toThrow(/permission denied/);
  expect((await tasks()).map(({ owner_id }) => owner_id)).toEqual([amir.id]);
});

test("what a mention begins are jobs that there are, and those that the database knows", async () => {
  expect(mention_jobs.filter((name) => !(name in jobs))).toEqual([]);
  const text = "select prosrc from pg_proc where proname = 'ask_mentioned'";
  const { rows } = await company.owner.query<{ prosrc: string }>(text);
  expect(rows[0]?.prosrc).toContain(`'{${mention_jobs.join()}}'::text[]`);
});
