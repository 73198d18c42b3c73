import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ProposingCompany, proposingCompany, retitle } from "../testing/proposing-company.ts";
import type { TestPerson } from "../testing/company.ts";

let made: ProposingCompany;
let { company, server, claire, amir, admin, owners, decide, proposed } = {} as ProposingCompany;
let lead: string;
beforeAll(async () => {
  made = await proposingCompany();
  ({ company, server, claire, amir, admin, owners, decide, proposed } = made);
});
beforeEach(async () => {
  await owners("delete from public.agent_cases");
  lead = await company.row("public.leads", { name: "Ateliers Rouvray", title: "CEO", owner_id: claire.id });
});
afterAll(() => made.close());

type Case = Record<string, unknown> & { id: string };
const casesOf = async (by: TestPerson) =>
  (await server.call<{ data: Case[] }>(by, "GET", "/api/agent_cases?order=created_at")).body.data;

test("each approval, edit and rejection becomes a case, with what was asked, proposed and made of it; what nobody decided does not", async () => {
  const approved = await proposed(claire, retitle(lead, "Owner"));
  await decide(claire, "approve", approved.ids[0]);
  const edited = await proposed(claire, retitle(lead, "Chair"));
  const body = { id: edited.ids[0], values: { title: "Head" } };
  await server.call(claire, "POST", "/api/agent_approvals/edit", body);
  await decide(claire, "approve", edited.ids[0]);
  const rejected = await proposed(claire, retitle(lead, "Founder"));
  await decide(admin, "reject", rejected.ids[0], { reason: "She is none." });
  const stale = await proposed(claire, retitle(lead, "Boss"));
  await owners("update public.leads set city = 'Rouen' where id = $1", [lead]);
  await decide(claire, "approve", stale.ids[0]);
  const withdrawn = await proposed(claire, retitle(lead, "Clerk"));
  await server.call(claire, "POST", "/api/agent_tasks/cancel", { id: withdrawn.task });
  const common = {
    agent_id: expect.any(String),
    capability: "tidy",
    tool: "leads_update",
    policy_version: 1,
    lead_ids: [lead],
  };
  expect(await casesOf(claire)).toMatchObject([
    { ...common, decision: "approved", input: { title: "Owner" }, edited: null, decider_id: claire.id },
    { ...common, decision: "edited", input: { title: "Chair" }, edited: { title: "Head" }, asked: { title: "Tidy" } },
    { ...common, decision: "rejected", input: { title: "Founder" }, reason: "She is none.", decider_id: admin.id },
  ]);
});

test("who does not see all that a case is about does not see it: a colleague, whoever asked once the record is another's", async () => {
  const { ids } = await proposed(claire, retitle(lead, "Owner"));
  await decide(claire, "reject", ids[0]);
  const see = async () => (await Promise.all([claire, amir, admin].map(casesOf))).map(({ length }) => length);
  expect(await see()).toEqual([1, 0, 1]);
  await owners("update public.leads set owner_id = $2 where id = $1", [lead, amir.id]);
  expect(await see()).toEqual([0, 0, 1]);
  await owners("update public.leads set deleted_at = now() where id = $1", [lead]);
  expect(await see()).toEqual([0, 0, 0]);
});

test("a case is taken out and brought back, by whom it was for; nobody writes or changes one", async () => {
  const { ids } = await proposed(claire, retitle(lead, "Owner"));
  await decide(claire, "reject", ids[0]);
  const [{ id } = { id: "" }] = await casesOf(claire);
  const call = async (by: TestPerson, method: string, path: string, body?: unknown) =>
    (await server.call(by, method as "POST", `/api/agent_cases${path}`, body)).status;
  expect(await call(amir, "DELETE", `/${id}`)).toBe(404);
  expect(await call(claire, "PATCH", `/${id}`, { reason: "x" })).toBeGreaterThanOrEqual(400);
  expect(await call(admin, "POST", "", { title: "x" })).toBeGreaterThanOrEqual(400);
  expect(await call(claire, "DELETE", `/${id}`)).toBeLessThan(300);
  expect(await casesOf(claire)).toEqual([]);
  expect(await call(claire, "POST", "/restore", { id })).toBeLessThan(300);
  expect(await casesOf(claire)).toHaveLength(1);
});

test("the newest 200 of an agent and a capability are kept", async () => {
  const { ids } = await proposed(claire, retitle(lead, "Owner"));
  await owners(
    `insert into public.agent_cases (created_at, owner_id, title, decision, agent_id, approval_id, capability, asked, tool, input, entity, decided_at, policy_version)
      select now() - n * interval '1 minute', owner_id, 'Case ' || n, 'approved', agent_id, id, capability, '{}', tool, input, entity, now(), 1
        from public.agent_approvals, generate_series(1, 200) n, unnest('{tidy,other}'::text[]) capability where id = $1`,
    [ids[0]],
  );
  await decide(claire, "reject", ids[0]);
  expect(
    await owners(
      "select capability, count(*)::int as n, max(title) filter (where title like 'Case 200') as last from public.agent_cases group by 1 order by 1",
    ),
  ).toEqual([
    { capability: "other", n: 200, last: "Case 200" },
    { capability: "tidy", n: 200, last: null },
  ]);
});
