import type { Actor } from "../database/door.ts";
import { catalogue } from "./catalogue.ts";
import { deploy, type Deployed, type Needs, wake } from "./deploy.ts";
import { readTeam } from "./read-agents.ts";
import { github_integration_agent } from "./roster/github-integration-agent.ts";
import { operational, type Started } from "./started.ts";

const allowed = { text: "select app.require('ai_agents', 'read'), app.in_person()", values: [] };
const there = { text: "select count(*), count(*) filter (where status = 'active') from public.ai_agents", values: [] };
const named = {
  text: "select id, name from public.ai_agents where name = $1 and deleted_at is null",
  values: [github_integration_agent.name],
};

/**
 * Starts the agent system for whoever may see agents: where there is none the whole team is deployed, the GitHub agent where it
 * is missing, and where none is at work those are woken that may be. Any number of tabs and servers may ask at once.
 */
export async function initialise(needs: Needs, actor: Actor): Promise<Started> {
  const [, counted, github] = await needs.database.flush(actor, [allowed, there, named]);
  const [agents, active] = counted?.[0] ?? [];
  const deployed: Deployed[] = [];
  if (agents === "0") deployed.push(...(await deploy(needs, catalogue)));
  else if (!github?.[0]) deployed.push(...(await deploy(needs, [github_integration_agent])));
  const woken = agents !== "0" && active === "0" ? await wake(needs) : 0;
  return operational(deployed.length, woken ?? 0, await readTeam(needs.database, actor, needs.failed));
}

/** Deploys those of the team that are missing, such as a batch that failed; answers the rows that came. */
export async function deployMissing(needs: Needs, actor: Actor): Promise<Deployed[]> {
  await needs.database.flush(actor, [allowed]);
  return deploy(needs, catalogue);
}

/** The GitHub agent's id and name; it is deployed where there is none of that name, and null where that failed. */
export async function deployGitHub(needs: Needs, actor: Actor): Promise<{ id: string; name: string } | null> {
  const [, found] = await needs.database.flush(actor, [allowed, named]);
  const [id, name] = found?.[0] ?? [];
  if (id && name) return { id, name };
  const [made] = await deploy(needs, [github_integration_agent]);
  return made ? { id: made.id, name: made.name } : null;
}
