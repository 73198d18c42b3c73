import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OutsideCompany, outsideCompany } from "../../testing/outside-company.ts";
import type { TestPerson } from "../../testing/company.ts";
import type { ToolCall } from "../../testing/model-server.ts";
import { type Played, weather } from "../../testing/tool-server.ts";

// What outside servers, and those who have them asked, did once, and must not do again.
let made: OutsideCompany;
let { there, server, ada } = {} as OutsideCompany;
let played: Played;
let outside: Awaited<ReturnType<OutsideCompany["add"]>>["outside"];
let id: string;

beforeAll(async () => {
  made = await outsideCompany();
  ({ there, server, ada } = made);
});
afterAll(() => made.close());
beforeEach(async () => {
  played = { tools: [weather], answer: () => [{ type: "text", text: "Sunny." }] };
  const added = await made.add(played);
  ({ outside, id } = added);
  return async () => {
    await added.remove();
    await there.company.owner.query("delete from app.outside_calls");
    await there.company.owner.query("delete from public.agent_tasks where parent_id is null");
  };
});

type ToolServer = { status: string; offers: { name: string; hash: string }[]; last_error: string | null };
const look = async () => {
  await server.call(ada, "POST", `/api/agents/tool_servers/${id}/look`, {});
  return (await server.call<{ data: ToolServer }>(ada, "GET", `/api/tool_servers/${id}`)).body.data;
};
const allow = async () => {
  const { offers } = await look();
  const body = { id, tool: "weather", hash: offers[0]?.hash, agents: ["documentation_agent"] };
  expect((await server.call(ada, "POST", "/api/tool_servers/allow", body)).status).toBe(200);
};
const in_town = (town: string): ToolCall => ["outside_weather", { town }];

test("a server that asks us a thousand things in one answer is not answered a thousand times", async () => {
  const ping = (no: number) => `data: ${JSON.stringify({ jsonrpc: "2.0", id: no, method: "ping" })}\n\n`;
  const body = Array.from({ length: 5000 }, (_, no) => ping(no)).join("");
  played.instead = () => ({ status: 200, headers: { "content-type": "text/event-stream" }, body });
  expect(await look()).toMatchObject({ status: "failed", last_error: "Refused: it asks too much in return." });
  expect(outside.tokens.length).toBeLessThan(30);
});

test("a list that never ends is not read to its end", async () => {
  const long = Array.from({ length: 100 }, (_, no) => ({ ...weather, name: `t${no}`, description: "x".repeat(9000) }));
  played.page = (cursor = "0") => ({ tools: long, nextCursor: `${Number(cursor) + 1}` });
  expect(await look()).toMatchObject({ status: "reachable", offers: [] });
  expect(outside.tokens.length).toBeLessThan(15);
});

test("what was halted while its server said what it has is not asked", async () => {
  await allow();
  let requests = 0;
  played.instead = async () => {
    if ((requests += 1) === 2)
      await there.company.database.flush(ada.actor, [{ text: "select app.halt_agents('To see')", values: [] }]);
    return undefined;
  };
  await there.ask(there.claire, [[in_town("Lyon")]]);
  await there.company.database.flush(ada.actor, [{ text: "select app.lift_halt('Seen')", values: [] }]);
  expect(requests).toBeGreaterThan(1);
  expect(outside.used).toEqual([]);
});

test("what was refused of a record says something of it, so nothing goes outside after it either", async () => {
  await allow();
  await there.company.owner.query("update public.leads set title = 'CEO' where id = $1", [there.hers]);
  const guess: ToolCall = [
    "propose_change",
    { act: "leads_update", id: there.hers, values: { title: "CEO" }, why: "Try." },
  ];
  const { steps } = await there.ask(there.claire, [[guess], [in_town("It is CEO")]]);
  expect(steps.find(({ tool }) => tool === "propose_change")).toMatchObject({ error: "This would change nothing." });
  expect(outside.used).toEqual([]);
});

test("a server that calls its tools, or what they take, by its token is not told on", async () => {
  const token = "secret-of-the-outside";
  await server.call(ada, "PUT", `/api/agents/tool_servers/${id}/token`, { token });
  const inputSchema = { type: "object" as const, properties: { [token]: { type: "string" } } };
  played.tools = [{ ...weather, name: token }, { ...weather, name: "keyed", inputSchema }, weather];
  const told = await look();
  expect(JSON.stringify(told)).not.toContain(token);
  expect(told.offers.map(({ name }) => name)).toEqual(["weather"]);
});

test("one person does not use up what all may ask outside in a day", async () => {
  await allow();
  const input = { question: "Which weather?" };
  const over = { title: "Over", owner_id: there.claire.id, input, status: "done" };
  const task = await there.company.row("public.agent_tasks", over);
  await there.company.owner.query(
    "insert into app.outside_calls (task_id, asked) select $1, sha256(n::text::bytea) from generate_series(1, 50) n",
    [task],
  );
  const errorOf = async (by: TestPerson) =>
    (await there.ask(by, [[in_town("Lyon")]])).steps.find(({ tool }) => tool === "outside_weather")?.error;
  expect(await errorOf(there.claire)).toBe("One person has outside tools asked 50 times a day at most.");
  expect(await errorOf(there.amir)).toBeNull();
});

test("what is done again counts for the day, too", async () => {
  const over = { title: "Over", owner_id: there.claire.id, input: { question: "Which weather?" }, status: "failed" };
  const task = await there.company.row("public.agent_tasks", over);
  await there.company.owner.query("insert into app.outside_calls values ($1, sha256('asked'))", [task]);
  expect((await server.call(there.claire, "POST", "/api/agent_tasks/replay", { id: task })).status).toBe(200);
  const { rows } = await there.company.owner.query("select asked = sha256('asked') as same from app.outside_calls");
  expect(rows).toEqual([{ same: false }]);
});

test("an agent that is paused while it thinks asks nobody outside any more, and no model", async () => {
  await allow();
  const set = (status: string) => there.company.owner.query("update public.ai_agents set status = $1 where key = 'documentation_agent'", [status]); // prettier-ignore
  there.meanwhile(() => set("paused"));
  const { steps } = await there.ask(there.claire, [[in_town("Lyon")]]);
  await set("active");
  expect(outside.used).toEqual([]);
  expect(steps.map(({ kind, error }) => [kind, error])).toEqual([
    ["model", null],
    ["tool", "This agent is paused."],
  ]);
});

test.each<[string, string, string]>([
  [
    "whoever asked may not sign in any more",
    "people set status = 'inactive' where id = $1",
    "people set status = 'active' where id = $1",
  ],
  [
    "whoever asked is no colleague any more",
    "user_roles set role = 'client' where user_id = $1",
    "user_roles set role = 'sales' where user_id = $1",
  ],
  [
    "its agent was removed",
    "ai_agents set deleted_at = now() where $1::uuid is not null",
    "ai_agents set deleted_at = null where $1::uuid is not null",
  ],
])("nobody is asked any more where %s", async (_, change, back) => {
  await allow();
  const set = (text: string) => there.company.owner.query(`update public.${text}`, [there.claire.id]);
  there.meanwhile(() => set(change));
  // (Who may not sign in does not see how it went either.)
  await there.ask(there.claire, [[in_town("Lyon")]]).catch(() => undefined);
  await set(back);
  expect(outside.used).toEqual([]);
  expect(there.asked).toHaveLength(1);
});

test("what a task is about is told with a question about it, so nothing goes outside for such a one", async () => {
  await allow();
  const id_of_task = await there.company.row("public.tasks", { name: "Send it", owner_id: there.claire.id });
  const input = { question: "Which weather?", entity: "tasks", id: id_of_task };
  await there.ask(there.claire, [[in_town("Lyon")]], input);
  expect(outside.used).toHaveLength(1);
  await there.company.row("public.task_records", {
    task_id: id_of_task,
    record_entity: "leads",
    record_id: there.hers,
  });
  const linked = await there.ask(there.claire, [[in_town("Nice")]], input);
  expect(JSON.stringify(linked.steps)).toContain("Something of the company was read before");
  expect(outside.used).toHaveLength(1);
});
