import { afterAll, beforeAll, expect, test } from "vitest";
import { type AskingCompany, askingCompany } from "../../testing/asking-company.ts";
import type { ToolCall } from "../../testing/model-server.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { most_proposals } from "./proposing.ts";

type Proposal = {
  id: string;
  title: string;
  why: string;
  tool: string;
  input: object;
  status: string;
  owner_id: string;
};

let made: AskingCompany;
let server: TestServer;
let { company, claire, amir, hers, his, ask, asked } = {} as AskingCompany;
beforeAll(async () => {
  made = await askingCompany();
  ({ company, claire, amir, hers, his, ask, asked } = made);
  server = await testServer(company);
});
afterAll(async () => {
  await server.close();
  await made.close();
});

const change = (id: string, values: object, act = "leads_update"): ToolCall => [
  "propose_change",
  { act, id, values, why: "She said so." },
];
const plan: ToolCall = [
  "propose_change",
  {
    act: "activities_create",
    values: { entity: "leads", row_id: "", kind: "call", subject: "Call back", at: "2026-12-01T09:00:00Z" },
    why: "It was promised.",
  },
];
const proposalsOf = async (task: string) =>
  (
    await company.owner.query<Proposal>(
      "select * from public.agent_approvals where task_id = $1 order by created_at, id",
      [task],
    )
  ).rows;
const stored = async (id: string) =>
  (await company.owner.query("select title, version from public.leads where id = $1", [id])).rows[0];

test("a model proposes what it was asked to change: nothing is done, the task waits, and who approves it does exactly that", async () => {
  const call = structuredClone(plan) as [string, { values: { row_id: string } }];
  call[1].values.row_id = hers;
  const done = await ask(claire, [[change(hers, { title: "Owner" }), call]], { question: "Make her the owner." });
  expect(done).toMatchObject({ status: "waiting", last_error: null, counts: { proposed: 2 } });
  expect(done.result).toContain("- Change “Ateliers Rouvray”\n- Add “Call back”");
  expect(done.told).toEqual(Array(2).fill(expect.stringMatching(/^Proposed: it waits for a person/)));
  expect(await stored(hers)).toEqual({ title: null, version: 1 });
  const [first, second] = await proposalsOf(done.id);
  expect(first).toMatchObject({ tool: "leads_update", why: "She said so.", status: "waiting", owner_id: claire.id });
  expect(second?.input).toMatchObject({ owner_id: claire.id });

  const approve = (by: typeof claire, id = "") => server.call(by, "POST", "/api/agent_approvals/approve", { id });
  expect((await approve(amir, first?.id)).status).toBe(404);
  for (const each of [first, second])
    expect((await approve(claire, each?.id)).body).toMatchObject({ data: { status: "done" } });
  expect(await stored(hers)).toMatchObject({ title: "Owner" });
  const planned = "select owner_id, created_by from public.activities where row_id = $1 and subject = 'Call back'";
  expect((await company.owner.query(planned, [hers])).rows).toEqual([{ owner_id: claire.id, created_by: claire.id }]);
});

test("what its asker may not do, what its agent may not propose and what is no change is told to it, and waits nowhere", async () => {
  const wishes = [
    change(his, { title: "Taken" }),
    change(hers, { title: "Taken" }, "leads_merge"),
    change(hers, {}, "leads_remove"),
    change(hers, { stage: "won" }),
    change(hers, { id: his, created_by: amir.id }),
  ];
  for (const wish of wishes) {
    const done = await ask(claire, [[wish]]);
    expect(done.told[0], JSON.stringify(wish)).toMatch(/^Not done\./);
    expect(await proposalsOf(done.id)).toEqual([]);
    expect(done).toMatchObject({ status: "done", counts: { steps: 2 } });
    expect(done.result).not.toContain("waiting for a decision");
  }
});

test("it proposes five things at most, and names are text in what it answers", async () => {
  const named = await company.row("public.leads", { name: "[Free](https://evil.example)", owner_id: claire.id });
  const wishes = Array.from({ length: most_proposals + 1 }, (_, n): ToolCall[] => [
    change(named, { title: `No. ${n}` }),
  ]);
  const done = await ask(claire, wishes);
  expect(await proposalsOf(done.id)).toHaveLength(most_proposals);
  expect(done.told.at(-1)).toMatch(/^Not done\. At most 5 proposals/);
  expect(done.result).not.toContain("](https:");
});

test("who may change nothing is offered no proposals", async () => {
  const auditor = await company.person("support");
  await company.owner.query("delete from app.role_permissions where role = 'support' and verb in ('update', 'create') and entity in ('leads', 'accounts', 'contacts', 'activities')"); // prettier-ignore
  await ask(auditor, []);
  expect((asked[0]?.tools ?? []).map((each) => each.function.name)).not.toContain("propose_change");
  expect(asked[0]?.messages.at(-1)?.content).not.toContain("propose_change");
});
