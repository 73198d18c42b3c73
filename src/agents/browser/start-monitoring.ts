import { request } from "../../client/request.ts";

/** How it stands with the monitor: whether it watches, in a sentence, and which repositories. */
export type Monitoring = { success: boolean; message: string; watching: string[] };

type Agent = { id: string };

/**
 * The monitor runs on the server and needs no start: what was asked is that its agent is there, and that one is told what it watches,
 * as far as one may see it.
 */
export async function startMonitoring(deploy: () => Promise<Agent | null>): Promise<Monitoring> {
  const none = (message: string): Monitoring => ({ success: false, message, watching: [] });
  const agent = await deploy();
  if (!agent) return none("The GitHub Integration Agent could not be deployed.");
  try {
    const [halt, { status }, repositories] = await Promise.all([
      told<object | null>("/api/agents/halt"),
      told<{ status: string }>(`/api/ai_agents/${agent.id}`),
      told<{ name: string }[]>(`/api/repositories?limit=100&where=${encodeURIComponent('{"watched":true}')}`),
    ]);
    if (halt) return none("All agents are halted: nothing is watched until somebody lifts the halt.");
    if (status === "paused")
      return none("The GitHub Integration Agent is paused: nothing is watched until somebody resumes it.");
    if (repositories.length === 0) return none("No repository is set up that could be watched.");
    const watching = repositories.map(({ name }) => name);
    const message = `Repositories that are watched, each every 60 seconds: ${watching.length}.`;
    return { success: true, message, watching };
  } catch (error) {
    console.warn("/api/repositories", error);
    return none(error instanceof Error ? error.message : "The server did not answer.");
  }
}

const told = async <Answer>(path: string): Promise<Answer> => (await request<{ data: Answer }>("GET", path)).data;
