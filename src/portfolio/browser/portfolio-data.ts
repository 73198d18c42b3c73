import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import type { Named } from "../../client/api.ts";
import { request } from "../../client/request.ts";

/** A project and how it stands. */
export type ProjectStand = {
  id: string;
  key: string;
  name: string;
  version: number;
  account_name: string | null;
  status: string;
  health: "on_track" | "at_risk" | "off_track" | null;
  health_reason: string | null;
  reported_at: string | null;
  asked_at: string | null;
  asked_by: Named | null;
  owner: Named | null;
  starts_on: string | null;
  due_on: string | null;
  tasks: number;
  done: number;
  progress: number | null;
  open: number;
  blocked: number;
  overdue: number;
  milestone: string | null;
  milestone_on: string | null;
  milestones_late: number;
  risks: number;
  budget_hours: number | null;
  /** Minutes, of the time that the reader sees. */
  spent: number;
  /** What it waits for that ends too late for its own beginning. */
  early: { key: string; ends: string; begins: string; lag: number }[];
};

/** How far a phase is, by the tasks that stand in it, as far as its reader sees them. */
export type PhaseSums = { id: string; tasks: number; done: number; open: number; progress: number | null };

/** What was spent on a task, and what stands below it over any depth, as far as its reader sees it; in minutes. */
export type TaskSums = {
  id: string;
  spent: number;
  tasks: number;
  done: number;
  progress: number | null;
  estimate: number | null;
  spent_below: number;
};

/** Of a week of somebody: planned hours, capacity, days away, tasks, those without an estimate, hours of tasks that the reader does not see. */
export type Week = [planned: number, capacity: number, away: number, tasks: number, bare: number, unseen: number];

export type Loaded = {
  id: string;
  name: string;
  title: string | null;
  team_id: string | null;
  weekly_hours: number | null;
  weeks: Week[];
  unplanned: number | null;
  unplanned_hours: number | null;
  theirs: boolean;
};
export type Workload = { from: string; today: string; hours: number; people: Loaded[] };

/** A task that lies in a week, as far as the reader may move it. */
export type Work = {
  id: string;
  code: string;
  name: string;
  status: string;
  starts_on: string | null;
  due_on: string | null;
  estimate: number | null;
  owner_id: string;
  version: number;
  minutes: number | null;
  changes: boolean;
  given: boolean;
};

const ask = <Answer>(path: string, signal: AbortSignal) =>
  request<{ data: Answer }>("GET", `/api/portfolio${path}`, { signal }).then(({ data }) => data);

/** How projects stand: those that are not over, or that ended this year. Looked up again each minute. */
export function usePortfolio(of: "open" | "ended") {
  return useQuery({
    queryKey: ["figures", "portfolio", of],
    queryFn: ({ signal }) => ask<ProjectStand[]>(`?of=${of}`, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

/** Who has time in the weeks from a day on. */
export function useWorkload(from: string, weeks: number, team: string | undefined) {
  return useQuery({
    queryKey: ["figures", "workload", from, weeks, team],
    queryFn: ({ signal }) =>
      ask<Workload>(`/workload?from=${from}&weeks=${weeks}${team ? `&team=${team}` : ""}`, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

/** What somebody has to do in a week; without one, what nobody has planned. */
export function useWork(person: string, week: string | undefined) {
  return useQuery({
    queryKey: ["figures", "work", person, week],
    queryFn: ({ signal }) => ask<Work[]>(`/workload/tasks?person=${person}${week ? `&week=${week}` : ""}`, signal),
  });
}

export type Access = { id: string; name: string; kind: string; role: string; ways: string[] };

/** Who sees a project. */
export function useAccess(project: string) {
  return useQuery({
    queryKey: ["projects", "access", project],
    queryFn: ({ signal }) => ask<Access[]>(`/access?project=${project}`, signal),
  });
}

/** Asks again for all of this: something of it was changed from here. */
export function refreshPortfolio(cache: QueryClient): void {
  for (const of of ["portfolio", "workload", "work"]) void cache.invalidateQueries({ queryKey: ["figures", of] });
}
