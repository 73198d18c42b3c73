import { useQuery } from "@tanstack/react-query";
import { askedTogether } from "./asked-together.ts";
import type { PhaseSums, ProjectStand, TaskSums } from "./portfolio-data.ts";

const sumsOf = askedTogether<TaskSums>("/api/portfolio/tasks", 200);
const phaseOf = askedTogether<PhaseSums>("/api/portfolio/phases", 200);
const standOf = askedTogether<ProjectStand>("/api/portfolio", 500);

/** What was spent on a task, and what stands below it. (Under the tasks’ own sums: whoever changes one asks again.) */
export function useTaskSums(id: string) {
  return useQuery({
    queryKey: ["tasks", "summary", "below", id],
    queryFn: () => sumsOf(id),
    staleTime: 5000,
    refetchInterval: 60_000,
  }).data;
}

/** How far a phase is. */
export function usePhaseSums(id: string) {
  return useQuery({ queryKey: ["tasks", "summary", "of phase", id], queryFn: () => phaseOf(id), staleTime: 5000 }).data;
}

/** How a project stands, as the portfolio tells it. */
export function useStanding(id: string) {
  return useQuery({ queryKey: ["tasks", "summary", "of project", id], queryFn: () => standOf(id), staleTime: 5000 })
    .data;
}
