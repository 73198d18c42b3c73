import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeAgent, secondsLater } from "../testing/agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { deliverAll, noticesOf } from "../testing/notices.ts";
import { testServer, type TestServer } from "../testing/server.ts";

// Whoever asked agents for something is told what came of it, and nobody else.
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let admin: TestPerson;
let client: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  [claire, amir] = [await company.person("sales", { team_id }), await company.person("sales", { team_id })];
  admin = await company.person("admin");
  client = await company.person("client", { account_id: await company.row("public.accounts", { name: "Arnaud" }) });
  await makeAgent(company, "Looker", ["look", "think"]);
});
beforeEach(async () => {
  await deliverAll(company);
  await company.owner.query("delete from public.agent_tasks; delete from public.notifications");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Task = { id: string };
const ask = async (title: string, required_capability = "look", by = claire) =>
  (await server.call<{ data: Task }>(by, "POST", "/api/agent_tasks", { title, required_capability })).body.data.id;
const act = (by: TestPerson, verb: string, id: string) => server.call(by, "POST", `/api/agent_tasks/${verb}`, { id });
const system = (text: string, values: unknown[]) => company.database.flush(company.system, [{ text, values }]);
const claim = () => system("select app.claim_tasks('{look,think}', '{think}', 5)::text", []);
const settle = (id: string, attempt: number, error: string | null, for_good = false) =>
  system("select app.settle_task($1, $2, $3, null, $4, $5)::text", [
    id,
    attempt,
    error ? null : "Two of them.",
    error,
    for_good ? "never" : "again",
  ]);
const told = async (person: TestPerson) => {
  await deliverAll(company);
  return (await noticesOf(server, person)).map(({ kind, message }) => `${kind}: ${message}`).toSorted();
};

test("what is done is told to whoever asked, with the agent that did it and the way to it, and to nobody else", async () => {
  const id = await ask("Look for doubles");
  await claim();
  expect(await told(claire)).toEqual([]);
  await settle(id, 1, null);
  expect(await told(claire)).toEqual(["task_done: Look for doubles"]);
  const [notice] = await noticesOf(server, claire);
  expect(notice).toMatchObject({
    title: "An agent has done what you asked",
    notification_type: "success",
    action_url: `/dashboard/ai-army?tab=tasks&id=${id}`,
    entity: "agent_tasks",
    row_id: id,
    details: { agent: "Looker" },
  });
  for (const other of [amir, admin, client]) expect(await told(other), other.role).toEqual([]);
});

test("a failure is told when it is for good, not while it is tried again, nor once it was replayed", async () => {
  const id = await ask("Fail");
  for (let attempt = 1; attempt <= 4; attempt++) {
    await claim();
    await settle(id, attempt, "No.");
    await secondsLater(company, 600);
  }
  expect(await told(claire)).toEqual([]);
  await claim();
  await settle(id, 5, "No.");
  expect(await told(claire)).toEqual(["task_failed: Fail"]);
  expect(await told(amir)).toEqual([]);
  const again = await ask("Refused");
  await claim();
  await settle(again, 1, "Not allowed.", true);
  expect((await act(claire, "replay", again)).status).toBe(200);
  expect(await told(claire)).toEqual(["task_failed: Fail"]);
});

test("what waits until somebody sets a model, decides, or has an agent that can do it is told; what waits for its turn is not", async () => {
  await ask("Think", "think");
  const never = await ask("Never", "sing");
  await claim();
  await claim();
  expect(await told(claire)).toEqual(["task_waits: Never", "task_waits: Think"]);
  expect((await act(claire, "cancel", never)).status).toBe(200);
  await company.owner.query("delete from public.notifications where message = 'Never'");
  const id = await ask("Decide");
  await claim();
  const wait = (what: string) =>
    company.owner.query("update public.agent_tasks set status = 'waiting', waits_for = $2 where id = $1", [id, what]);
  await wait("event");
  expect(await told(claire)).toEqual(["task_waits: Think"]);
  await wait("approval");
  expect(await told(claire)).toEqual(["task_waits: Decide", "task_waits: Think"]);
  expect(await told(amir)).toEqual([]);
});

test("what one cancels oneself is told to nobody, what another cancels to whoever asked", async () => {
  const own = await ask("Changed my mind", "think");
  await claim();
  expect((await act(claire, "cancel", own)).status).toBe(200);
  const others = await ask("Stopped");
  expect((await act(admin, "cancel", others)).status).toBe(200);
  expect(await told(claire)).toEqual(["task_failed: Stopped"]);
  expect((await noticesOf(server, claire))[0]).toMatchObject({ title: "What you asked of an agent was cancelled" });
  expect(await told(admin)).toEqual([]);
});

test("each kind can be turned off, and a task muted", async () => {
  const off = { in_app: false, email: false, push: false };
  const choose = (channels: object) =>
    server.call(claire, "PUT", "/api/notification_settings", { channels, quiet: null, digest_hour: null });
  expect((await choose({ task_done: off })).status).toBe(200);
  const id = await ask("Quiet");
  await claim();
  await settle(id, 1, null);
  const muted = await ask("Muted");
  await server.call(claire, "POST", "/api/notification_mutes", { entity: "agent_tasks", row_id: muted, muted: true });
  await claim();
  await settle(muted, 1, "No.", true);
  const heard = await ask("Heard");
  await claim();
  await settle(heard, 1, "No.", true);
  expect(await told(claire)).toEqual(["task_failed: Heard"]);
  const mailed = await company.owner.query("select from app.notice_mails where user_id = $1", [claire.id]);
  expect(mailed.rowCount).toBe(1);
  await choose({ task_done: { in_app: true, email: false } });
});
