import { catalogue } from "../agents/catalogue.ts";
import type { TestCompany } from "./company.ts";

/** An agent in a test, active unless it is said otherwise; it may read what the jobs read. */
export async function makeAgent(
  company: TestCompany,
  name: string,
  capabilities: string[] = [],
  more: Record<string, unknown> = {},
): Promise<string> {
  const id = await company.row("public.ai_agents", {
    name,
    role: "specialist",
    model: "gpt-4o",
    capabilities,
    ...more,
  });
  await company.owner.query(
    `insert into app.agent_acts select a.key, e.entity, e.acts from public.ai_agents a, (values ('leads', '{list,get}'::text[]),
      ('accounts', '{list,get}'), ('contacts', '{list}'), ('activities', '{list}'), ('comments', '{list}'), ('audit_logs', '{read}'), ('search', '{global}')) e (entity, acts)
     where a.id = $1 on conflict do nothing`,
    [id],
  );
  return id;
}

/** The program's own agents, as a company has them once they are started. */
export async function deployAgents({ database, system }: TestCompany): Promise<void> {
  const text = "select app.deploy_agents($1)::text";
  await database.flush(system, [{ text, values: [JSON.stringify(catalogue)] }]);
}

/** Lets so many seconds pass for the queue of tasks: what was due then is due now, and leases have run that long. */
export async function secondsLater({ owner }: TestCompany, seconds: number): Promise<void> {
  const earlier = (column: string) => `${column} = ${column} - $1 * interval '1 second'`;
  await owner.query(`update public.agent_tasks set ${earlier("next_attempt_at")}, ${earlier("lease_until")}`, [
    seconds,
  ]);
}
