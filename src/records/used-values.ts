import { useQuery } from "@tanstack/react-query";
import type { EntityName } from "../client/api.ts";
import { recordClient } from "./record-client.ts";

/** The values that a column of an entity has, the most frequent first; none where nobody asks for them. */
export function useUsedValues(entity: EntityName, by: string, enabled: boolean): string[] {
  const { data = [] } = useQuery({
    queryKey: [entity, "summary", { by }],
    queryFn: ({ signal }) => recordClient(entity).summary({ by }, signal),
    enabled,
  });
  const known = data.toSorted((one, other) => other.count - one.count);
  return known.flatMap((group) => (typeof group[by] === "string" ? [group[by]] : []));
}
