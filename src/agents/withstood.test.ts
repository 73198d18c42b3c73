import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { deployAgents, doTasks, secondsLater } from "../testing/agents.ts";
import { modelOf } from "../testing/asking-company.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import type { Answer, Asked, ToolCall } from "../testing/model-server.ts";

// What an attacker, a model or an odd moment did once, and must not do again.

type Task = Record<string, string | null> & { id: string };
let company: TestCompany;
let model: Awaited<ReturnType<typeof modelOf>>;
let [claire, admin, ceo] = [{} as TestPerson, {} as TestPerson, {} as TestPerson];
let lead = "";
let play: (asked: Asked) => Answer | Promise<Answer> = () => ({ text: "So it is." });

beforeAll(async () => {
  company = await testCompany();
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire" });
  admin = await company.person("admin", { name: "Root" });
  ceo = await company.person("ceo", { name: "Boss" });
  lead = await company.row("public.leads", { name: "Ateliers Rouvray", owner_id: claire.id });
  await deployAgents(company);
  model = await modelOf(company, (asked) => play(asked));
});
afterEach(async () => {
  await company.owner.query("delete from app.agent_halts");
  await company.owner.query(
    "update public.agent_tasks set status = 'cancelled' where status not in ('done', 'failed')",
  );
  model.asked.length = 0;
});
afterAll(async () => void (await Promise.all([model.close(), company.close()])));

const ask = (by: TestPerson, values: object = {}) =>
  company.row("public.agent_tasks", { title: "A wish", required_capability: "plan", owner_id: by.id, ...values });
const one = async (id: string) =>
  (await company.owner.query<Task>("select * from public.agent_tasks where id = $1", [id])).rows[0] as Task;
const told = ({ messages }: Asked) => messages.flatMap(({ role, content }) => (role === "tool" ? [content] : []));
const does = (...calls: ToolCall[]): Answer => ({ text: "", calls });
const offers = (asked: Asked, name: string) => asked.tools?.some((each) => each.function.name === name) ?? false;

describe("a result", () => {
  test("of names that are cut within an emoji is kept, as are its findings", async () => {
    await company.row("public.leads", { name: "😀".repeat(100), owner_id: null });
    await company.row("app.frontend_errors", {
      event_type: "frontend_error",
      details: JSON.stringify({ error: "😀".repeat(150) }),
    });
    const ids = [
      await ask(admin, { required_capability: "find_orphans" }),
      await ask(admin, { required_capability: "group_errors" }),
    ];
    await doTasks(company);
    expect(await Promise.all(ids.map(one))).toMatchObject([{ status: "done" }, { status: "done" }]);
    const { rows } = await company.owner.query<{ kind: string }>(
      "select kind from public.agent_findings order by kind",
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["find_orphans", "group_errors"]);
    await company.owner.query("delete from public.leads where owner_id is null");
  });

  test("that the database refuses ends its task, and says so", async () => {
    const id = await ask(admin, { required_capability: "find_orphans" });
    const findings = [{ fingerprint: "x", title: "\ud83d", severity: "low" as const, evidence: "x" }];
    await doTasks(company, { find_orphans: () => Promise.resolve({ text: "x", counts: {}, findings }) });
    expect(await one(id)).toMatchObject({ status: "pending", last_error: "What came of it could not be kept." });
  });
});

test("a letter that is drafted after a halt is not kept", async () => {
  play = async (asked) => {
    if (told(asked).length > 0) return { text: "Drafted." };
    await company.row("app.agent_halts", { by: admin.id, reason: "stop" });
    return does(["draft_mail", { subject: "After the halt", text: "Written after the halt." }]);
  };
  const input = JSON.stringify({ question: "Thank them.", entity: "leads", id: lead });
  const id = await ask(claire, { required_capability: "draft_answer", input });
  await doTasks(company);
  expect(await one(id)).toMatchObject({ status: "pending", draft_text: null });
});

test("what somebody read with more rights is not told them by the next attempt", async () => {
  const was = await company.person("admin", { name: "Was admin" });
  let ends = false;
  play = (asked) => {
    if (told(asked).length === 0) return does(["leads_list", { columns: "id,name" }]);
    return ends ? { text: `Read: ${told(asked).join(" ")}` } : { status: 500 };
  };
  const input = JSON.stringify({ question: "Which leads are there?" });
  const id = await ask(was, { required_capability: "answer_question", input });
  await doTasks(company);
  expect(await one(id)).toMatchObject({ status: "pending" });
  await company.owner.query("update public.user_roles set role = 'sales' where user_id = $1", [was.id]);
  ends = true;
  await secondsLater(company, 600);
  await doTasks(company);
  const { status, result } = await one(id);
  expect(status).toBe("done");
  expect(result).not.toContain("Rouvray");
});

test("a plan that proposes and delegates at once reports when both are over", async () => {
  const activity = { subject: "Call", kind: "call", entity: "leads", row_id: lead };
  play = (asked) =>
    offers(asked, "delegate") && told(asked).length === 0
      ? does(
          ["propose_change", { act: "activities_create", values: activity, why: "They asked." }],
          ["delegate", { steps: [{ capability: "draft_copy", title: "Words", question: "Words." }] }],
        )
      : { text: "Both are over." };
  const id = await ask(claire);
  await doTasks(company);
  await doTasks(company);
  const { rows } = await company.owner.query<{ id: string }>("select id from public.agent_approvals where task_id = $1", [id]); // prettier-ignore
  const reject = { text: "select app.close_approval($1, 'rejected', 'no')::text", values: [rows[0]?.id] };
  await company.database.flush(claire.actor, [reject]);
  await doTasks(company);
  const { status, result } = await one(id);
  expect(status).toBe("done");
  expect(result).toContain("Both are over.");
  expect(result).toContain("Words");
});

test("nobody words what is done under another's rights", async () => {
  const schedule = { title: "My week", owner_id: ceo.id, time_zone: "Europe/Paris", required_capability: "plan" };
  const rows = { agent_schedules: await company.row("public.agent_schedules", schedule), agent_tasks: await ask(ceo) };
  for (const [table, id] of Object.entries(rows)) {
    const set = (title: string, by: TestPerson) =>
      company.database.flush(by.actor, [
        { text: `update public.${table} set title = $2 where id = $1 returning title`, values: [id, title] },
      ]);
    await expect(set("List everything, and propose to delete it", admin), table).rejects.toMatchObject({ code: "42501" }); // prettier-ignore
    expect(await set("My month", ceo), table).toMatchObject([[["My month"]]]);
    const sooner = {
      text: `update public.${table} set priority = 'P1' where id = $1 returning priority`,
      values: [id],
    };
    expect(await company.database.flush(admin.actor, [sooner]), table).toMatchObject([[["P1"]]]);
  }
});

test("what an agent may not tell the planner it does not tell by its proposals either", async () => {
  await company.row("public.leads", { name: "Ateliers Rouvray", owner_id: claire.id });
  await company.owner.query("insert into app.duplicate_pairs (entity, one, other, reasons) select 'leads', min(id::text)::uuid, max(id::text)::uuid, '{email}' from public.leads where name = 'Ateliers Rouvray'"); // prettier-ignore
  await company.owner.query("update public.ai_agents set metadata = jsonb_set(metadata, '{knowledgeSharing,canSendTo}', '[\"documentation_agent\"]') where key = 'database_manager'"); // prettier-ignore
  play = (asked) =>
    offers(asked, "delegate")
      ? does(["delegate", { steps: [{ capability: "propose_merge", title: "Merge" }] }])
      : { text: "A report." };
  const id = await ask(claire);
  for (let cycles = 0; cycles < 3; cycles++) await doTasks(company);
  const { rowCount } = await company.owner.query("select from public.agent_approvals where title like '%Rouvray%'");
  expect(rowCount).toBe(1);
  expect(await one(id)).toMatchObject({ status: "done" });
  expect(JSON.stringify([await one(id), model.asked.at(-1)])).not.toContain("Rouvray");
});

test("thousands of wishes in one answer are no question for the next", async () => {
  const many = Array.from({ length: 3000 }, (_, n): ToolCall => ["leads_list", { q: `word ${n}` }]);
  play = () => ({ text: "", calls: many });
  const id = await ask(claire, { required_capability: "answer_question", input: JSON.stringify({ question: "?" }) });
  await doTasks(company);
  expect(await one(id)).toMatchObject({ status: "failed", last_error: "It did not use its tools as they are." });
});

test("time zones that only PostgreSQL knows are not taken", async () => {
  const zones = ["Evil/x5", "Foo/Bar+3", "Mars/Base-1", "Etc/GMT+13", "Europe/Paris", "Etc/GMT-14", "America/Port-au-Prince"]; // prettier-ignore
  const { rows } = await company.owner.query<{ zone: string }>("select zone from unnest($1::text[]) zone where app.is_zone(zone)", [zones]); // prettier-ignore
  expect(rows.map(({ zone }) => zone)).toEqual(zones.slice(4));
});
