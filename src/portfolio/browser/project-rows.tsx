import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "../../client/session-context.ts";
import { seesWhole } from "../../entities/time-entries/sees-amounts.ts";
import { earlyWords } from "../../entities/project-links/early-words.ts";
import { health_glyphs } from "../../entities/projects/project-glyphs.ts";
import { PageLink } from "../../records/page-link.tsx";
import { stateWord } from "../../records/state-word.ts";
import { StateGlyph } from "../../screen/state-mark.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { formatDay } from "../../ui/format-short.ts";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { LastUpdate } from "./last-update.tsx";
import type { ProjectStand } from "./portfolio-data.ts";
import { partOfTime, Progress } from "./progress.tsx";

type Props = { projects: ProjectStand[]; today: string; onReport: (project: ProjectStand) => void };

/** How each project stands, a line for each; of its hours only where they are counted. */
export function ProjectRows({ projects, today, onReport }: Props) {
  const session = useSession();
  const usedOf = ({ budget_hours, spent, owner }: ProjectStand) =>
    budget_hours && seesWhole(session, owner?.id) ? spent / 60 / budget_hours : null;
  const counts = projects.some((project) => usedOf(project) !== null);
  // (Whoever manages all of them knows who that is.)
  const managers = projects.some(({ owner }) => owner?.id !== session.person.id);
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-240" aria-label={t("Projects")}>
        <thead>
          <tr className="h-8 border-b border-line text-left text-meta text-ink-3">
            <Heading first>{t("Project")}</Heading>
            <Heading>{t("Health and why")}</Heading>
            <Heading>{t("Progress, plan")}</Heading>
            {counts && <Heading>{t("Budget used")}</Heading>}
            <Heading>{t("Next milestone")}</Heading>
            <Heading end>{t("Late")}</Heading>
            <Heading end>{t("Blocked tasks")}</Heading>
            {managers && <Heading>{t("Manager")}</Heading>}
            <Heading>{t("Last update")}</Heading>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <Row key={project.id} {...{ project, counts, managers, today, onReport }} used={usedOf(project)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<Props, "projects"> & {
  project: ProjectStand;
  counts: boolean;
  managers: boolean;
  used: number | null;
};

function Row({ project, counts, managers, used, today, onReport }: RowProps) {
  return (
    <tr className="h-9 border-b border-line-2 hover:bg-sunken">
      <th scope="row" className="max-w-48 truncate pr-2.5 pl-4 text-left font-medium">
        <ProjectLink project={project} />
      </th>
      <td className="w-full max-w-0 min-w-32 px-2.5">
        <Health project={project} />
        <Early project={project} />
      </td>
      <td className="px-2.5">
        <Progress share={project.progress} mark={planned(project, today)} />
      </td>
      {counts && (
        <td className="px-2.5">
          <Progress share={used} mark={project.progress} over={(used ?? 0) > 1} />
        </td>
      )}
      <td className="max-w-36 truncate px-2.5">
        <Milestone project={project} />
      </td>
      <td className="px-2.5 text-right tabular-nums">
        <Count project={project} of="overdue" />
      </td>
      <td className="px-2.5 text-right tabular-nums">
        <Count project={project} of="blocked" />
      </td>
      {managers && (
        <td className="px-2.5">
          <Manager project={project} />
        </td>
      )}
      <td className="min-w-48 py-0.5 pr-4 pl-2.5">
        <LastUpdate {...{ project, onReport }} />
      </td>
    </tr>
  );
}

/** The same on a phone, each in a few lines. */
export function ProjectCards({ projects, today, onReport }: Props) {
  return (
    <ul aria-label={t("Projects")} className="border-t border-line">
      {projects.map((project) => (
        <li key={project.id} className="flex flex-col gap-1 border-b border-line-2 px-4 py-2.5">
          <span className="flex items-center justify-between gap-2 font-medium">
            <ProjectLink project={project} />
            <Manager project={project} />
          </span>
          <Health project={project} />
          <Early project={project} />
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Progress share={project.progress} mark={planned(project, today)} />
            <Counts project={project} />
          </span>
          <span className="truncate text-ink-2">
            <Milestone project={project} />
          </span>
          <LastUpdate {...{ project, onReport }} />
        </li>
      ))}
    </ul>
  );
}

function Heading({ children, first, end }: { children: ReactNode; first?: boolean; end?: boolean }) {
  return (
    <th
      scope="col"
      className={`font-medium ${first ? "pr-2.5 pl-4" : "px-2.5"} ${end ? "w-18 text-right" : "whitespace-nowrap"}`}
    >
      {children}
    </th>
  );
}

/** For whom a project is, and what it is called. */
export const labelOf = ({ account_name, name }: ProjectStand) => [account_name, name].filter(Boolean).join(" · ");

function ProjectLink({ project }: { project: ProjectStand }) {
  return (
    <PageLink to="/projects" search={{ id: project.id }} className="rounded-sm hover:text-person">
      {labelOf(project)}
    </PageLink>
  );
}

function Health({ project: { health, health_reason } }: { project: ProjectStand }) {
  if (!health) return <span className="text-ink-3">{t("Not said yet")}</span>;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="inline-flex flex-none items-center gap-1.75">
        <StateGlyph glyph={health_glyphs[health]} />
        {stateWord("projects", health)}
      </span>
      <span className="truncate text-ink-2" title={health_reason ?? undefined}>
        {health_reason}
      </span>
    </span>
  );
}

/** That it begins before what it waits for has ended. */
function Early({ project: { early } }: { project: ProjectStand }) {
  return early.map(({ key, ends, begins, lag }) => {
    const said = earlyWords(key, ends, begins, lag);
    return (
      <span key={key} title={said} className="flex min-w-0 items-center gap-1.5 text-meta text-bad">
        <TriangleAlert aria-hidden className="size-3.5 flex-none" />
        <span className="truncate">{said}</span>
      </span>
    );
  });
}

function Milestone({ project: { milestone, milestone_on, milestones_late } }: { project: ProjectStand }) {
  const late = milestones_late > 0 && (
    <span className="text-bad">
      {milestones_late === 1 ? t("1 late") : t("{{count}} late", { count: milestones_late })}
    </span>
  );
  if (!milestone) return late || <span className="text-ink-3">–</span>;
  return (
    <span title={milestone}>
      {milestone} <span className="text-meta text-ink-3">{formatDay(milestone_on ?? "")}</span> {late}
    </span>
  );
}

/** The same in words, where there is anything to say. */
function Counts({ project }: { project: ProjectStand }) {
  const words = { overdue: t("Late tasks"), blocked: t("Blocked tasks") };
  const said = (["overdue", "blocked"] as const).filter((of) => project[of] > 0);
  return said.map((of) => (
    <span key={of} className="text-ink-2">
      {words[of]} <Count project={project} of={of} />
    </span>
  ));
}

/** How many tasks are overdue or blocked, and the way to them. */
function Count({ project, of }: { project: ProjectStand; of: "overdue" | "blocked" }) {
  const count = project[of];
  if (count === 0) return <span className="text-ink-3">–</span>;
  const words = of === "overdue" ? t("overdue tasks of {{project}}") : t("blocked tasks of {{project}}");
  const asked = of === "overdue" ? { due: "past" } : { blocked: "yes" };
  return (
    <PageLink
      to="/tasks"
      search={{ status: "open", project: project.key, ...asked }}
      aria-label={`${formatNumber(count)}, ${words.replace("{{project}}", project.name)}`}
      className="reach rounded-sm text-bad underline decoration-line underline-offset-3 hover:decoration-current"
    >
      {formatNumber(count)}
    </PageLink>
  );
}

function Manager({ project: { owner } }: { project: ProjectStand }) {
  if (!owner) return <span className="text-ink-3">{t("Nobody")}</span>;
  return (
    <span title={owner.name}>
      <Avatar id={owner.id} name={owner.name} kind="person" />
      <span className="sr-only">{owner.name}</span>
    </span>
  );
}

const planned = ({ starts_on, due_on }: ProjectStand, today: string) => partOfTime(starts_on, due_on, today);
