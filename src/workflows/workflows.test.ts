import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { actsOn, by_hand, task, workflowCompany, type WorkflowCompany } from "../testing/workflow-company.ts";
import { runNext } from "./run-workflows.ts";

let there: WorkflowCompany;
const { act, anew, call, lead, later, owner, publish, queue, run, runs, tasks } = actsOn(() => there);
beforeAll(async () => {
  there = await workflowCompany();
});
beforeEach(() => anew());
afterAll(() => there.close());

test("what happens to a record starts a run once, under its publisher's rights, and the run tells what each step came to", async () => {
  const id = await publish([task("task", { owner_id: there.ada.id, due_on: "{{ today | plus_days: 3 }}" })]);
  const { id: lead_id } = await lead("Kolb");
  await run();
  await run();
  expect(await tasks()).toEqual(["Call Kolb"]);
  const [made] = await runs(id);
  expect(made).toMatchObject({ state: "succeeded", name: "Kolb", steps: [{ step: "task", state: "done" }] });
  const { rows } = await owner(
    "select actor_id, run_id from app.log where entity = 'tasks' and verb = 'create' order by at desc limit 1",
  );
  expect(rows[0]).toEqual({ actor_id: there.ada.id, run_id: made?.acts });
  expect(lead_id).toBeDefined();
});

test("a change of a field from one value to another starts it, and a condition leaves others out", async () => {
  const trigger = { on: "event", entity: "tasks", event: "updated", field: "priority", to: "high" };
  const conditions = { match: "all", of: [{ field: "name", is: "contains", value: "urgent" }] };
  const note = { id: "note", type: "act", tool: "tasks_update", input: { body: "Seen {{ today }}" } };
  const id = await publish([note], { trigger, if: conditions });
  for (const name of ["Urgent thing", "Other thing"]) {
    const { id: task_id } = await there.server.made<{ id: string }>(there.ada, "tasks", {
      name,
      owner_id: there.ada.id,
    });
    await call(there.ada, "PATCH", `/api/tasks/${task_id}`, { priority: "low" });
    await call(there.ada, "PATCH", `/api/tasks/${task_id}`, { priority: "high" });
  }
  await run();
  expect((await runs(id)).map(({ name, state }) => [name, state])).toEqual([["Urgent thing", "succeeded"]]);
});

test("a branch, a wait and an approval hold nothing, and go on where they stood", async () => {
  const bruno = await there.company.person("sales", { name: "Bruno" });
  const ask = {
    id: "ask",
    type: "approval",
    person_id: bruno.id,
    question: "Offer {{ record.name }} a rebate?",
    hours: 24,
  };
  const yes = {
    ...ask,
    yes: [task("yes", { name: "Rebate for {{ record.name }}" })],
    no: [task("no", { name: "None" })],
  };
  const branch = {
    id: "size",
    type: "branch",
    if: { match: "all", of: [{ field: "value", is: "more", value: "1000" }] },
    yes: [{ id: "pause", type: "wait", minutes: 60 }, yes],
    no: [{ id: "end", type: "stop" }],
  };
  const id = await publish([branch, task("after", { name: "After" })]);
  await lead("Big", { value: 5000 });
  await lead("Small", { value: 10 });
  await run();
  expect((await runs(id)).map(({ name, state, waits_for }) => [name, state, waits_for])).toEqual([
    ["Small", "succeeded", null],
    ["Big", "waiting", "time"],
  ]);
  await later();
  await run();
  const [question] = await call<{ id: string; question: string }[]>(bruno, "GET", "/api/workflow_runs/questions");
  expect(question?.question).toBe("Offer Big a rebate?");
  const answered = await there.server.call(there.ada, "POST", `/api/workflow_runs/${question?.id}/answer`, {
    approved: false,
  });
  expect(answered.status).toBe(403);
  await call(bruno, "POST", `/api/workflow_runs/${question?.id}/answer`, { approved: true, note: "Ten per cent" });
  await run();
  expect(await tasks()).toEqual(["Rebate for Big", "After"]);
  expect(await call(bruno, "GET", "/api/workflow_runs/questions")).toEqual([]);
});

test("an approval that nobody gives in time is a no", async () => {
  const ask = { id: "ask", type: "approval", person_id: there.ada.id, question: "Go on?", hours: 1 };
  const id = await publish([{ ...ask, yes: [task("yes", { name: "Yes" })], no: [task("no", { name: "No" })] }]);
  await lead("Late");
  await run();
  await later();
  await run();
  expect(await tasks()).toEqual(["No"]);
  expect((await runs(id))[0]?.state).toBe("succeeded");
});

test("a wait ends once the record has the state that it waits for", async () => {
  const trigger = { on: "event", entity: "tasks", event: "created" };
  const wait = { id: "wait", type: "wait", minutes: 1440, until_states: ["done"] };
  const id = await publish([wait, { id: "note", type: "act", tool: "tasks_update", input: { body: "Over" } }], {
    trigger,
  });
  const { id: task_id } = await there.server.made<{ id: string }>(there.ada, "tasks", {
    name: "One",
    owner_id: there.ada.id,
  });
  await run();
  await owner("update app.workflow_runs set next_at = now()");
  await run();
  expect((await runs(id))[0]).toMatchObject({ state: "waiting", waits_for: "record" });
  await call(there.ada, "POST", "/api/tasks/move", { id: task_id, status: "done" });
  await run();
  expect((await runs(id))[0]).toMatchObject({
    state: "succeeded",
    steps: [{ state: "waiting" }, { output: { came: true } }, { step: "note" }],
  });
});

test("a server that dies in the middle of a step leaves nothing of it, and one that was too slow does nothing twice", async () => {
  const id = await publish([task("one"), task("two")]);
  await lead("Kolb");
  await queue();
  const { kernel } = there.running;
  const dying: typeof kernel.database.as = (actor, work) =>
    kernel.database.as(actor, async (tx) => {
      await work(tx);
      throw Object.assign(new Error("Connection terminated"), { code: "ECONNRESET" });
    });
  const broken = { ...there.running, kernel: { ...kernel, database: { ...kernel.database, as: dying } } };
  await expect(runNext(broken)).rejects.toThrow("terminated");
  expect(await tasks()).toEqual([]);
  await later();
  await Promise.all([runNext(there.running), runNext(there.running)]);
  await run();
  expect(await tasks()).toEqual(["Call Kolb", "Call Kolb"]);
  expect((await runs(id))[0]?.state).toBe("succeeded");
});

test("what fails says why, is told to its publisher, and goes on from the step that failed once that is mended", async () => {
  const id = await publish([task("one"), task("two", { owner_id: "{{ record.custom.boss }}" })]);
  await lead("Kolb");
  await run();
  const [failed] = await runs(id);
  expect(failed).toMatchObject({ state: "failed", error: expect.stringContaining("undefined variable") });
  const told =
    "select title, message from public.notifications where user_id = $1 and kind = 'workflow' and row_id = $2";
  expect((await owner(told, [there.ada.id, id])).rows).toEqual([{ title: "A workflow has failed", message: "Call" }]);
  await owner(
    "update app.workflow_versions set definition = jsonb_set(definition, '{steps,1,input}', '{\"name\": \"Second\"}') where workflow_id = $1",
    [id],
  );
  await call(there.ada, "POST", `/api/workflow_runs/${failed?.id}/change`, { act: "retry" });
  await run();
  expect(await tasks()).toEqual(["Call Kolb", "Second"]);
});

test("workflows that start each other in a circle are stopped, and say so", async () => {
  const touched = { on: "event", entity: "leads", event: "updated" };
  const touch = { id: "touch", type: "act", tool: "leads_update", input: { city: "Lyon {{ now }}" } };
  const one = await publish([touch], { trigger: touched });
  const { id } = await lead("Kolb");
  await call(there.ada, "PATCH", `/api/leads/${id}`, { city: "Nantes" });
  for (let round = 0; round < 3; round++) await run();
  expect((await runs(one)).map(({ state, error }) => [state, error])).toEqual([
    ["stopped", "Workflows started each other in a circle."],
    ["succeeded", null],
  ]);
});

test("a run ends on the version that it began on, a paused one starts nothing, and by hand it is started for a chosen record", async () => {
  const id = await publish([{ id: "pause", type: "wait", minutes: 5 }, task("one", { name: "Before" })], {
    trigger: by_hand,
  });
  const { id: row_id } = await lead("Kolb");
  await call(there.ada, "POST", "/api/workflow_runs", { workflow_id: id, row_id });
  await run();
  const definition = {
    format: 1,
    trigger: by_hand,
    if: { match: "all", of: [] },
    steps: [task("one", { name: "After" })],
  };
  await call(there.ada, "PATCH", `/api/workflows/${id}`, { definition });
  await act(id, "publish");
  await call(there.ada, "POST", "/api/workflow_runs", { workflow_id: id, row_id });
  await later();
  await run();
  expect((await tasks()).toSorted()).toEqual(["After", "Before"]);
  expect((await runs(id)).map(({ number }) => number)).toEqual([2, 1]);
});

test("a schedule starts it at its time, once", async () => {
  const trigger = { on: "schedule", rhythm: "daily", at_time: "08:00", time_zone: "Europe/Paris" };
  const id = await publish([task("one", { name: "Every day" })], { trigger });
  await run();
  expect(await tasks()).toEqual([]);
  await owner("update public.workflows set next_at = now() - interval '1 hour' where id = $1", [id]);
  await run();
  await run();
  expect(await tasks()).toEqual(["Every day"]);
});

test("a letter goes out as its publisher's and stands in the timeline, once", async () => {
  await publish([{ id: "mail", type: "letter", subject: "Hello {{ record.name }}", body: "We **call** you." }]);
  const { id } = await lead("Kolb", { emails: ["kolb@kolb.example"] });
  await run();
  await there.mail.work();
  expect(there.mail.received.map(({ to }) => to)).toEqual([["kolb@kolb.example"]]);
  const { rows } = await owner("select subject, owner_id from public.activities where row_id = $1 and kind = 'email'", [
    id,
  ]);
  expect(rows).toEqual([{ subject: "Hello Kolb", owner_id: there.ada.id }]);
});
