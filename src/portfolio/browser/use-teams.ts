import { useQuery } from "@tanstack/react-query";
import { recordClient } from "../../records/record-client.ts";

type Team = { id: string; name: string; version: number };

/** The teams of the company by their names. */
export function useTeams(): Team[] {
  const question = { order: ["name"], limit: 100 };
  const { data } = useQuery({
    queryKey: ["teams", "list", question],
    queryFn: ({ signal }) => recordClient("teams").list<Team>(question, signal),
  });
  return data?.data ?? [];
}
