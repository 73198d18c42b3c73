import type { Actor } from "../database/door.ts";
import { newToken } from "../database/run-token.ts";
import type { TestCompany, TestPerson } from "./company.ts";

/** What a run is narrowed to, by entity: its acts, its records. */
export type Only = Record<string, { acts?: string[]; ids?: string[] }>;

/** Begins a run of an agent for a person, who asks for it; answers its id, and how it enters for a tool. */
export async function beginRun(company: TestCompany, person: TestPerson, agent: string, only: Only | null = null) {
  return runOf(company, person.actor, [agent, only && JSON.stringify(only)]);
}

/** Begins a run that another run began, as the server does it. */
export async function beginChild(company: TestCompany, of: TestPerson, parent: string, agent: string, only?: Only) {
  return runOf(company, company.system, [agent, only ? JSON.stringify(only) : null], [of.id, parent]);
}

async function runOf(company: TestCompany, by: Actor, what: unknown[], whose: unknown[] = [null, null]) {
  const { token, hash } = newToken();
  const values = [...what, hash, ...whose];
  const [rows] = await company.database.flush(by, [{ text: "select app.start_agent_run($1, $2, $3, $4, $5)", values }]);
  return {
    id: String(rows?.[0]?.[0]),
    with: (tool: string): Actor => ({ proof: `run:${token}`, tool }),
  };
}

/** The names that a statement reads, in its first column. */
export async function read(company: TestCompany, actor: Actor, text: string, values: unknown[] = []) {
  const [rows] = await company.database.flush(actor, [{ text, values }]);
  return (rows ?? []).map(([name]) => name).toSorted();
}
