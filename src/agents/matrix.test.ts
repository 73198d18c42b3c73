import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actor, sqlState } from "../database/door.ts";
import { matrixCompany, type MatrixCompany } from "../rights/matrix-company.ts";
import type { TestPerson } from "../testing/company.ts";
import { beginRun } from "../testing/runs.ts";

let made: MatrixCompany;
let tables: string[];
beforeAll(async () => {
  made = await matrixCompany();
  // (Of what agents remember a run reads less than its person: src/agents/memory.test.ts.)
  const with_ids = `select e.entity as name from app.entities e join pg_attribute a
    on a.attrelid = format('public.%I', e.entity)::regclass and a.attname = 'id' where e.told_by is null order by 1`;
  tables = (await query(with_ids)).map(({ name = "" }) => name);
}, 120_000);
afterAll(() => made.company.close());

const query = async (text: string) => (await made.company.owner.query<Record<string, string>>(text)).rows;
const staff = () => [...made.people].filter(([role]) => !role.startsWith("client"));

/** What is tried of each table: its reading, a change of what a record is called, and what puts one into the bin and takes it out. */
const tries: Record<string, (table: string) => string> = {
  list: (table) => `select id from public.${table}`,
  update: (table) => `update public.${table} set name = name where deleted_at is null returning id`,
  remove: (table) => `update public.${table} set deleted_at = deleted_at where deleted_at is null returning id`,
};
// Denied, or tried in a way in which nobody can: there is no such column, it is generated, or a trigger or check refuses.
const denied = ["42501", "42703", "428C9", "55P03", "40000", "23514"];

/** The ids that are reached by each try, or that it is denied. */
async function reached(actor: (table: string, act: string) => Actor, of = tables): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of of)
    for (const [act, text] of Object.entries(tries)) {
      const rows = await made.company.database.flush(actor(table, act), [{ text: text(table), values: [] }]).then(
        ([ids = []]) => ids.flat().toSorted().join(" "),
        (error: unknown) => {
          if (!denied.includes(sqlState(error) ?? "")) throw error;
          return "denied";
        },
      );
      found.set(`${table}_${act}`, rows);
    }
  return found;
}

/** What somebody reaches in person: asked once, however many agents are held against it (no try changes anything). */
const kept = new Map<string, ReturnType<typeof reached>>();
function ownReach(person: TestPerson, of: string[]): ReturnType<typeof reached> {
  const key = `${person.id} ${of.join()}`;
  const known = kept.get(key) ?? reached(() => person.actor, of);
  kept.set(key, known);
  return known;
}

/** Where an agent's run for somebody reaches something else than that person does, or is denied what its list names. */
async function disagreements(
  agent: string,
  person: TestPerson,
  of = tables,
): Promise<{ wrong: string[]; told: number }> {
  const lists = await query(
    `select entity || '_' || unnest(acts) as tool from app.agent_acts where agent = '${agent}'`,
  );
  const tools = lists.map(({ tool = "" }) => tool);
  const open = (await query("select entity || '_list' as tool from app.entities where looked_up")).map(
    ({ tool }) => tool,
  );
  const run = await beginRun(made.company, person, agent);
  const own = await ownReach(person, of);
  // By the tool of that name where its list has it, else by another.
  const by = (table: string, act: string) =>
    run.with(tools.includes(`${table}_${act}`) ? `${table}_${act}` : (tools[0] ?? ""));
  const its = await reached(by, of);
  const wrong = [...its].filter(([tool, ids]) => {
    const mine = own.get(tool) ?? "";
    return ids !== ([...tools, ...open].includes(tool) || mine === "" ? mine : "denied");
  });
  const told = [...its.values()].filter((ids) => ids !== "denied" && ids !== "").length;
  return { wrong: wrong.map(([tool, ids]) => `${agent} for ${person.role}: ${tool} ${ids}`), told };
}

test("what each of the roster may do by itself", async () => {
  const lists =
    await query(`select agent || ': ' || string_agg(entity || ' ' || array_to_string(acts, ','), ' · ' order by entity) as line
    from app.agent_acts group by agent order by agent`);
  expect(lists.map(({ line }) => line)).toMatchInlineSnapshot(`
    [
      "bug_hunter: audit_logs read · imports list,get",
      "code_architect: imports list,get · projects list,get · task_records list,get · tasks list,get",
      "code_generator: accounts list,get · activities list,get · affiliations list,get · agent_memories read · comments list,get · contacts list,get · leads list,get · projects list,get · task_records list,get · tasks list,get",
      "database_manager: accounts list,get · activities list,get · affiliations list,get · agent_memories read · comments list,get · contacts list,get · leads list,get · projects list,get · task_records list,get · tasks list,get",
      "deployment_agent: imports list,get",
      "documentation_agent: accounts list,get · activities list,get · affiliations list,get · agent_memories read · comments list,get,create · contacts list,get · leads list,get · projects list,get · search global · task_records list,get · tasks list,get",
      "github_integration_agent: imports list,get",
      "master_coordinator: accounts list,get · activities list,get · affiliations list,get · agent_memories read · comments list,get · contacts list,get · leads list,get · projects list,get · task_records list,get · tasks list,get",
      "monitoring_agent: imports list,get",
      "performance_optimizer: imports list,get",
      "qa_tester: accounts list,get · activities list,get · affiliations list,get · agent_memories read · audit_logs read · comments list,get · contacts list,get · leads list,get · projects list,get · task_records list,get · tasks list,get",
      "security_auditor: audit_logs read · people list,get · user_roles list,get",
      "ux_specialist: accounts list,get · activities list,get · affiliations list,get · agent_memories read · comments list,get · contacts list,get · leads list,get · projects list,get · task_records list,get · tasks list,get",
    ]
  `);
});

test("each of the roster, for each role and table: what its person reaches, where its list names it, and else nothing", async () => {
  const agents = (await query("select distinct agent from app.agent_acts")).map(({ agent = "" }) => agent);
  const outcomes = [];
  for (const agent of agents) for (const [, { person }] of staff()) outcomes.push(await disagreements(agent, person));
  expect(outcomes.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(outcomes.filter(({ told }) => told > 0)).toHaveLength(outcomes.length);
}, 300_000);

test.each(["client", "client_admin"])("for a %s no agent works", async (role) => {
  const { person } = made.people.get(role) as { person: TestPerson };
  await expect(beginRun(made.company, person, "documentation_agent")).rejects.toMatchObject({ code: "42501" });
});

describe("a planted mutation turns it red:", () => {
  test.each([
    ["reads that nothing binds", "security_auditor", "drop policy agents_select on public.accounts"],
    ["a policy that asks nothing", "security_auditor", "alter policy agents_select on public.accounts using (true)"],
    ["changes that nothing binds", "documentation_agent", "drop policy agents_update on public.accounts"],
  ])("%s", async (_, agent, mutation) => {
    const admin = made.people.get("admin")?.person as TestPerson;
    const found = async () => (await disagreements(agent, admin, ["accounts"])).wrong;
    await made.company.owner.query(mutation);
    expect(await found()).not.toEqual([]);
    await made.company.owner.query("select app.govern('accounts')");
    expect(await found()).toEqual([]);
  });
});
