import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { api, type Entry } from "../../client/api.ts";
import type { LayoutProps } from "../../records/list-description.ts";
import type { Own, Span } from "../../screen/timeline/parts.ts";
import { TimelineView } from "../../screen/timeline/timeline-view.tsx";
import { useCalendar } from "../../screen/timeline/use-calendar.ts";
import { useDays } from "../../screen/timeline/use-days.ts";
import { t } from "../../ui/translate.ts";
import type { WorkingDays } from "../../working-time/working-days.ts";
import { type Held, isBroken, isFar, type Planned, shiftOf } from "../tasks/shift.ts";
import { isOver } from "./is-over.ts";
import { useMilestones } from "./use-milestones.ts";
import { useMoveProject } from "./use-move-project.tsx";

type Project = Entry<"projects">;
const no_projects: Project[] = [];

/** Projects along the time with their milestones: which waits for which, and moving one with all that belongs to it and what waits. */
export default function ProjectTimeline(props: LayoutProps) {
  const [projects, tell] = useState<Project[]>(no_projects);
  const links = useLinks();
  const milestones = useMilestones(projects.map(({ id }) => id));
  const calendar = useCalendar("2020-01-01", "2040-01-01");
  const save = useDays("starts_on", "due_on");
  const moving = useMoveProject();
  const own = useMemo((): Own<Project> => {
    const open = new Map(projects.filter((each) => !isOver(each)).map((each) => [each.id, each as Planned]));
    const held = links.filter(({ from_id, to_id }) => open.has(from_id) && open.has(to_id));
    return {
      tone: (project) => (isOver(project) ? "over" : "usual"),
      marks: ({ id }) => milestones.get(id) ?? [],
      lines: (worked) => links.map((link) => lineOf(link, open, worked)),
      foresee: (row, span, worked) => foreseen(row, span, open, held, worked),
      move: (row, span) => (asWhole(row, span) ? moving.to(row, movingOf(row, span, calendar)) : save(row, span)),
      note: t("A project that is moved takes along what belongs to it, after you have seen it."),
    };
  }, [projects, links, milestones, moving, save, calendar]);
  return <TimelineView<Project> {...props} from="starts_on" to="due_on" own={own} onRows={tell} />;
}

/** Whether a project was drawn to other days as it is, not by one of its ends; one that is over is given days alone. */
const asWhole = (row: Project, { from, to }: Span) =>
  !isOver(row) && (row.starts_on === null || from !== row.starts_on) && (row.due_on === null || to !== row.due_on);

/** Where it is brought to; what has no day to begin on is moved by days. */
function movingOf({ starts_on, due_on }: Project, { from, to }: Span, calendar: WorkingDays) {
  if (starts_on && from) return { starts_on: from };
  return { by: due_on && to ? calendar.between(due_on, to) : 0 };
}

/** Which others would come along, without asking the server: it is asked before anything is done. */
function foreseen(row: Project, span: Span, open: Map<string, Planned>, links: Held[], calendar: WorkingDays) {
  if (!open.has(row.id) || !asWhole(row, span) || isFar(row)) return new Map<string, Span>();
  const root = { id: row.id, starts_on: span.from, due_on: span.to };
  const behind = links.filter(({ to_id }) => to_id !== row.id);
  const { moves } = shiftOf(root, open, behind, calendar, (id) => isFar(open.get(id) ?? root));
  return new Map(moves.map(({ id, becomes }) => [id, { from: becomes.starts_on, to: becomes.due_on }]));
}

function lineOf(link: Held, open: Map<string, Planned>, calendar: WorkingDays) {
  const [from, to] = [open.get(link.from_id), open.get(link.to_id)];
  const broken = !!from && !!to && isBroken(link, from, to, calendar);
  return { from: link.from_id, to: link.to_id, leaves: "end", arrives: "start", broken } as const;
}

const no_links: Held[] = [];

/** What waits for what, of all projects that the reader sees: the first thousand. */
function useLinks(): Held[] {
  const where = { kind: "blocks", from_deleted_at: null, to_deleted_at: null };
  const { data } = useQuery({
    queryKey: ["project_links", "list", "timeline"],
    queryFn: ({ signal }) =>
      api.project_links.list(
        { where, columns: ["id", "from_id", "to_id", "kind", "lag", "version"], order: ["id"], limit: 1000 },
        signal,
      ),
  });
  return data?.data ?? no_links;
}
