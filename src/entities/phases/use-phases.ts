import { useQuery } from "@tanstack/react-query";
import { api, type Entry } from "../../client/api.ts";

export type Phase = Entry<"phases">;

/** A project has no more of them (app.keep_phase). */
const most = 50;

/** The phases of the project with this id or key, in their order; undefined while they are on their way, none without a project. */
export function usePhases(of: { project_id: string } | { project_key: string } | null): {
  phases: Phase[] | undefined;
  error: Error | null;
} {
  const { data, error } = useQuery({
    queryKey: ["phases", "list", "of", of],
    queryFn: ({ signal }) => api.phases.list({ where: of ?? {}, order: ["rank", "id"], limit: most }, signal),
    enabled: of !== null,
  });
  return { phases: of ? data?.data : [], error };
}
