import { useQuery } from "@tanstack/react-query";
import { mention_jobs } from "../../agents/jobs/mentioned.ts";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { agent_roles } from "../../entities/agents/agent-words.ts";
import type { Named } from "./mentions.ts";

type Agent = { id: string; name: string; status: string; capabilities: string[] };

/** The agents in the order in which tasks go to them: by role, then age; none for whoever knows of none. */
export function useAgents(): Agent[] {
  const { data } = useQuery({
    queryKey: ["ai_agents", "team"],
    queryFn: async ({ signal }) =>
      (await request<{ data: Record<string, Agent[]> }>("GET", "/api/agents/team", { signal })).data,
    enabled: !!useSession().rights?.["ai_agents"]?.["read"],
  });
  return agent_roles.flatMap((role) => data?.[role] ?? []);
}

/** Those that a mention asks: of each job that one begins, the agent that the queue gives it to. */
export function useMentionedAgents(): Named[] {
  const agents = useAgents();
  if (!useSession().rights?.["agent_tasks"]?.["create"]) return [];
  const able = mention_jobs.map((job) =>
    agents.find(({ status, capabilities }) => status === "active" && capabilities.includes(job)),
  );
  return [...new Set(able)].flatMap((agent) => (agent ? [{ value: agent.id, label: agent.name }] : []));
}
