import { useSummary } from "../../records/use-records.ts";

const week_ms = 7 * 86_400_000;

/** How many of the tasks that ended within a week went well, and how many ended: of one agent, or of all. */
export function useLastWeek(agent?: string): { done: number; ended: number } {
  const { data: groups = [] } = useSummary("agent_tasks", lastWeek());
  const theirs = groups.filter(({ assigned_to }) => agent === undefined || assigned_to === agent);
  const count = (...states: unknown[]) =>
    theirs.reduce((sum, group) => (states.includes(group["status"]) ? sum + group.count : sum), 0);
  return { done: count("done"), ended: count("done", "failed") };
}

// (To the hour, so that it is one question for an hour, and for the whole roster.)
const lastWeek = () => {
  const since = new Date(Math.floor((Date.now() - week_ms) / 3_600_000) * 3_600_000).toISOString();
  return { where: { finished_at: { gte: since }, status: { in: ["done", "failed"] } }, by: "assigned_to,status" };
};

/** A share in whole percent, never more than it is. */
export const wholeShare = (part: number, all: number): number => Math.floor((part / all) * 100) / 100;
