import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deployAgents, doTasks } from "../testing/agents.ts";
import { modelOf } from "../testing/asking-company.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { delegable } from "./jobs/delegable.ts";
import { jobs } from "./jobs/jobs.ts";
import type { Answer, Asked, ToolCall } from "../testing/model-server.ts";

type Task = Record<string, string | null> & { id: string; status: string; counts: Record<string, number> };
type Model = Awaited<ReturnType<typeof modelOf>>;
let company: TestCompany;
let model: Model;
let [claire, amir] = [{} as TestPerson, {} as TestPerson];
let lead = "";
/** What the coordinator delegates. */
let steps: object[] = [];

beforeAll(async () => {
  company = await testCompany();
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
  for (const name of ["Ateliers Rouvray", "Ateliers Rouvray"])
    lead = await company.row("public.leads", { name, owner_id: claire.id, emails: [`${name.at(-1)}@rouvray.test`] });
  await company.owner.query(
    "insert into app.duplicate_pairs (entity, one, other, reasons) select 'leads', min(id::text)::uuid, max(id::text)::uuid, '{email}' from public.leads",
  );
  await deployAgents(company);
  model = await modelOf(company, played);
});
beforeEach(() => {
  steps = [
    { capability: "find_duplicates", title: "What is there twice" },
    { capability: "draft_answer", title: "A letter to them", question: "Thank them.", entity: "leads", id: lead },
    { capability: "draft_copy", title: "A better subject", question: "Three subjects.", priority: "P0" },
  ];
  model.asked.length = 0;
});
afterEach(() =>
  company.owner.query("update public.agent_tasks set status = 'cancelled' where status not in ('done', 'failed')"),
);
afterAll(async () => void (await Promise.all([model.close(), company.close()])));

/** Who plays the model works out what it answers from what it is asked, and knows nothing of what the program does with it. */
function played({ tools = [], messages, tool_choice }: Asked): Answer {
  const told = messages.filter(({ role }) => role === "tool").map(({ content }) => content);
  const has = (name: string) => tool_choice !== "none" && tools.some((each) => each.function.name === name);
  const asks = (...calls: ToolCall[]): Answer => ({ text: "", calls });
  const prompt = messages.find(({ role }) => role === "user")?.content ?? "";
  if (has("delegate")) {
    if (told.length === 0)
      return asks(["leads_list", { where: { name: { contains: "Rouvray" } }, columns: "id,name" }]);
    if (told.length === 1) return asks(["delegate", { steps }]);
    return { text: `It was refused: ${told.at(-1)}` };
  }
  if (has("draft_mail")) {
    if (told.length === 0) return asks(["leads_get", { id: prompt.match(/with the id (\S+)\./)?.[1] ?? "" }]);
    const name = told[0]?.match(/"name":"([^"]+)"/)?.[1];
    if (told.length === 1) return asks(["draft_mail", { subject: `For ${name}`, text: "Thank you." }]);
    return { text: "A letter of thanks." };
  }
  const answers = prompt.match(/as data:\n(.*)$/s)?.[1];
  if (answers) {
    const all = JSON.parse(answers) as { title: string; result: string }[];
    return { text: all.map(({ title, result }) => `${title}: ${result}`).join("\n") };
  }
  return { text: "One. Two. Three." };
}

const ask = (by: TestPerson, values: object = {}) =>
  company.row("public.agent_tasks", {
    title: "Thank Rouvray",
    required_capability: "plan",
    owner_id: by.id,
    ...values,
  });
const one = async (id: string) =>
  (await company.owner.query<Task>("select * from public.agent_tasks where id = $1", [id])).rows[0] as Task;
const stepsOf = async (id: string) =>
  (await company.owner.query<Task & { agent: string }>(
    "select t.*, a.name as agent from public.agent_tasks t left join public.ai_agents a on a.id = t.assigned_to where parent_id = $1 order by t.created_at, t.id", [id])).rows; // prettier-ignore
const withList = async (key: string, list: string, keys: string[], work: () => Promise<void>) => {
  const set = "update public.ai_agents set metadata = jsonb_set(metadata, $2, $3) where key = $1";
  const before = await company.owner.query<{ keys: string[] }>("select metadata #> $2 as keys from public.ai_agents where key = $1", [key, ["knowledgeSharing", list]]); // prettier-ignore
  await company.owner.query(set, [key, ["knowledgeSharing", list], JSON.stringify(keys)]);
  await work().finally(() =>
    company.owner.query(set, [key, ["knowledgeSharing", list], JSON.stringify(before.rows[0]?.keys)]),
  );
};

describe("what somebody wants", () => {
  test("is split into steps for three agents, which are theirs alone, and told once these are over", async () => {
    const id = await ask(claire, { priority: "P1" });
    await doTasks(company);
    expect(await one(id)).toMatchObject({ status: "waiting", waits_for: "tasks" });
    const given = await stepsOf(id);
    expect(given.map(({ title, owner_id, priority, status }) => [title, owner_id, priority, status])).toEqual([
      ["What is there twice", claire.id, "P1", "pending"],
      ["A letter to them", claire.id, "P1", "pending"],
      ["A better subject", claire.id, "P1", "pending"],
    ]);
    await doTasks(company);
    const asked = model.asked.flatMap(({ messages }) => messages.map(({ content }) => content)).join("\n");
    expect(asked).toContain('Another agent asks it, for this wish of the colleague: "Thank Rouvray".');
    expect((await stepsOf(id)).map(({ agent, status }) => [agent, status])).toEqual([
      ["Database Manager", "done"],
      ["Documentation Agent", "done"],
      ["UX Specialist", "done"],
    ]);
    expect(await one(given[1]?.id ?? "")).toMatchObject({
      draft_subject: "For Ateliers Rouvray",
      draft_text: "Thank you.",
    });
    await doTasks(company);
    const { status, result } = await one(id);
    expect(status).toBe("done");
    expect(result).toContain("A better subject: One. Two. Three.");
    expect(result).toContain(
      `[A letter to them](/dashboard/ai-army?tab=tasks&id=${given[1]?.id}) · Documentation Agent · done`,
    );
    const seen = { text: "select count(*) from public.agent_tasks where id = $1 or parent_id = $1", values: [id] };
    const seenBy = async (by: TestPerson) => (await company.database.flush(by.actor, [seen]))[0]?.[0]?.[0];
    expect([await seenBy(claire), await seenBy(amir)]).toEqual(["4", "0"]);
    expect((await company.owner.query("select from app.task_journal")).rowCount).toBe(0);
  });

  test("names nothing that it needs: the first active agent, who plans, takes it by its title", async () => {
    steps = [{ capability: "draft_copy", title: "Words", question: "Words." }];
    const id = await ask(claire, { required_capability: null, title: "Thank Rouvray for the visit" });
    await doTasks(company);
    expect(await one(id)).toMatchObject({ status: "waiting", waits_for: "tasks" });
    expect(model.asked[0]?.messages.at(-1)?.content).toContain("What is wanted: Thank Rouvray for the visit");
  });

  test("waits no longer for what people decide: it tells of it as of a proposal", async () => {
    steps = [{ capability: "propose_merge", title: "Make one of two" }];
    const id = await ask(claire);
    for (const _ of [1, 2]) await doTasks(company);
    expect(await stepsOf(id)).toMatchObject([{ status: "waiting", waits_for: "approval" }]);
    await doTasks(company);
    const { status, result } = await one(id);
    expect(status).toBe("done");
    expect(result).toMatch(/Database Manager · waits for a decision\n {2}- Proposed: /);
  });

  test("fails in a step: that is told, and the others are as they are", async () => {
    steps = [{ capability: "check_row_security", title: "Is it closed" }, ...steps.slice(2)];
    const id = await ask(claire);
    for (const _ of [1, 2, 3]) await doTasks(company);
    const { status, result } = await one(id);
    expect(status).toBe("done");
    expect(result).toContain("Security Auditor · failed");
    expect(result).toContain("UX Specialist · done");
  });

  test("is cancelled with its steps, and their proposals are withdrawn", async () => {
    const id = await ask(claire);
    await doTasks(company);
    const cancel = { text: "select app.cancel_task($1)::text", values: [id] };
    await expect(company.database.flush(amir.actor, [cancel])).rejects.toThrow(/RESOURCE_NOT_FOUND/);
    await company.database.flush(claire.actor, [cancel]);
    expect((await stepsOf(id)).map(({ status }) => status)).toEqual(["cancelled", "cancelled", "cancelled"]);
  });
});

test("a step can be whatever there is a job for, but no plan, and no trial of another prompt", () => {
  expect(Object.keys(delegable).toSorted()).toEqual(
    Object.keys(jobs)
      .filter((name) => name !== "plan" && name !== "try_policy")
      .toSorted(),
  );
});

describe("the sharing lists", () => {
  test("keep an agent from giving a step to whom it may not tell, on either side", async () => {
    for (const [key, list] of [
      ["ux_specialist", "canReceiveFrom"],
      ["master_coordinator", "canSendTo"],
    ] as const)
      // prettier-ignore
      await withList(key, list, ["code_architect"], async () => {
        const id = await ask(claire);
        await doTasks(company);
        expect(await stepsOf(id)).toEqual([]);
        expect((await one(id)).result).toMatch(/^It was refused: Not done\./);
        expect(model.asked[0]?.messages.at(-1)?.content).not.toContain("draft_copy (UX Specialist)");
      });
  });

  test("are asked again when a step is taken: who may not be told any more does not get it", async () => {
    const id = await ask(claire);
    await doTasks(company);
    await withList("ux_specialist", "canReceiveFrom", [], () => doTasks(company));
    const last = (await stepsOf(id)).at(-1);
    expect(last).toMatchObject({
      status: "failed",
      agent: null,
      last_error: "No active agent that may be told this can do it.",
    });
  });

  test("keep what an agent found from whom it may not send to", async () => {
    steps = steps.slice(2);
    const id = await ask(claire);
    for (const _ of [1, 2]) await doTasks(company);
    await withList("ux_specialist", "canSendTo", ["documentation_agent"], () => doTasks(company));
    const { result } = await one(id);
    expect(result).toContain("This agent does not share what it found with you.");
    expect(result).not.toContain("One. Two. Three.");
  });
});

test("a plan has seven steps at most, gives them once, and a step gives none", async () => {
  const held = { status: "running", attempts: 1, assigned_to: (await company.owner.query<{ id: string }>("select id from public.ai_agents where key = 'master_coordinator'")).rows[0]?.id }; // prettier-ignore
  const id = await ask(claire, held);
  const give = (task: string, n: number, attempt = 1) =>
    company.database.flush(company.system, [
      { text: "select app.delegate($1, $2, $3)::text", values: [task, attempt, JSON.stringify(Array.from({ length: n }, () => ({ capability: "draft_copy", title: "x", input: {} })))] }, // prettier-ignore
    ]);
  const refused = { message: expect.stringContaining("RESOURCE_CONFLICT") as string };
  await expect(give(id, 8)).rejects.toMatchObject(refused);
  await expect(give(id, 0)).rejects.toMatchObject(refused);
  await withList("ux_specialist", "canReceiveFrom", ["code_generator"], () =>
    expect(give(id, 1)).rejects.toMatchObject(refused),
  );
  await expect(give(id, 1, 2)).rejects.toMatchObject({
    message: expect.stringContaining("RESOURCE_NOT_FOUND") as string,
  });
  await give(id, 7);
  await expect(give(id, 1)).rejects.toMatchObject(refused);
  const [step] = await stepsOf(id);
  await company.owner.query("update public.agent_tasks set status = 'assigned' where id = $1", [step?.id]);
  await company.owner.query("update public.agent_tasks set status = 'running', attempts = 1 where id = $1", [step?.id]);
  await expect(give(step?.id ?? "", 1)).rejects.toMatchObject(refused);
});
