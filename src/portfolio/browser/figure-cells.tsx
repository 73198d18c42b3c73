import { todayHere } from "../../screen/calendar/days.ts";
import { useQuery } from "@tanstack/react-query";
import { none } from "../../screen/columns.tsx";
import { formatDay } from "../../ui/format-short.ts";
import { formatNumber } from "../../ui/format.ts";
import { askedTogether } from "./asked-together.ts";
import type { ProjectStand } from "./portfolio-data.ts";
import { partOfTime, Progress } from "./progress.tsx";

const standOf = askedTogether<ProjectStand>("/api/portfolio", 500);

/** How one of the projects of a list stands. */
function useStand(id: string) {
  return useQuery({ queryKey: ["figures", "portfolio", "of", id], queryFn: () => standOf(id), staleTime: 60_000 }).data;
}

export function ProgressCell({ id }: { id: string }) {
  const stand = useStand(id);
  if (!stand) return none;
  const { progress, starts_on, due_on } = stand;
  return <Progress share={progress} mark={partOfTime(starts_on, due_on, todayHere())} />;
}

export function CountCell({ id, of }: { id: string; of: "overdue" | "blocked" | "open" | "risks" }) {
  const count = useStand(id)?.[of];
  if (!count) return none;
  return <span className={of === "overdue" || of === "blocked" ? "text-bad" : ""}>{formatNumber(count)}</span>;
}

export function MilestoneCell({ id }: { id: string }) {
  const { milestone, milestone_on } = useStand(id) ?? {};
  if (!milestone) return none;
  return (
    <>
      {milestone} <span className="text-ink-3">{formatDay(milestone_on ?? "")}</span>
    </>
  );
}
