import { queryOptions } from "@tanstack/react-query";
import { request } from "../../client/request.ts";

/** Whether a model is configured, without which what agents are asked waits. */
export const modelQuery = queryOptions({
  queryKey: ["agent_tasks", "model"],
  queryFn: async ({ signal }) => (await request<{ data: boolean }>("GET", "/api/agents/model", { signal })).data,
  staleTime: 30_000,
});
