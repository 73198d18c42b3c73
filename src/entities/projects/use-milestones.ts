import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "../../client/api.ts";
import type { Milestone } from "../../screen/timeline/parts.ts";

const none = new Map<string, Milestone[]>();

/** So many projects are asked for at most. */
const most_projects = 300;

/** The milestones of these projects by project, as timelines show them: the first five hundred by day. */
export function useMilestones(projects: string[]): Map<string, Milestone[]> {
  const question = {
    where: { project_id: { in: projects.toSorted().slice(0, most_projects) } },
    order: ["due_on" as const],
    limit: 500,
  };
  const { data } = useQuery({
    queryKey: ["milestones", "list", "timeline", question],
    queryFn: ({ signal }) => api.milestones.list(question, signal),
    enabled: projects.length > 0,
  });
  return useMemo(() => {
    if (!data) return none;
    const marks = data.data.map(({ id, name, due_on, reached_on, project_id }) => ({
      project_id,
      mark: { id, name, day: reached_on ?? due_on, reached: reached_on !== null },
    }));
    const by_project = Map.groupBy(marks, ({ project_id }) => project_id);
    return new Map([...by_project].map(([id, those]) => [id, those.map(({ mark }) => mark)]));
  }, [data]);
}
