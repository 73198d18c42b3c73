import { afterAll, beforeAll, expect, test } from "vitest";
import { doTasks, makeAgent } from "../testing/agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { Job } from "./jobs/job.ts";
import { linkedRecords } from "./jobs/linked-records.ts";

// A task of people that an agent is asked to do: by the one that is named, told of what the task is about.
type Row = Record<string, unknown> & { id: string };
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let hugo: TestPerson;
let second: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  [claire, hugo] = [await company.person("sales"), await company.person("team_member")];
  await makeAgent(company, "First", ["look"]);
  second = await makeAgent(company, "Second", ["look"]);
  await company.owner.query(
    `insert into app.agent_acts select key, entity, '{list,get}' from public.ai_agents, unnest('{tasks,task_records}'::name[]) entity where id = $1`,
    [second],
  );
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const made = (by: TestPerson, entity: string, values: object) => server.made<Row>(by, entity, values);
const read = async (by: TestPerson, { id }: Row) =>
  (await server.call<{ data: Row }>(by, "GET", `/api/agent_tasks/${id}`)).body.data;
const says: Job = async (asking) => ({ text: (await linkedRecords(asking)).join() || "Nothing.", counts: {} });
const work = () => doTasks(company, { look: says });
const ask = (by: TestPerson, id: string, agent_id: string | null) =>
  made(by, "agent_tasks", {
    title: "Do it",
    required_capability: "look",
    agent_id,
    input: { entity: "tasks", id, question: "Do it" },
  });

test("the agent that is named does it, and is told what the task is about as far as both it and who asks see that", async () => {
  const lead = await company.row("public.leads", { name: "Ada", owner_id: claire.id });
  const risk = await company.row("public.risks", {
    name: "Late",
    project_id: await company.row("public.projects", { name: "Film", owner_id: claire.id }),
  });
  const task = await made(claire, "tasks", { name: "Call her", owner_id: claire.id });
  for (const [record_entity, record_id] of Object.entries({ leads: lead, risks: risk }))
    await made(claire, "task_records", { task_id: task.id, record_entity, record_id });
  await server.call(claire, "POST", "/api/tasks/assign", { id: task.id, owner_id: hugo.id });
  const [hers, his] = [await ask(claire, task.id, second), await ask(hugo, task.id, second)];
  await work();
  // (The agent may read no risks, and Hugo no leads.)
  expect(await read(claire, hers)).toMatchObject({
    status: "done",
    assigned_to: second,
    result: `The task is linked to these records: leads ${lead}.`,
    about_id: task.id,
  });
  expect(await read(hugo, his)).toMatchObject({ status: "done", result: "Nothing." });
});

test("one that may read no tasks is asked all the same, and told of no records", async () => {
  const task = await made(claire, "tasks", { name: "Other", owner_id: claire.id });
  const asked = await ask(claire, task.id, null);
  await work();
  const done = await read(claire, asked);
  expect([done["status"], done["result"], done["assigned_to"] === second]).toEqual(["done", "Nothing.", false]);
});

test("while the one that was named is paused its task waits and says so, holds nobody else's up, and is done once it works again", async () => {
  const pause = (status: string) =>
    company.owner.query("update public.ai_agents set status = $2 where id = $1", [second, status]);
  const task = await made(claire, "tasks", { name: "Waits", owner_id: claire.id });
  await pause("paused");
  const [waits, free] = [await ask(claire, task.id, second), await ask(claire, task.id, null)];
  await work();
  expect(await read(claire, free)).toMatchObject({ status: "done" });
  expect(await read(claire, waits)).toMatchObject({
    status: "pending",
    waits_for: "agent",
    reason: "The agent that was asked is not at work, or cannot do this.",
  });
  await pause("active");
  await work();
  expect(await read(claire, waits)).toMatchObject({ status: "done", assigned_to: second, reason: null });
});
