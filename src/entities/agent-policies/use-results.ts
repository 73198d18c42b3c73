import { useQuery } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import { request } from "../../client/request.ts";
import type { Values } from "../../records/record-client.ts";

/** An act, by its tool and what that is given. */
export type Act = { tool: string; input: Values };
/** What was decided in a case, and what came out of it. */
export type Result = Act & {
  id: string;
  title: string;
  decision: string;
  outcome: string | null;
  came: Act[] | null;
  note: string | null;
  base: string | null;
};
type Told = { cases: number; most: number; results: Result[] };

/** What the trial of a version came to so far; asked again each two seconds while it goes on. */
export function useResults({ id, version, trial }: Entry<"agent_policies">): Told | undefined {
  const { data } = useQuery({
    queryKey: ["agents", "policies", id, version],
    queryFn: async ({ signal }) =>
      (await request<{ data: Told }>("GET", `/api/agents/policies/${id}`, { signal })).data,
    refetchInterval: trial === "running" ? 2000 : false,
  });
  return data;
}
