import { createHash } from "node:crypto";
import type { Act, Job, Proposed } from "../agents/jobs/job.ts";
import { doTasks, makeAgent } from "./agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "./company.ts";
import { testServer } from "./server.ts";

type Row = Record<string, string | null>;
type Changes = { hidden: number; rows: { id: string; name: string; before: Row; after: Row }[] };
export type ProposingCompany = Awaited<ReturnType<typeof proposingCompany>>;

/** A company with an agent that proposes what it is told to, two sellers and an administrator, and ways to decide. */
export async function proposingCompany() {
  const company = await testCompany();
  const server = await testServer(company);
  const claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire" });
  const amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
  const admin = await company.person("admin", { name: "Ada" });
  await makeAgent(company, "Proposer", ["tidy"]);
  const owners = async <T extends object = Row>(text: string, values: unknown[] = []) =>
    (await company.owner.query(text, values)).rows as T[];
  await owners(
    "update app.agent_acts set proposes = '{update,merge,remove}' where entity = 'leads' and agent = 'proposer'",
  );
  return {
    company,
    server,
    claire,
    amir,
    admin,
    owners,
    leadNow: async (id: string) =>
      (await owners("select title, version, deleted_at from public.leads where id = $1", [id]))[0],
    taskNow: async (id: string) =>
      (await owners("select status, waits_for from public.agent_tasks where id = $1", [id]))[0],
    decide: (by: TestPerson, verb: "approve" | "reject", id = "", more = {}) =>
      server.call<{ data: Row }>(by, "POST", `/api/agent_approvals/${verb}`, { id, ...more }),
    revert: (by: TestPerson, id = "") =>
      server.call<{ data: Row; result: unknown }>(by, "POST", "/api/agent_approvals/revert", { id }),
    changesOf: (by: TestPerson, id = "") => server.call<{ data: Changes }>(by, "GET", `/api/agents/approvals/${id}`),

    proposed: proposedIn(company),
    keyOf: keyIn(company),
    async close() {
      await server.close();
      await company.close();
    },
  };
}

/** Has somebody's task propose acts; answers the task, what became of each act, and the proposals. */
const proposedIn =
  (company: TestCompany) =>
  async (by: TestPerson, ...acts: Act[]) => {
    const outcomes: Proposed[] = [];
    const tidy: Job = async ({ propose }) => {
      for (const act of acts) outcomes.push(await propose(act));
      return { text: "Looked through.", counts: {} };
    };
    const asked = { title: "Tidy", required_capability: "tidy", owner_id: by.id };
    const task = await company.row("public.agent_tasks", asked);
    await doTasks(company, { tidy });
    const text = "select id from public.agent_approvals where task_id = $1 order by created_at, id";
    const { rows } = await company.owner.query<{ id: string }>(text, [task]);
    return { task, outcomes, ids: rows.map(({ id }) => id) };
  };

/** A key by which programs act as this person. */
const keyIn =
  (company: TestCompany) =>
  async ({ id }: TestPerson): Promise<string> => {
    const key = `tdm_${id.replaceAll("-", "").repeat(2)}`;
    const token_hash = createHash("sha256").update(key).digest();
    const expires_at = new Date(Date.now() + 3_600_000);
    const made = { name: "Mine", scope: "write", door: "employee", second_factor: false };
    await company.row("app.api_keys", { user_id: id, token_hash, expires_at, ...made });
    return key;
  };

/** An act that gives a lead another title. */
export const retitle = (id: string, title: string): Act => ({
  tool: "leads_update",
  input: { id, title },
  title: "Correct it",
  why: "",
});
