import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { deployAgents, doTasks, secondsLater } from "../../testing/agents.ts";
import { modelOf } from "../../testing/asking-company.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { derive_for_tests } from "../../testing/keys.ts";
import type { Answer } from "../../testing/model-server.ts";
import { beginRun } from "../../testing/runs.ts";
import { askEndpoint } from "./ask-endpoint.ts";
import { askModel } from "./ask-model.ts";
import type { ModelNeeds } from "./endpoint.ts";

// What an endpoint, a budget or an odd moment did once while a model was asked, and must not do again.
let company: TestCompany;
let model: Awaited<ReturnType<typeof modelOf>>;
let needs: ModelNeeds;
let [claire, admin] = [{} as TestPerson, {} as TestPerson];
let next: Answer = { text: "So it is." };

beforeAll(async () => {
  company = await testCompany();
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire" });
  admin = await company.person("admin", { name: "Root" });
  await deployAgents(company);
  model = await modelOf(company, () => next);
  const { database, system } = company;
  needs = { database, system, derive: derive_for_tests, private_hosts: ["127.0.0.1"] };
});
afterEach(async () => {
  next = { text: "So it is." };
  await owners("delete from app.agent_halts");
  await owners("delete from public.agent_tasks");
});
afterAll(async () => void (await Promise.all([model.close(), company.close()])));

const owners = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await company.owner.query(text, values)).rows as Row[];
const system = (text: string, values: unknown[] = []) => company.database.flush(company.system, [{ text, values }]);
const begun = async () => (await beginRun(company, claire, "documentation_agent")).id;
const question = { model: "gpt-4o", temperature: 0, instructions: "Answer.", prompt: "What is it?", most_output: 50 };
type Step = { output_tokens: number; input_tokens: number; heard: string | null; cost: number };
const stepsOf = (run: string) =>
  owners<Step>("select id, output_tokens, input_tokens, heard, cost::int from app.agent_steps where run_id = $1", [
    run,
  ]);

describe("an endpoint", () => {
  test("that writes on and on is cut, however it does so", async () => {
    for (const written of [
      { text: "Word after word. ".repeat(3000) },
      { text: "", thinks: "Word after word. ".repeat(3000) },
      { text: "x".repeat(100_000), whole: true as const },
    ]) {
      next = written;
      const run = await begun();
      await expect(askModel(needs, run, question)).rejects.toThrow("writes more than it was asked for");
      const [step] = await stepsOf(run);
      expect(step?.output_tokens).toBeLessThanOrEqual(50 * 64);
      await expect.poll(() => model.open()).toBe(0);
    }
  });

  test("that sends a byte at a time, and says nothing, is not read for megabytes", async () => {
    let sent = 0;
    const pouring = createServer((asked, answer) => {
      asked.resume();
      const pour = () => {
        while ((sent += 1) && answer.write(":"));
      };
      answer
        .writeHead(200, { "content-type": "text/event-stream" })
        .on("drain", pour)
        .on("error", () => {});
      pour();
    });
    await once(pouring.listen(0, "127.0.0.1"), "listening");
    const base_url = `http://127.0.0.1:${(pouring.address() as AddressInfo).port}/v1`;
    const endpoint = { base_url, models: {}, prices: {}, timeout_s: 60, api_key: undefined };
    await expect(askEndpoint(endpoint, ["127.0.0.1"], question)).rejects.toThrow("stopped in the middle");
    expect(sent).toBeLessThan(1_000_000);
    pouring.close();
  });

  test("that thinks aloud is paid for it also where it is stopped, and where it does not count", async () => {
    const thinks = "What could it be. ".repeat(20);
    const run = await begun();
    next = { text: "It.", thinks, usage: false };
    await askModel(needs, run, question);
    next = { text: "", thinks, holds: new Promise(() => {}) };
    const stopped = askModel(needs, run, question).catch((error: unknown) => error);
    await expect.poll(() => model.open()).toBe(1);
    await company.database.flush(admin.actor, [{ text: "select app.halt_agents('To see')", values: [] }]);
    expect(await stopped).toMatchObject({ code: "55P03" });
    const tokens = (await stepsOf(run)).map(({ output_tokens }) => output_tokens);
    expect(Math.min(...tokens)).toBeGreaterThan(300);
  });

  test("that says it took what it cannot have taken is counted by bytes: the day of all is not gone at once", async () => {
    const run = await begun();
    for (const [input, output] of [
      [9_999_999, 9_999_999],
      [-5, -5],
      [0.5, 1e300],
    ] as const) {
      // prettier-ignore
      next = { text: "It.", usage: { input, output } };
      const { input_tokens, output_tokens } = await askModel(needs, run, question);
      expect([input_tokens > 20 && input_tokens < 500, output_tokens]).toEqual([true, 3]);
    }
  });
});

test("an agent that is paused spends nothing more", async () => {
  const run = await begun();
  const set = (status: string) => owners("update public.ai_agents set status = $1 where key = 'documentation_agent'", [status]); // prettier-ignore
  await set("paused");
  await expect(askModel(needs, run, question)).rejects.toMatchObject({
    code: "55P03",
    detail: "This agent is paused.",
  });
  await set("active");
});

test("what is heard of an answer as it ends does not stay", async () => {
  const run = await begun();
  const [rows] = await system("select app.begin_step($1, 'gpt-4o', 100)", [run]);
  const step = rows?.[0]?.[0];
  await company.owner.query("begin");
  await company.owner.query("update app.agent_steps set cost = 1, heard = null where id = $1", [step]);
  const heard = system("select app.hear_step($1, 'Said late')::text", [step]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await company.owner.query("commit");
  await heard;
  expect((await stepsOf(run))[0]?.heard).toBeNull();
});

test("what a server that died has heard is gone once its task is another's, or over", async () => {
  const values = { title: "Asked", required_capability: "answer_question", owner_id: claire.id };
  const id = await company.row("public.agent_tasks", { ...values, input: JSON.stringify({ question: "What?" }) });
  await system("select app.claim_tasks('{answer_question}', '{answer_question}', 1)");
  const [started] = await system("select app.start_task_run($1, 1, sha256('x'))::text", [id]);
  const { run } = JSON.parse(started?.[0]?.[0] ?? "") as { run: string };
  const [rows] = await system("select app.begin_step($1, 'gpt-4o', 100)", [run]);
  await system("select app.hear_step($1, 'Half of it')::text", [rows?.[0]?.[0]]);
  await secondsLater(company, 60);
  await doTasks(company);
  expect(await owners("select status from public.agent_tasks where id = $1", [id])).toEqual([{ status: "done" }]);
  expect((await stepsOf(run))[0]?.heard).toBeNull();
});
