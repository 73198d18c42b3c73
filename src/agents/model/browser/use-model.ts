import { useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "../../../client/request.ts";

/** The models that the agents of the catalogue name. */
export const named_models = ["gpt-4o", "gpt-4o-mini"] as const;
export const cap_kinds = ["company", "person", "agent", "run"] as const;

/** In millionths of the company's currency; prices for a million tokens. */
export type ModelSettings = {
  base_url: string | null;
  has_key: boolean;
  models: Record<string, string>;
  prices: Record<string, { in: number; out: number }>;
  timeout_s: number;
  caps: Record<(typeof cap_kinds)[number], number>;
  spent_today: number;
};

const key = ["agents", "model"];

/** The endpoint as it is set, and how to have it read again. */
export function useModel() {
  const cache = useQueryClient();
  const read = async () => (await request<{ data: ModelSettings }>("GET", "/api/agents/model")).data;
  return {
    ...useQuery({ queryKey: key, queryFn: read, staleTime: 0 }),
    reread: () => cache.invalidateQueries({ queryKey: key }),
  };
}
