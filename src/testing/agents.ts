import type { Job } from "../agents/jobs/job.ts";
import { catalogue } from "../agents/catalogue.ts";
import { openWorker } from "../agents/worker.ts";
import { register } from "../entities/register.ts";
import { openKernel } from "../entity/kernel.ts";
import type { TestCompany } from "./company.ts";
import { derive_for_tests } from "./keys.ts";

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

/** Has a worker do what waits, with a model on loopback where one is set; by the program's own jobs, or by others. */
export async function doTasks({ database, system }: TestCompany, jobs?: Record<string, Job>): Promise<void> {
  const kernel = await openKernel(database, system, register);
  const failed = (error: unknown) => console.error(error);
  const needs = { database, system, kernel, failed, derive: derive_for_tests, private_hosts: ["127.0.0.1"] };
  const worker = openWorker({ ...needs, ...(jobs && { jobs }), cycle_ms: 3_600_000 });
  await worker.settled();
  await worker.close();
}

/** Lets so many seconds pass for the queue of tasks: what was due then is due now, and leases have run that long. */
export async function secondsLater({ owner }: TestCompany, seconds: number): Promise<void> {
  const earlier = (column: string) => `${column} = ${column} - $1 * interval '1 second'`;
  await owner.query(`update public.agent_tasks set ${earlier("next_attempt_at")}, ${earlier("lease_until")}`, [
    seconds,
  ]);
}
