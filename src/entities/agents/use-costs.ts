import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";

/** What each agent cost today, by its key, in millionths of the company's currency; nothing for whoever may not read it. */
export function useCosts(): Record<string, number> | undefined {
  const may = !!useSession().rights?.["model_endpoint"]?.["read"];
  const { data } = useQuery({
    // (Of the tasks: what they cost changes as they do.)
    queryKey: ["agent_tasks", "costs"],
    queryFn: async ({ signal }) =>
      (await request<{ data: Record<string, number> }>("GET", "/api/agents/costs", { signal })).data,
    enabled: may,
  });
  return data;
}
