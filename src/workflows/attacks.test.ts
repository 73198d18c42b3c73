import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newToken } from "../database/run-token.ts";
import type { Tried } from "./try-workflow.ts";
import { openReceiver, type Receiver } from "../testing/webhook-receiver.ts";
import { actsOn, by_hand, task, workflowCompany, type WorkflowCompany } from "../testing/workflow-company.ts";

let there: WorkflowCompany;
let receiver: Receiver;
const { act, anew, call, draft, lead, owner, publish, queue, run, runs, tasks } = actsOn(() => there);
beforeAll(async () => {
  there = await workflowCompany();
  receiver = await openReceiver();
});
beforeEach(() => anew());
afterAll(async () => {
  await receiver.close();
  await there.close();
});

test("what a record is called is never read as a template: a task for agents has it as it stands", async () => {
  const id = await publish([{ id: "look", type: "agent", title: "Look at {{ record.name }}", hours: 1 }]);
  await lead("{{ record.id }}{% if true %}!");
  await run();
  expect(await runs(id)).toMatchObject([{ state: "waiting", waits_for: "record" }]);
  const { rows } = await owner("select title from public.agent_tasks order by created_at desc limit 1");
  expect(rows).toEqual([{ title: "Look at {{ record.id }}{% if true %}!" }]);
});

test("an answer that is cut within a sign ends no run in a circle", async () => {
  receiver.told.answer = () => ({ status: 200, body: `${"x".repeat(499)}😀` });
  const id = await publish([{ id: "post", type: "request", address: receiver.url, body: "" }]);
  await lead("Kolb");
  await run();
  expect(await runs(id)).toMatchObject([{ state: "succeeded" }]);
});

test("a run that is to ask somebody who has left fails and says so", async () => {
  const bruno = await there.company.person("sales", { name: "Bruno" });
  const ask = { id: "ask", type: "approval", person_id: bruno.id, question: "Yes?", hours: 1, yes: [], no: [] };
  const id = await publish([ask]);
  await owner("update public.people set status = 'suspended' where id = $1", [bruno.id]);
  await lead("Kolb");
  await run();
  expect(await runs(id)).toMatchObject([
    { state: "failed", error: "Whoever is to be asked does not come in any more." },
  ]);
});

test("what happened before a new version was published starts the version that was in force then", async () => {
  const id = await publish([task("task", { name: "First" })]);
  await lead("Kolb");
  const definition = {
    format: 1,
    trigger: { on: "event", entity: "leads", event: "created" },
    if: { match: "all", of: [] },
    steps: [task("task", { name: "Second" })],
  };
  await call(there.ada, "PATCH", `/api/workflows/${id}`, { definition });
  expect((await act(id, "publish")).status).toBe(200);
  await lead("Later");
  await run();
  expect((await tasks()).toSorted()).toEqual(["First", "Second"]);
});

test("a schedule that comes back from the bin goes on", async () => {
  const trigger = { on: "schedule", rhythm: "daily", at_time: "08:00", time_zone: "Europe/Paris" };
  const id = await publish([task("task", { name: "Daily" })], { trigger });
  await there.server.call(there.ada, "DELETE", `/api/workflows/${id}`);
  await there.server.call(there.ada, "POST", "/api/workflows/restore", { id });
  const { rows } = await owner(
    "select deleted_at, next_at is not null as goes_on from public.workflows where id = $1",
    [id],
  );
  expect(rows).toEqual([{ deleted_at: null, goes_on: true }]);
});

test("a record that comes into its state while a run looks wakes it all the same", async () => {
  const wait = { id: "wait", type: "wait", minutes: 60, until_states: ["won"] };
  const id = await publish([wait]);
  await lead("Kolb");
  await run();
  const [waiting] = await runs(id);
  const settled = { outcome: "wait", step: "wait", wait: { for: "record", minutes: 60, states: ["won"] } };
  // (A server has looked, the log wakes the run, and the server notes what it saw before.)
  await owner("update app.workflow_runs set next_at = now() where id = $1", [waiting?.id]);
  await there.company.database.flush(there.company.system, [
    { text: "select app.settle_workflow_step($1, 0, 0, $2)::text", values: [waiting?.id, JSON.stringify(settled)] },
  ]);
  const { rows } = await owner(
    "select next_at < now() + interval '1 minute' as soon from app.workflow_runs where id = $1",
    [waiting?.id],
  );
  expect(rows).toEqual([{ soon: true }]);
});

test("nobody but the server and the run itself notes what a step came to, before its first lease either", async () => {
  const id = await publish([task()]);
  await lead("Kolb");
  await queue();
  const [waiting] = await runs(id);
  const support = await there.company.person("support");
  const told = JSON.stringify({ outcome: "failed", step: "task", error: "forged" });
  const statement = { text: "select app.settle_workflow_step($1, 0, 0, $2)::text", values: [waiting?.id, told] };
  await expect(there.company.database.flush(support.actor, [statement])).rejects.toThrow("INSUFFICIENT_PRIVILEGES");
  expect(await runs(id)).toMatchObject([{ state: "waiting" }]);
});

test("a try has the limits of what is stored", async () => {
  const { id: row_id } = await lead("Kolb");
  const within = (n: number): object => ({
    id: `b${n}`,
    type: "branch",
    if: { match: "all", of: [] },
    yes: Array.from({ length: 50 }, (_, each) => task(`t${n}_${each}`)),
    no: [],
  });
  const definition = { format: 1, trigger: by_hand, if: { match: "all", of: [] }, steps: [within(0), within(1)] };
  const { status } = await there.server.call(there.ada, "POST", "/api/workflow_runs/try", { definition, row_id });
  expect(status).toBe(422);
  const { status: wrong } = await there.server.call(there.ada, "POST", "/api/workflow_runs/try", {
    definition: { format: 1 },
    row_id,
  });
  expect(wrong).toBe(422);
});

test("whoever owns a workflow that another has published sees not what its steps came to", async () => {
  const marie = await there.company.person("marketing", { name: "Marie" });
  const { id } = await draft([{ id: "post", type: "request", address: receiver.url, body: "" }], {}, marie);
  receiver.told.answer = () => ({ status: 200, body: "For Ada" });
  expect((await act(id, "publish")).status).toBe(200);
  await lead("Kolb");
  await run();
  expect(JSON.stringify(await runs(id))).toContain("For Ada");
  expect(await runs(id, marie)).toMatchObject([{ state: "succeeded", steps: null }]);
});

test("what is published is the draft that its publisher has seen", async () => {
  const marie = await there.company.person("marketing", { name: "Marie" });
  const seen = await draft([task("task", { name: "Seen" })], {}, marie);
  const { version } = await call<{ version: number }>(there.ada, "GET", `/api/workflows/${seen.id}`);
  await call(marie, "PATCH", `/api/workflows/${seen.id}`, {
    note: "x",
    definition: {
      format: 1,
      trigger: by_hand,
      if: { match: "all", of: [] },
      steps: [task("task", { name: "Slipped in" })],
    },
  });
  const { status } = await there.server.call(there.ada, "POST", "/api/workflows/publish", { id: seen.id, version });
  expect(status).toBe(409);
});

test("a try tells nothing of records that whoever tries does not see, and its steps change on the way", async () => {
  const marie = await there.company.person("marketing", { name: "Marie" });
  const hidden = await there.company.row("public.tickets", { name: "Hidden", owner_id: there.ada.id });
  const { id: row_id } = await lead("Kolb");
  // (As when one of our own functions follows a change to a record of somebody else.)
  await owner(`create function public.follows() returns trigger language plpgsql security definer as
    $$ begin update public.tickets set name = 'Followed' where id = '${hidden}'; return new; end $$`);
  await owner("create trigger follows after insert on public.tasks for each row execute function public.follows()");
  const definition = {
    format: 1,
    trigger: by_hand,
    if: { match: "all", of: [] },
    steps: [task("task", { owner_id: marie.id })],
  };
  const tried = await call<Tried>(marie, "POST", "/api/workflow_runs/try", { definition, row_id });
  await owner("drop function public.follows() cascade");
  expect(tried.steps).toMatchObject([{ state: "done" }]);
  expect(tried.changes.map(({ entity }) => entity)).toEqual(["tasks"]);
});

test("an answer that comes as its time ends is the answer", async () => {
  const ask = { id: "ask", type: "approval", person_id: there.ada.id, question: "Yes?", hours: 1 };
  const id = await publish([{ ...ask, yes: [task("yes", { name: "Yes" })], no: [task("no", { name: "No" })] }]);
  await lead("Kolb");
  await run();
  const [waiting] = await runs(id);
  await call(there.ada, "POST", `/api/workflow_runs/${waiting?.id}/answer`, { approved: true });
  // (A server had looked before, and notes that nobody has answered.)
  const late = { outcome: "done", step: "ask", next: 2, ends: false, output: { approved: false } };
  const values = [waiting?.id, JSON.stringify(late)];
  const statement = { text: "select app.settle_workflow_step($1, 0, 0, $2)::text", values };
  expect(await there.company.database.flush(there.company.system, [statement])).toEqual([[["false"]]]);
  await run();
  expect(await tasks()).toEqual(["Yes"]);
});

test("a run that was answered fails like any other where its record is not there any more", async () => {
  const ask = { id: "ask", type: "approval", person_id: there.ada.id, question: "Yes?", hours: 1, yes: [], no: [] };
  const id = await publish([ask]);
  const { id: row_id } = await lead("Kolb");
  await run();
  const [waiting] = await runs(id);
  await call(there.ada, "POST", `/api/workflow_runs/${waiting?.id}/answer`, { approved: true });
  await there.server.call(there.ada, "DELETE", `/api/leads/${row_id}`);
  await run();
  expect(await runs(id)).toMatchObject([{ state: "failed" }]);
});

test("what agents do in a task of a run starts its workflow no more than the run itself", async () => {
  const trigger = { on: "event", entity: "leads", event: "updated" };
  const id = await publish([{ id: "look", type: "agent", title: "Look", hours: 1 }], { trigger });
  const { id: row_id } = await lead("Kolb");
  await call(there.ada, "PATCH", `/api/leads/${row_id}`, { city: "Lyon" });
  await run();
  const { token, hash } = newToken();
  await owner(
    `insert into app.runs (user_id, purpose, token_hash, expires_at, task_id)
       select $1, 'agent', $2, now() + interval '1 minute', wait_row from app.workflow_runs where workflow_id = $3`,
    [there.ada.id, hash, id],
  );
  const text = "update public.leads set city = 'Nice' where id = $1";
  await there.company.database.flush({ proof: `run:${token}`, request: "test" }, [{ text, values: [row_id] }]);
  await run();
  expect((await runs(id)).map(({ state }) => state)).toEqual(["stopped", "waiting"]);
});

test("no workflow writes to who unsubscribed at another address of the same record", async () => {
  await owner("insert into public.suppressions (name, reason) values ('old@kolb.example', 'unsubscribed')");
  const id = await publish([{ id: "mail", type: "letter", subject: "Hello", body: "We call you." }]);
  await lead("Kolb", { emails: ["new@kolb.example", "Old@kolb.example"] });
  await lead("Bo", { emails: ["bo@kolb.example"] });
  await run();
  await there.mail.work();
  expect(there.mail.received.map(({ to }) => to)).toEqual([["bo@kolb.example"]]);
  expect((await runs(id)).map(({ state }) => state).toSorted()).toEqual(["failed", "succeeded"]);
});
