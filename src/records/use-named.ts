import { useQuery } from "@tanstack/react-query";
import { recordClient } from "./record-client.ts";

export type Named = { id: string; name: string };

/** All of a few, by their names: the teams, the clients. */
export function useNamed(entity: "teams" | "accounts", enabled = true): Named[] {
  const { data } = useQuery({
    queryKey: [entity, "names"],
    enabled,
    queryFn: ({ signal }) => recordClient(entity).list<Named>({ order: ["name"], limit: 1000 }, signal),
  });
  return data?.data ?? [];
}
