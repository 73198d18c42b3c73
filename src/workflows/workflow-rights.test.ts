import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { register } from "../entities/register.ts";
import { openReceiver, type Receiver } from "../testing/webhook-receiver.ts";
import { actsOn, by_hand, created, task, workflowCompany, type WorkflowCompany } from "../testing/workflow-company.ts";
import { states_of } from "./limits.ts";
import type { Tried } from "./try-workflow.ts";

let there: WorkflowCompany;
let receiver: Receiver;
const { act, anew, call, draft, lead, later, owner, publish, queue, run, runs, tasks } = actsOn(() => there);
beforeAll(async () => {
  there = await workflowCompany();
  receiver = await openReceiver();
});
beforeEach(async () => {
  await anew();
  receiver.received.length = 0;
  receiver.told.answer = () => ({ status: 200, body: "Thanks." });
});
afterAll(async () => {
  await receiver.close();
  await there.close();
});

test("a run does what its publisher may, and fails where they may not", async () => {
  const marie = await there.company.person("marketing", { name: "Marie" });
  const spend = { id: "spend", type: "act", tool: "leads_update", input: { value: 1 } };
  const id = await publish([spend], {}, marie);
  await lead("Kolb", { value: 5000 });
  await run();
  expect(await runs(id)).toMatchObject([{ state: "failed" }]);
  const { rows } = await owner(
    "select value::int from public.leads where name = 'Kolb' order by created_at desc limit 1",
  );
  expect(rows).toEqual([{ value: 5000 }]);
});

test("once its publisher does not come in any more the workflow rests, and who may publish all is told", async () => {
  const marie = await there.company.person("marketing", { name: "Marie" });
  const id = await publish([task()], {}, marie);
  await lead("Kolb");
  await queue();
  await owner("update public.people set status = 'suspended' where id = $1", [marie.id]);
  await run();
  expect(await tasks()).toEqual([]);
  const said = "The person who published it does not come in any more.";
  expect((await runs(id))[0]).toMatchObject({ state: "failed", error: said });
  expect((await owner("select status, paused_reason from public.workflows where id = $1", [id])).rows).toEqual([
    { status: "paused", paused_reason: said },
  ]);
  const told = "select from public.notifications where user_id = $1 and kind = 'workflow' and row_id = $2";
  expect((await owner(told, [there.ada.id, id])).rowCount).toBe(1);
});

test("a publisher who is given another role acts with that one", async () => {
  const otto = await there.company.person("admin", { name: "Otto" });
  const id = await publish([{ id: "spend", type: "act", tool: "leads_update", input: { value: 1 } }], {}, otto);
  await owner("update public.user_roles set role = 'support' where user_id = $1", [otto.id]);
  await lead("Kolb", { value: 5000 });
  await run();
  expect((await runs(id))[0]?.state).toBe("failed");
});

test("only who may make webhooks publishes requests to other systems, and the address of a private network is refused", async () => {
  const marie = await there.company.person("marketing");
  const request = { id: "post", type: "request", address: "https://hooks.example/x", body: "" };
  const hers = await draft([request], {}, marie);
  expect((await act(hers.id, "publish", marie)).status).toBe(403);
  const id = await publish([{ ...request, address: "https://10.0.0.1/x" }]);
  await lead("Kolb");
  for (let attempt = 0; attempt < 6; attempt++) {
    await run();
    await later();
  }
  expect((await runs(id))[0]).toMatchObject({ state: "failed", error: expect.stringContaining("private network") });
});

test("a request carries the record and a key that stays over its tries; what it answers is told to its publisher alone", async () => {
  const id = await publish([{ id: "post", type: "request", address: receiver.url, body: "" }]);
  receiver.told.answer = () => ({ status: 503 });
  await lead("Kolb");
  await run();
  receiver.told.answer = () => ({ status: 200, body: "Thanks." });
  await later();
  await run();
  const keys = receiver.received.map(({ headers }) => headers["idempotency-key"]);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(JSON.parse(receiver.received[1]?.body ?? "")).toMatchObject({ workflow: "Call", record: { name: "Kolb" } });
  const [told] = await runs(id);
  expect(told?.steps).toMatchObject([
    { state: "retried" },
    { state: "done", output: { status: 200, answer: "Thanks." } },
  ]);
  const sales = await there.company.person("sales");
  expect((await runs(id, sales))[0]).toMatchObject({ steps: null, name: null, row_id: null, error: null });
});

test("a try shows what would be done, and keeps and sends nothing", async () => {
  const { id: row_id } = await lead("Kolb", { value: 10, emails: ["kolb@kolb.example"] });
  const definition = {
    format: 1,
    trigger: created,
    if: { match: "all", of: [] },
    steps: [
      task(),
      { id: "change", type: "act", tool: "leads_update", input: { value: 99 } },
      {
        id: "size",
        type: "branch",
        if: { match: "all", of: [{ field: "value", is: "equals", value: "99" }] },
        yes: [task("big", { name: "Big" })],
        no: [],
      },
      { id: "mail", type: "letter", subject: "Hello {{ record.name }}", body: "Text" },
    ],
  };
  const tried = await call<Tried>(there.ada, "POST", "/api/workflow_runs/try", { definition, row_id });
  expect(tried.steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
    "task done",
    "change done",
    "size done",
    "big done",
    "mail shown",
  ]);
  expect(tried.steps[4]?.told).toMatchObject({ to: "kolb@kolb.example", subject: "Hello Kolb" });
  expect(tried.changes.map(({ entity, verbs }) => [entity, verbs])).toContainEqual(["tasks", ["create"]]);
  expect(await tasks()).toEqual([]);
  expect((await owner("select value::int from public.leads where id = $1", [row_id])).rows).toEqual([{ value: 10 }]);
  expect((await owner("select from app.outgoing_mail")).rowCount).toBe(0);
  const sales = await there.company.person("sales");
  const refused = await there.server.call(sales, "POST", "/api/workflow_runs/try", { definition, row_id });
  expect(refused.status).toBe(403);
});

test("a draft that cannot work is not published, and says why; one that nobody can read is not kept", async () => {
  const said = async (steps: object[], rest: object = {}) =>
    (await act((await draft(steps, rest)).id, "publish")).body.message;
  expect(await said([])).toContain("It has no steps.");
  expect(await said([{ id: "x", type: "act", tool: "rockets_start", input: {} }])).toContain("rockets_start");
  expect(await said([task("t", { colour: "red" })])).toContain("colour");
  expect(await said([task("t", { name: "{{ record.shoe_size }}" })])).toContain("shoe_size");
  expect(await said([task("t", { name: "{{ record.name" })])).toContain("cannot be filled in");
  expect(
    await said([{ id: "x", type: "approval", person_id: "", question: "Yes?", hours: 1, yes: [], no: [] }]),
  ).toContain("somebody to ask");
  const wrong = async (definition: object) =>
    (await there.server.call(there.ada, "POST", "/api/workflows", { name: "x", definition })).status;
  expect(await wrong({ format: 2, trigger: by_hand, steps: [] })).toBe(422);
  expect(await wrong({ format: 1, trigger: by_hand, steps: Array.from({ length: 51 }, (_, n) => task(`t${n}`)) })).toBe(
    422,
  );
  expect(await wrong({ format: 1, trigger: by_hand, steps: [task("same"), task("same")] })).toBe(422);
  let deep: object[] = [task("end")];
  for (let n = 0; n < 8; n++) deep = [{ id: `b${n}`, type: "branch", if: { match: "all", of: [] }, yes: deep, no: [] }];
  expect(await wrong({ format: 1, trigger: by_hand, steps: deep })).toBe(422);
});

test("a key makes and publishes none, and nobody starts one for a record that they do not see", async () => {
  const marie = await there.company.person("marketing");
  const id = await publish([task()], { trigger: { on: "hand", entity: "tickets" } }, marie);
  const hidden = await there.company.row("public.tickets", { name: "Hidden", owner_id: there.ada.id });
  const started = await there.server.call(marie, "POST", "/api/workflow_runs", { workflow_id: id, row_id: hidden });
  const sees = (await there.server.call(marie, "GET", `/api/tickets/${hidden}`)).status === 200;
  expect(started.status).toBe(sees ? 201 : 404);
  const other = await there.server.call(marie, "POST", "/api/workflow_runs", { workflow_id: id, row_id: there.ada.id });
  expect(other.status).toBe(404);
});

test("a step that says it may fail is passed over, and the run goes on", async () => {
  const bad = {
    id: "bad",
    type: "act",
    tool: "tasks_create",
    input: { name: "x", owner_id: "nobody" },
    on_failure: "go_on",
  };
  const id = await publish([bad, task("after", { name: "After" })]);
  await lead("Kolb");
  await run();
  expect(await tasks()).toEqual(["After"]);
  expect((await runs(id))[0]).toMatchObject({ state: "succeeded", steps: [{ state: "passed" }, { state: "done" }] });
});

test("all runs that failed alike go on together, and one that waits is stopped", async () => {
  const id = await publish([{ id: "post", type: "request", address: receiver.url, body: "" }]);
  receiver.told.answer = () => ({ status: 400 });
  for (const name of ["One", "Two", "Three"]) await lead(name);
  await run();
  const failed = await runs(id);
  expect(failed.map(({ state }) => state)).toEqual(["failed", "failed", "failed"]);
  receiver.told.answer = () => ({ status: 200 });
  const { count } = await call<{ count: number }>(there.ada, "POST", `/api/workflow_runs/${failed[0]?.id}/change`, {
    act: "retry_alike",
  });
  expect(count).toBe(3);
  await run();
  expect((await runs(id)).map(({ state }) => state)).toEqual(["succeeded", "succeeded", "succeeded"]);
});

test("of ten thousand starts in one transaction as many are kept as may wait, and the rest is counted", async () => {
  const id = await publish([{ id: "wait", type: "wait", minutes: 60 }], {
    trigger: { on: "event", entity: "tags", event: "created" },
  }).catch(() => null);
  expect(id).toBeNull();
  const waits = await publish([{ id: "wait", type: "wait", minutes: 60 }]);
  await owner(
    `insert into app.workflow_runs (workflow_id, number, entity, next_at) select $1, 1, 'leads', now() + interval '1 day' from generate_series(1, 9999)`,
    [waits],
  );
  for (const name of ["One", "Two"]) await lead(name);
  await queue();
  const { rows } = await owner("select dropped from public.workflows where id = $1", [waits]);
  expect(rows).toEqual([{ dropped: 1 }]);
});

test("the records that start workflows have the states that the database says", async () => {
  const { rows } = await owner("select entity, state from app.entities where entity = any ($1)", [
    Object.keys(states_of),
  ]);
  expect(Object.fromEntries(rows.map(({ entity, state }) => [entity, state]))).toEqual(states_of);
  expect(Object.keys(states_of).filter((entity) => !(entity in register))).toEqual([]);
});
