import { Check, ChevronRight, Diamond, Rows3 } from "lucide-react";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { useRecords, useSummary } from "../../records/use-records.ts";
import { todayHere } from "../../screen/calendar/days.ts";
import { StateMark } from "../../screen/state-mark.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDay } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { daysOf } from "../phases/days-of.ts";
import { usePhases } from "../phases/use-phases.ts";
import { isOpen } from "../tasks/open-states.ts";
import { glyphs as of_task } from "../tasks/task-glyphs.ts";
import { glyphs } from "./project-glyphs.ts";

type Milestone = Entry<"milestones">;

/** What a client is shown of their projects: how each stands, its phases and milestones, and what is being done. Nothing where there is none. */
export default function ClientProjects() {
  const list = useRecords<Entry<"projects">>("projects", { order: ["-due_on", "name"] });
  if (list.rows.length === 0) return null;
  return (
    <section aria-labelledby="own-projects" className="min-w-0 flex-1 pb-6">
      <h2 id="own-projects" className="pb-2 text-head font-semibold">
        {t("Your projects")}
      </h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-raised">
        {list.rows.map((project) => (
          <Project key={project.id} project={project} />
        ))}
      </ul>
      <More of={list} />
    </section>
  );
}

function Project({ project: { id, name, status, starts_on, due_on } }: { project: Entry<"projects"> }) {
  const milestones = useRecords<Milestone>("milestones", { where: { project_id: id }, order: ["due_on"] });
  const days = [starts_on, due_on].map((day) => (day ? formatDay(day) : "…")).join(" – ");
  return (
    <li className="px-3 py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium break-words">{name}</span>
        <StateMark entity="projects" state={status} glyph={glyphs[status]} />
        {(starts_on || due_on) && <span className="text-ink-2 tabular-nums">{days}</span>}
      </p>
      <PhasesOf project_id={id} />
      {milestones.rows.length > 0 && (
        <ul className="pt-1.5" aria-label={t("Milestones")}>
          {milestones.rows.map((milestone) => (
            <MilestoneOf key={milestone.id} {...milestone} />
          ))}
        </ul>
      )}
      <More of={milestones} />
      <Tasks project_id={id} />
    </li>
  );
}

/** In which parts it is done, and when. */
function PhasesOf({ project_id }: { project_id: string }) {
  const { phases = [] } = usePhases({ project_id });
  if (phases.length === 0) return null;
  return (
    <ul className="pt-1.5" aria-label={t("Phases")}>
      {phases.map((phase) => (
        <li key={phase.id} className="flex min-h-7 items-center gap-2">
          <Rows3 aria-hidden className="size-3.5 flex-none text-ink-3" />
          <span className="min-w-0 flex-1 break-words">{phase.name}</span>
          <span className="flex-none text-ink-2 tabular-nums">{daysOf(phase)}</span>
        </li>
      ))}
    </ul>
  );
}

function MilestoneOf({ name, due_on, reached_on }: Milestone) {
  const Icon = reached_on ? Check : Diamond;
  const late = !reached_on && due_on < todayHere();
  return (
    <li className="flex min-h-7 items-center gap-2">
      <Icon aria-hidden className={`size-3.5 flex-none ${reached_on ? "text-good" : "text-person"}`} />
      <span className="min-w-0 flex-1 break-words">{name}</span>
      <span className={`flex-none tabular-nums ${late ? "text-bad" : "text-ink-2"}`}>
        {reached_on ? t("reached on {{day}}", { day: formatDay(reached_on) }) : formatDay(due_on)}
        {late && <span className="sr-only"> {t("late")}</span>}
      </span>
    </li>
  );
}

/** How many are done of those that are shown; which they are, once somebody asks. */
function Tasks({ project_id }: { project_id: string }) {
  const [is_open, open] = useState(false);
  const groups = useSummary("tasks", { where: { project_id }, by: "status" }).data ?? [];
  const counted = groups.map(({ status, count }) => ({ status: String(status), count }));
  const sum = (of: (status: string) => boolean) =>
    counted.reduce((all, { status, count }) => all + (status !== "cancelled" && of(status) ? count : 0), 0);
  const count = sum(() => true);
  if (count === 0) return null;
  return (
    <details className="group pt-1" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary className="flex min-h-7 list-none items-center gap-1.5 text-ink-2 hover:text-ink touch:min-h-11">
        <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
        {t("{{done}} of {{count}} tasks done", { done: sum((status) => !isOpen(status)), count })}
      </summary>
      {is_open && <TaskLines project_id={project_id} />}
    </details>
  );
}

function TaskLines({ project_id }: { project_id: string }) {
  const where = { project_id, status: { neq: "cancelled" } };
  const list = useRecords<Entry<"tasks">>("tasks", { where, order: ["due_on"] });
  return (
    <>
      <ul className="pl-5">
        {list.rows.map(({ id, code, name, status, due_on }) => (
          <li key={id} className="flex min-h-7 flex-wrap items-center gap-x-3 max-tablet:py-1">
            <span className="flex-none text-ink-3 tabular-nums">{code}</span>
            <span className="min-w-0 flex-1 break-words max-tablet:basis-3/4">{name}</span>
            <StateMark entity="tasks" state={status} glyph={of_task[status]} />
            <span className="flex-none text-ink-2 tabular-nums tablet:w-24 tablet:text-right">
              {due_on ? formatDay(due_on) : ""}
            </span>
          </li>
        ))}
      </ul>
      <More of={list} />
    </>
  );
}

function More({ of: { hasNextPage, fetchNextPage } }: { of: { hasNextPage: boolean; fetchNextPage: () => unknown } }) {
  if (!hasNextPage) return null;
  return (
    <Button tone="quiet" size="small" onClick={() => void fetchNextPage()}>
      {t("Show more")}
    </Button>
  );
}
