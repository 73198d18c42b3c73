import { useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import type { Halted } from "./halted.ts";

// Others halt and lift too: what is shown is at most this old.
const asked_again_ms = 15_000;
const key = ["agents", "halt"];

/** The halt that stands; null where there is none, undefined until it is known. */
export function useHalt() {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => (await request<{ data: Halted | null }>("GET", "/api/agents/halt")).data,
    refetchInterval: asked_again_ms,
    staleTime: 0,
  });
  return { halted: data, refresh: () => cache.invalidateQueries({ queryKey: key }) };
}
