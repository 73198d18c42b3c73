import { useQuery } from "@tanstack/react-query";
import type { EntityName } from "../client/api.ts";
import { chunked } from "./in-chunks.ts";
import { type Chosen, recordClient } from "./record-client.ts";

/** Of some records, or of all that match, on how many each verb may be done; undefined until the server has said so. */
export function useAllowed(entity: EntityName, chosen: Chosen, bin = false): Record<string, number> | undefined {
  const { data } = useQuery({
    queryKey: [entity, "allowed", bin, chosen],
    queryFn: async ({ signal }) => {
      const asked = "ids" in chosen ? chunked(chosen.ids).map((ids) => ({ ids })) : [chosen];
      const parts = await Promise.all(asked.map((some) => recordClient(entity).allowed({ ...some, bin }, signal)));
      const verbs = new Set(parts.flatMap((part) => Object.keys(part)));
      return Object.fromEntries(
        [...verbs].map((verb) => [verb, parts.reduce((sum, part) => sum + (part[verb] ?? 0), 0)]),
      );
    },
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}
