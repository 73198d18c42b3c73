import { request } from "../../client/request.ts";
import type { Halted } from "../../entities/agents/halted.ts";
import type { AgentStatus } from "../../entities/agents/agent-words.ts";
import { assignTask } from "./assign-task.ts";
import { startMonitoring } from "./start-monitoring.ts";
import { notStarted, type Started, type Team } from "../started.ts";

type Named = { id: string; name: string };
/** How the team stands: how many in each status, and who, by role. */
type Standing = { total: number } & Record<AgentStatus, number> & { team: Team };

const init_delay_ms = 2000;

/**
 * The functions that the specification puts on the window, and the call that starts the agents 2 s after the page has loaded.
 * None of them throws: what fails is answered, or answers nothing, and stands on the console.
 */
export function offerAgentFunctions(signal: AbortSignal, loaded_at: number): void {
  const offered = Object.assign(window, {
    initializeAgentSystem,
    quickDeploy,
    quickStatus,
    checkAgentStatus,
    deployGitHubAgent,
    emergencyStopWorker,
    assignTask,
    startGitHubMonitoring: () => startMonitoring(deployGitHubAgent),
  });
  // From the load on, not from when this came.
  const rest = loaded_at + init_delay_ms - performance.now();
  const timer = setTimeout(() => void offered.initializeAgentSystem(), Math.max(0, rest));
  signal.addEventListener("abort", () => clearTimeout(timer));
}

/** Starts the agent system; whoever asks again changes nothing. */
const initializeAgentSystem = (): Promise<Started> => ask<Started>("POST", "/api/agents/initialise", notStarted);

/** Deploys the agents of the catalogue that are missing; answers those that came. */
const quickDeploy = (): Promise<Named[]> => ask<Named[]>("POST", "/api/agents/deploy", () => []);

/** How the team stands. */
async function quickStatus(): Promise<Standing> {
  const team = await ask<Team>("GET", "/api/agents/team", () => ({}));
  const all = Object.values(team).flat();
  const count = (status: AgentStatus) => all.filter((agent) => agent.status === status).length;
  return { total: all.length, active: count("active"), idle: count("idle"), paused: count("paused"), team };
}

/** Every agent with all that it is, the newest first. */
const checkAgentStatus = (): Promise<Named[]> => ask<Named[]>("GET", "/api/agents", () => []);

/** Deploys the GitHub agent where there is none of its name. */
const deployGitHubAgent = (): Promise<Named | null> => ask<Named | null>("POST", "/api/agents/github", () => null);

/** Halts all agents at once; only a person lifts it, on the page of the agents. Answers the halt, or null where that failed. */
const emergencyStopWorker = (reason = "Emergency stop"): Promise<Halted | null> =>
  ask<Halted | null>("POST", "/api/agents/halt", () => null, { reason });

async function ask<Answer>(
  method: "GET" | "POST",
  path: string,
  otherwise: (error: unknown) => Answer,
  body?: unknown,
): Promise<Answer> {
  try {
    return (await request<{ data: Answer }>(method, path, { body })).data;
  } catch (error) {
    console.warn(path, error);
    return otherwise(error);
  }
}
