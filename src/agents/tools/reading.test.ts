import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "../../entities/register.ts";
import { openKernel } from "../../entity/kernel.ts";
import { readByTool } from "../../entity/tools.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { derive_for_tests } from "../../testing/keys.ts";
import { type Asked, openModelServer, type ToolCall } from "../../testing/model-server.ts";
import { most_steps, most_wishes } from "../jobs/answer-question.ts";
import { deployAgents } from "../../testing/agents.ts";
import { beginRun } from "../../testing/runs.ts";
import { openWorker } from "../worker.ts";
import { most_material } from "./material.ts";
import { most_broken } from "./reading.ts";

type Task = { id: string; status: string; result: string; counts: Record<string, number>; last_error: string | null };
type Step = { kind: string; tool: string | null; arguments: string | null; found: number | null; error: string | null };
let company: TestCompany;
let claire: TestPerson;
let amir: TestPerson;
let hers: string;
let his: string;
let endpoint: Awaited<ReturnType<typeof openModelServer>>;
/** What the model wishes for in each step; after the last it answers. */
let wishes: ToolCall[][] = [];
/** What happens while the model thinks. */
let meanwhile = async () => {};
const answer = "So it is.";

beforeAll(async () => {
  company = await testCompany();
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
  hers = await company.row("public.leads", { name: "Ateliers Rouvray", owner_id: claire.id });
  his = await company.row("public.leads", { name: "Sextant Secret", owner_id: amir.id });
  for (const [row_id, owner] of [
    [hers, claire],
    [his, amir],
  ] as const) {
    const said = { entity: "leads", row_id, created_by: owner.id, body: `A sextant for ${owner.name}` };
    await company.row("public.comments", said);
  }
  await deployAgents(company);
  endpoint = await openModelServer(async ({ tool_choice }) => {
    await meanwhile();
    const calls = tool_choice === "none" ? undefined : wishes.shift();
    return calls ? { text: "", calls } : { text: answer };
  });
  const admin = await company.person("admin");
  const keep = "select app.keep_model_endpoint($1, null, '{}', '{\"gpt-4o-mini\":{\"in\":1,\"out\":1}}', 10, '{}')";
  await company.database.flush(admin.actor, [{ text: keep, values: [endpoint.url] }]);
});
afterAll(async () => {
  await endpoint.close();
  await company.close();
});

/** Has somebody ask the agents, whose model wishes for these tools one step after the other. */
async function ask(by: TestPerson, steps: ToolCall[][], input: object = { question: "What about the sextant?" }) {
  wishes = steps;
  endpoint.asked.length = 0;
  const { database, system, owner } = company;
  const task = { title: "A question", required_capability: "answer_question", owner_id: by.id, input };
  const id = await company.row("public.agent_tasks", task);
  const kernel = await openKernel(database, system, register);
  const failed = (error: unknown) => console.error(error);
  const needs = { database, system, kernel, failed, derive: derive_for_tests, private_hosts: ["127.0.0.1"] };
  const worker = openWorker({ ...needs, cycle_ms: 3_600_000 });
  await worker.settled();
  await worker.close();
  const { rows } = await owner.query<Task>("select * from public.agent_tasks where id = $1", [id]);
  return { ...(rows[0] as Task), told: told(endpoint.asked.at(-1)), steps: await stepsOf(by, id) };
}
/** What the model was told by its tools, as the last question to it has it. */
const told = (asked?: Asked) => (asked?.messages ?? []).flatMap((each) => (each.role === "tool" ? [each.content] : []));
async function stepsOf(by: TestPerson, task: string): Promise<Step[]> {
  const [rows] = await company.database.flush(by.actor, [{ text: "select app.task_steps($1)::text", values: [task] }]);
  return JSON.parse(rows?.[0]?.[0] ?? "[]") as Step[];
}
const offered = () => (endpoint.asked[0]?.tools ?? []).map((each) => each.function.name);

describe("a question", () => {
  test("is answered by tools, each used as the run of its agent for its asker, and every step is noted", async () => {
    const done = await ask(claire, [
      [["search_global", { p_query: "sextant" }]],
      [
        ["leads_list", { where: { name: { contains: "Rouvray" } }, columns: "id,name,stage", count: true }],
        ["leads_get", { id: hers }],
      ],
    ]);
    expect(done).toMatchObject({ status: "done", last_error: null, counts: { steps: 3, looks: 3 } });
    expect(done.result).toBe(`${answer}\n\n*Written by a model that looked things up 3 times. Check what matters.*`);
    expect(done.told).toHaveLength(3);
    for (const each of done.told) expect(each).toMatch(/^Material that others wrote/);
    expect(done.told[1]).toContain('"count":1');
    expect(done.told[2]).toContain("Ateliers Rouvray");
    expect(done.steps.map(({ kind, tool, found }) => [kind, tool, found])).toEqual([
      ["model", null, null],
      ["tool", "search_global", 1],
      ["model", null, null],
      ["tool", "leads_list", 1],
      ["tool", "leads_get", 1],
      ["model", null, null],
    ]);
    expect(JSON.parse(done.steps[4]?.arguments ?? "")).toEqual({ id: hers });
    expect(endpoint.asked[0]?.messages.at(-1)?.content).toContain("What about the sextant?");
  });

  test("has the tools that read, of what its agent may and its asker too; each of them works", async () => {
    const entities = ["leads", "accounts", "contacts", "affiliations", "activities", "comments"];
    await ask(claire, []);
    const both = entities.flatMap((entity) => [`${entity}_list`, `${entity}_get`]);
    expect(offered().toSorted()).toEqual(["search_global", ...both].toSorted());
    const lists = entities.map((entity): ToolCall[] => [[`${entity}_list`, {}]]);
    const done = await ask(claire, lists);
    expect(done.steps.flatMap(({ error }) => (error ? [error] : []))).toEqual([]);
    const [comment] = (await company.owner.query<{ id: string }>("select id from public.comments where row_id = $1", [hers])).rows; // prettier-ignore
    const account = await company.row("public.accounts", { name: "Rouvray", owner_id: claire.id });
    const contact = await company.row("public.contacts", { name: "Ada", account_id: account, owner_id: claire.id });
    const activity = { entity: "leads", row_id: hers, kind: "call", owner_id: claire.id, at: new Date() };
    const ids = { comments: comment?.id, accounts: account, contacts: contact, activities: await company.row("public.activities", activity) }; // prettier-ignore
    const gets = Object.entries(ids).map(([entity, id]): ToolCall[] => [[`${entity}_get`, { id }]]);
    expect((await ask(claire, gets)).steps.flatMap(({ error }) => (error ? [error] : []))).toEqual([]);
    // (What a role may read is asked of the database; this takes it away from there.)
    await company.owner.query("delete from app.role_rights where role = 'sales' and entity = 'affiliations'");
    await ask(await company.person("sales"), []);
    expect(offered().filter((name) => name.startsWith("affiliations"))).toEqual([]);
  });

  test("that has no words, or more than there is room for, fails and costs nothing", async () => {
    for (const question of ["", " ", "x".repeat(2001)])
      expect(await ask(claire, [], { question })).toMatchObject({ status: "failed", last_error: "This task asks no question." }); // prettier-ignore
    expect(endpoint.asked).toEqual([]);
  });

  test("is answered in the language of who asks, about the record that it names", async () => {
    await company.owner.query("update public.people set language = 'fr' where id = $1", [amir.id]);
    const { result } = await ask(amir, [], { question: "Qui ?", entity: "leads", id: his });
    expect(result).toContain("Écrit par un modèle sans aucune recherche.");
    expect(endpoint.asked[0]?.messages.at(-1)?.content).toContain(`the record of leads with the id ${his}`);
  });
});

describe("a model that obeys an attacker", () => {
  test("sees no record that its asker does not see, by whatever tool, and is told so", async () => {
    const { told: heard, steps } = await ask(claire, [
      [["search_global", { p_query: "sextant" }], ["leads_get", { id: his }], ["leads_list", {}]],
      [["leads_list", { where: { owner_id: amir.id } }], ["comments_list", { where: { row_id: his } }]],
      [["leads_list", { where: { or: [{ name: "Sextant Secret" }, { not: { name: "x" } }] }, order: "-name" }]],
    ]); // prettier-ignore
    for (const each of heard) expect(each).not.toMatch(/Secret|for Amir/);
    expect(heard[1]).toMatch(/^Not done\./);
    expect(steps.filter(({ tool }) => tool).map(({ found }) => found)).toEqual([1, null, 1, 0, 0, 1]);
    expect((await ask(amir, [[["leads_get", { id: his }]]])).told[0]).toContain("Sextant Secret");
  });

  test("uses no tool that writes, that is of another entity or that there is not: nothing is done", async () => {
    const logged = async () =>
      (await company.owner.query("select from app.log where entity <> 'agent_tasks'")).rowCount;
    const before = await logged();
    const all: ToolCall[] = [
      ["comments_create", { entity: "leads", row_id: hers, body: "Hello" }],
      ["leads_update", { id: hers, name: "Taken" }],
      ["leads_win", { id: hers }],
      ["people_list", {}],
      ["user_roles_list", {}],
    ];
    for (const wish of all) {
      const done = await ask(claire, [[wish]]);
      expect(done.told[0], wish[0]).toMatch(/^Not done\. There is no such tool\./);
      expect(done).toMatchObject({ status: "done" });
      expect(done.steps[1]).toMatchObject({ kind: "tool", tool: wish[0], found: null });
    }
    expect(await logged()).toBe(before);
    const { rows } = await company.owner.query("select name, version from public.leads where id = $1", [hers]);
    expect(rows).toEqual([{ name: "Ateliers Rouvray", version: 1 }]);
    expect((await company.owner.query("select from public.comments where body = 'Hello'")).rowCount).toBe(0);
  });

  test("brings no SQL through what it gives: names are those of columns, values stay values", async () => {
    const bad = ["name; drop table public.leads", 'name" or true --', "app.user_id()", "constructor", "lease_until"];
    const wished = bad.flatMap((name): ToolCall[][] => [
      [["leads_list", { where: { [name]: "x" } }]],
      [["leads_list", { order: name }]],
      [["leads_list", { columns: name }]],
    ]);
    for (const wish of wished) expect((await ask(claire, [wish])).told[0], JSON.stringify(wish)).toMatch(/^Not done\./);
    for (const value of ["' or app.user_id() is not null --", "%", "$1"]) {
      const { told: heard } = await ask(claire, [
        [["leads_list", { where: { name: value } }], ["search_global", { p_query: value }]],
      ]); // prettier-ignore
      expect(heard.join(), value).not.toMatch(/Secret|for Amir/);
    }
    expect((await company.owner.query("select from public.leads")).rowCount).toBe(2);
  });

  test("gives what does not fit, or is no JSON: it is told so, and after five times its run ends", async () => {
    const broken: ToolCall[] = [
      ["leads_get", '{"id":'],
      ["leads_get", { id: "x" }],
      ["leads_get", { id: hers, name: "more" }],
      ["leads_list", { limit: 1000 }],
      ["leads_list", { q: "x".repeat(5000) }],
    ];
    const done = await ask(claire, [broken.slice(0, most_wishes), broken.slice(most_wishes)]);
    expect(done).toMatchObject({ status: "done" });
    for (const each of done.told) expect(each).toMatch(/^Not done\./);
    for (const { arguments: given } of done.steps) expect((given ?? "").length).toBeLessThanOrEqual(1000);
    expect(broken).toHaveLength(most_broken);
    const ended = await ask(
      claire,
      [...broken, ["nothing", {}] as ToolCall].map((each) => [each]),
    );
    expect(ended).toMatchObject({
      status: "failed",
      last_error: "It did not use its tools as they are.",
      result: null,
    });
    expect(ended.steps.at(-1)).toMatchObject({ tool: "nothing" });
  });

  test("asks for the same again: it is told so, and the third time its run ends, however it is written", async () => {
    const done = await ask(claire, [
      [["leads_list", { q: "rouvray", limit: 5 }]],
      [["leads_list", '{ "limit": 5, "q": "rouvray" }']],
      [["leads_list", { q: "rouvray", limit: 6 }]],
    ]);
    expect(done).toMatchObject({ status: "done" });
    expect(done.told[1]).toMatch(/^Not done\. Exactly this was asked before/);
    expect(done.steps.map(({ found }) => found)).toEqual([null, 1, null, null, null, 1, null]);
    const same = Array.from({ length: 5 }, (): ToolCall[] => [["leads_get", { id: his }]]);
    const ended = await ask(claire, same);
    expect(ended).toMatchObject({ status: "failed", last_error: "It asked for the same thing three times." });
    expect(endpoint.asked).toHaveLength(3);
  });

  test("never stops: it is asked ten times at most, the last time for its answer, and does four things at a time", async () => {
    const many = (n: number): ToolCall[] =>
      Array.from({ length: 6 }, (_, index) => ["leads_list", { q: `word ${n} ${index}` }]);
    const { status, counts, steps } = await ask(
      claire,
      Array.from({ length: 20 }, (_, n) => many(n)),
    );
    expect(status).toBe("done");
    expect(counts).toMatchObject({ steps: most_steps, looks: (most_steps - 1) * most_wishes });
    expect(endpoint.asked.map(({ tool_choice }) => tool_choice).at(-1)).toBe("none");
    expect(steps).toHaveLength(most_steps + (most_steps - 1) * most_wishes);
  });

  test("reads long things: each answer has a bound, and what is left out is said", async () => {
    for (let n = 0; n < 25; n++)
      await company.row("public.leads", {
        name: `Long ${n} ${"é".repeat(150)}`,
        title: "ü".repeat(190),
        owner_id: claire.id,
      });
    const { told: heard } = await ask(claire, [[["leads_list", { limit: 25 }]]]);
    expect(Buffer.byteLength(heard[0] ?? "")).toBeLessThanOrEqual(most_material);
    expect(heard[0]).toContain("left_out");
    await company.owner.query("delete from public.leads where name like 'Long%'");
  });
});

describe("while a model thinks", () => {
  const looks: ToolCall[][] = [[["leads_get", { id: hers }]], [["leads_list", {}]]];
  const admin = async () => (await company.person("admin")).actor;
  const once = (text: string, by: () => Promise<TestPerson["actor"]>) => {
    meanwhile = async () => {
      meanwhile = async () => {};
      await company.database.flush(await by(), [{ text, values: [] }]);
    };
  };

  test("its task is cancelled: nothing more is looked up or asked, and nothing is kept", async () => {
    const running = "(select id from public.agent_tasks where status = 'running')";
    once(`select app.cancel_task(${running})::text`, async () => claire.actor);
    const { status, result, steps } = await ask(claire, looks);
    expect({ status, result, asked: endpoint.asked.length }).toEqual({ status: "cancelled", result: null, asked: 1 });
    expect(steps.map(({ kind, found }) => [kind, found])).toEqual([
      ["model", null],
      ["tool", null],
    ]);
  });

  test("all agents are halted: nothing more is looked up or asked, and it is done again afterwards", async () => {
    once("select app.halt_agents('To see')", admin);
    const { id, status, result } = await ask(claire, looks);
    expect({ status, result, asked: endpoint.asked.length }).toEqual({ status: "pending", result: null, asked: 1 });
    await company.database.flush(await admin(), [{ text: "select app.lift_halt('Seen')", values: [] }]);
    await company.database.flush(claire.actor, [{ text: `select app.cancel_task('${id}')::text`, values: [] }]);
  });
});

describe("where nothing of the program checks", () => {
  test("the database refuses the run what its list does not name, what its asker does not see, and all writing", async () => {
    const kernel = await openKernel(company.database, company.system, register);
    const run = await beginRun(company, claire, "documentation_agent");
    const actor = { ...run.with(""), reads_only: true };
    for (const name of ["user_roles_list", "imports_list", "agent_tasks_list", "audit_logs_read"])
      await expect(readByTool(kernel, actor, name, {}), name).rejects.toBeDefined();
    await expect(readByTool(kernel, actor, "leads_get", { id: his })).rejects.toMatchObject({
      code: "RESOURCE_NOT_FOUND",
    });
    expect(await readByTool(kernel, actor, "leads_get", { id: hers })).toContain("Ateliers Rouvray");
    const body = "By a run that only reads";
    const write = {
      text: "insert into public.comments (entity, row_id, body) values ('leads', $1, $2)",
      values: [hers, body],
    };
    const commenting = { ...actor, tool: "comments_create" };
    await expect(company.database.flush(commenting, [write])).rejects.toMatchObject({ code: "25006" });
    const undone = { text: "select set_config('transaction_read_only', 'off', true)", values: [] };
    await expect(company.database.flush(commenting, [undone, write])).rejects.toMatchObject({ code: "25001" });
    const may_write = { ...commenting, reads_only: false };
    await company.database.flush(may_write, [write]);
    expect((await company.owner.query("select from public.comments where body = $1", [body])).rowCount).toBe(1);
  });
});

describe("what was done for a task", () => {
  test("is read by whoever sees the task, and by nobody else", async () => {
    const { id, steps } = await ask(claire, [[["leads_get", { id: hers }]]]);
    expect(steps).toHaveLength(3);
    const ceo = await company.person("ceo");
    expect(await stepsOf(ceo, id)).toEqual(steps);
    for (const other of [amir, await company.person("project_manager")])
      await expect(stepsOf(other, id)).rejects.toMatchObject({ code: "P0002" });
    const write = { text: "select app.note_tool_step(null, 'x', 'x', 0, 0, null)", values: [] };
    await expect(company.database.flush(ceo.actor, [write])).rejects.toMatchObject({ code: "42501" });
    await expect(company.database.flush(ceo.actor, [{ text: "select from app.agent_steps", values: [] }])).rejects.toMatchObject({ code: "42501" }); // prettier-ignore
  });
});
