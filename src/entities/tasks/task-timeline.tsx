import { useQuery } from "@tanstack/react-query";
import { Ban } from "lucide-react";
import { useMemo, useState } from "react";
import { api, type Entry } from "../../client/api.ts";
import type { LayoutProps } from "../../records/list-description.ts";
import { todayHere } from "../../screen/calendar/days.ts";
import { type Band, type Line, type Own, type Span, type Tone } from "../../screen/timeline/parts.ts";
import { TimelineView } from "../../screen/timeline/timeline-view.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { t } from "../../ui/translate.ts";
import type { WorkingDays } from "../../working-time/working-days.ts";
import { useMilestones } from "../projects/use-milestones.ts";
import { isBlocked } from "./is-blocked.ts";
import { isOpen } from "./open-states.ts";
import { type Held, isBroken, type Planned, shiftOf } from "./shift.ts";
import { useReschedule } from "./use-reschedule.tsx";

type Task = Entry<"tasks">;
const no_tasks: Task[] = [];

/** Tasks along the time, by project with its phases and milestones: what follows what, and moving one with what follows it. */
export default function TaskTimeline(props: LayoutProps) {
  const [tasks, tell] = useState<Task[]>(no_tasks);
  const links = useLinks(tasks);
  const milestones = useMilestones(projectsOf(tasks));
  const bands = useBands(tasks);
  const rescheduling = useReschedule();
  const own = useMemo((): Own<Task> => {
    const open = new Map(tasks.filter(({ status }) => isOpen(status)).map((task) => [task.id, task as Planned]));
    const held = links.filter(({ from_id, to_id }) => open.has(from_id) && open.has(to_id));
    return {
      before: Code,
      behind: Behind,
      tone,
      group: ({ project_id, project, project_key }) => ({
        key: project_id ?? "",
        name: project_id ? [project?.name, project_key].filter(Boolean).join(" · ") : t("Without a project"),
      }),
      milestones,
      bands,
      bandOf: ({ phase_id }) => phase_id,
      lines: (calendar) => links.map((link) => lineOf(link, open, calendar)),
      foresee: (row, span, calendar) => foreseen(row, span, open, held, calendar),
      move: (row, { from, to: end }) => rescheduling.to(row, { starts_on: from, due_on: end }),
      note: t("Moving a task shifts what follows, after you have seen it."),
    };
  }, [tasks, links, milestones, bands, rescheduling]);
  return <TimelineView<Task> {...props} from="starts_on" to="due_on" include={relations} own={own} onRows={tell} />;
}

const relations = ["project", "owner"];

function Code({ code }: Task) {
  return <span className="w-17 flex-none truncate tabular-nums text-ink-3 max-tablet:hidden">{code}</span>;
}

function Behind(task: Task) {
  const { owner } = task;
  return (
    <>
      {isBlocked(task) && <Ban role="img" aria-label={t("Blocked")} className="size-3.5 flex-none text-bad" />}
      {owner && <Avatar id={owner.id} name={owner.name} kind="person" />}
    </>
  );
}

function tone(task: Task): Tone {
  if (!isOpen(task.status)) return "over";
  return task.blocked_reason || (task.due_on && task.due_on < todayHere()) ? "stuck" : "usual";
}

/** What would have other days, without asking the server: it is asked before anything is done. */
function foreseen(row: Task, span: Span, open: Map<string, Planned>, links: Held[], calendar: WorkingDays) {
  const root = { id: row.id, starts_on: span.from, due_on: span.to };
  if (!open.has(row.id)) return new Map<string, Span>();
  const { moves } = shiftOf(
    root,
    open,
    links.filter(({ to_id }) => to_id !== row.id),
    calendar,
    () => false,
  );
  return new Map(moves.map(({ id, becomes }) => [id, { from: becomes.starts_on, to: becomes.due_on }]));
}

const ends: Record<string, Pick<Line, "leaves" | "arrives">> = {
  starts_before: { leaves: "start", arrives: "start" },
  finishes_before: { leaves: "end", arrives: "end" },
};

function lineOf(link: Held, open: Map<string, Planned>, calendar: WorkingDays): Line {
  const [from, to] = [open.get(link.from_id), open.get(link.to_id)];
  const { leaves, arrives } = ends[link.kind] ?? { leaves: "end", arrives: "start" };
  return {
    from: link.from_id,
    to: link.to_id,
    leaves,
    arrives,
    broken: !!from && !!to && isBroken(link, from, to, calendar),
  };
}

const no_links: Held[] = [];
const link_columns = ["id", "from_id", "to_id", "kind", "lag", "version"] as const;
/** So many relations are asked for at most, as many projects at once. */
const [most_links, most_projects] = [5000, 300];

/** The relations that hold days, of the projects that are shown. */
function useLinks(tasks: Task[]): Held[] {
  const projects = [...new Set(tasks.map(({ project_id }) => project_id))].toSorted();
  const named = projects.filter((id) => id !== null).slice(0, most_projects);
  const where = {
    kind: { in: ["blocks", "starts_before", "finishes_before"] },
    from_deleted_at: null,
    to_deleted_at: null,
    or: [
      ...(named.length > 0 ? [{ from_project_id: { in: named } }] : []),
      ...(projects.includes(null) ? [{ from_project_id: { is_null: true } }] : []),
    ],
  };
  const { data } = useQuery({
    queryKey: ["task_links", "list", "timeline", where],
    queryFn: async ({ signal }) => {
      const asked = { where, columns: [...link_columns], order: ["id" as const], limit: 1000 };
      let page = await api.task_links.list(asked, signal);
      const links: Held[] = page.data;
      while (page.next && links.length < most_links) {
        page = await api.task_links.list({ ...asked, cursor: page.next }, signal);
        links.push(...page.data);
      }
      return { ...page, data: links, next: null };
    },
    enabled: projects.length > 0,
  });
  return data?.data ?? no_links;
}

const projectsOf = (tasks: Task[]) =>
  [...new Set(tasks.flatMap(({ project_id }) => project_id ?? []))].toSorted().slice(0, most_projects);

const no_bands = new Map<string, Band[]>();

/** The phases of the projects that are shown, by project. */
function useBands(tasks: Task[]): Map<string, Band[]> {
  const projects = projectsOf(tasks);
  const question = { where: { project_id: { in: projects } }, order: ["rank" as const, "id" as const], limit: 500 };
  const { data } = useQuery({
    queryKey: ["phases", "list", "timeline", question],
    queryFn: ({ signal }) => api.phases.list(question, signal),
    enabled: projects.length > 0,
  });
  return useMemo(() => {
    if (!data) return no_bands;
    const bands = data.data.map(({ starts_on, due_on, ...phase }) => ({ ...phase, from: starts_on, to: due_on }));
    return Map.groupBy(bands, ({ project_id }) => project_id);
  }, [data]);
}
