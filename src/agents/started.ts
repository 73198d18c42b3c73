import type { AgentStatus } from "../entities/agents/agent-words.ts";

/** An agent as the team's status tells of it. */
export type TeamMember = {
  id: string;
  key: string;
  name: string;
  role: string;
  status: AgentStatus;
  model: string;
  specialization: string | null;
};

/** The team by role; where it could not be read, without anybody. */
export type Team = Record<string, TeamMember[]>;

/** What the start of the agent system answers; the sentences are the specification's. */
export type Started =
  | { success: true; message: string; count: number; deployed: number; woken: number; team: Team }
  | { success: false; message: string; error: string };

/** So many agents are told of where they could not be counted. */
const fallback_count = 12;

/** That the agents are there; `team` is null where it could not be read. */
export function operational(deployed: number, woken: number, team: TeamMember[] | null): Started {
  return {
    success: true,
    message: "Agent system fully operational",
    count: team?.length ?? fallback_count,
    deployed,
    woken,
    team: byRole(team ?? []),
  };
}

/** That they are not, and why. */
export function notStarted(error: unknown): Started {
  return {
    success: false,
    message: "Initialization failed. Check troubleshooting steps above.",
    error: error instanceof Error && error.message ? error.message : "Unknown error",
  };
}

/** The team grouped by role, in the order in which it came. */
export function byRole(team: TeamMember[]): Team {
  return Object.fromEntries(Map.groupBy(team, ({ role }) => role));
}
