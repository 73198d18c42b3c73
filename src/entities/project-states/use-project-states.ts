import { useQuery } from "@tanstack/react-query";
import { api, type Entry } from "../../client/api.ts";

export type ProjectState = Entry<"project_states">;

/** The states of a project's own, of the one with this id or key; undefined while they are on their way, none without a project. */
export function useProjectStates(of: { project_id: string } | { project_key: string } | null): {
  states: ProjectState[] | undefined;
  error: Error | null;
} {
  const { data, error } = useQuery({
    queryKey: ["project_states", "list", "of", of],
    queryFn: ({ signal }) => api.project_states.list({ where: of ?? {}, order: ["rank", "id"], limit: 30 }, signal),
    enabled: of !== null,
  });
  return { states: of ? data?.data : [], error };
}
