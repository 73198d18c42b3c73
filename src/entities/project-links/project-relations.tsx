import { CalendarClock, Plus } from "lucide-react";
import { useId, useState } from "react";
import type { Entry } from "../../client/api.ts";
import { failureSentence } from "../../records/failure.ts";
import { useWrites } from "../../records/use-writes.ts";
import { RelationLine } from "../../screen/relation-line.tsx";
import { useHere } from "../../screen/description.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { useCalendar } from "../../screen/timeline/use-calendar.ts";
import { Button } from "../../ui/button.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import type { WorkingDays } from "../../working-time/working-days.ts";
import { glyphs } from "../projects/project-glyphs.ts";
import { isBroken } from "../tasks/shift.ts";
import { isOver } from "../projects/is-over.ts";
import { useMoveProject } from "../projects/use-move-project.tsx";
import { AddProjectLink } from "./add-project-link.tsx";
import { earlyWords } from "./early-words.ts";
import { sides } from "./link-words.ts";
import { type ProjectLink, useProjectLinks } from "./use-project-links.ts";

type Project = Entry<"projects">;

/** How the project stands to others: what it waits for, what waits for it; and its days, moved with all that belongs to it. */
export default function ProjectRelations() {
  const { row: project } = useHere<"projects">();
  const heading = useId();
  const found = useProjectLinks(project.id);
  const { links, pending, error } = found;
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-3">
      <header className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={heading} className="flex-1 font-medium">
          {t("Other projects")}{" "}
          <span className="ml-1 text-meta font-normal text-ink-3 tabular-nums">{formatNumber(links.length)}</span>
        </h3>
        <Ways may_add={!!found.rights["create"]} />
      </header>
      {pending && <Skeleton className="my-2 w-64" />}
      {error && <p className="py-1 text-ink-2">{failureSentence(error)}</p>}
      {!pending && !error && links.length === 0 && <p className="py-1 text-ink-3">{t("It waits for no other.")}</p>}
      {!pending && <Sides {...found} />}
    </section>
  );
}

function Ways({ may_add }: { may_add: boolean }) {
  const { row: project, may } = useHere<"projects">();
  const { open } = useMoveProject();
  const [adding, add] = useState(false);
  return (
    <>
      {may("update") && !isOver(project) && (
        <Button size="small" tone="quiet" onClick={() => void open(project)}>
          <CalendarClock aria-hidden />
          {t("Reschedule…")}
        </Button>
      )}
      {may_add && !(project.deleted_at ?? project.archived_at) && (
        <Button size="small" onClick={() => add(true)}>
          <Plus aria-hidden />
          {t("Add relation")}
        </Button>
      )}
      {adding && <AddProjectLink project={project} onClose={() => add(false)} />}
    </>
  );
}

/** The other projects, by how this one stands to them. */
function Sides({ links, rights, projectOf }: ReturnType<typeof useProjectLinks>) {
  const { row: project } = useHere<"projects">();
  const calendar = useCalendar("2020-01-01", "2040-01-01");
  return sides.map(({ kind, end, words }) => {
    const those = links.filter(
      (link) =>
        link.kind === kind && (kind === "relates" || (end === "from" ? link.from_id : link.to_id) === project.id),
    );
    if (those.length === 0) return null;
    return (
      <div key={`${kind} ${end}`}>
        <h4 className="pt-1.5 text-meta font-medium text-ink-3">{t(words)}</h4>
        <ul>
          {those.map((link) => (
            <Related key={link.id} {...{ link, project, calendar, words }} other={projectOf(link)} may={rights} />
          ))}
        </ul>
      </div>
    );
  });
}

type RelatedProps = {
  link: ProjectLink;
  project: Project;
  other: Project | undefined;
  calendar: WorkingDays;
  words: string;
  may: ReturnType<typeof useProjectLinks>["rights"];
};

/** One other project; of one that the reader does not see, that there is one. */
function Related({ link, project, other, calendar, words, may }: RelatedProps) {
  const writes = useWrites("project_links");
  const [from, to] = link.from_id === project.id ? [project, other] : [other, project];
  const early = from && to && earlySentence(link, from, to, calendar);
  const name = other?.key ?? t("a project that you do not see");
  const remove = () =>
    void writes.remove([link.id], (_count, left) => [t("The relation is ended."), left].filter(Boolean).join(" "));
  return (
    <RelationLine
      other={other && <ProjectLine project={other} />}
      entity="project_links"
      {...{ link, name, words }}
      problem={early}
      may_change={!!may["update"] && !project.archived_at}
      onEnd={may["delete"] && !project.archived_at ? remove : undefined}
    />
  );
}

/** That the one of the two that waits begins too early, said of it by its key where it is not the one that is read. */
function earlySentence(link: ProjectLink, from: Project, to: Project, calendar: WorkingDays): string | undefined {
  if (isOver(from) || isOver(to) || !isBroken(link, from, to, calendar)) return undefined;
  const [ends, begins] = [from.due_on ?? from.starts_on, to.starts_on ?? to.due_on];
  const said = earlyWords(from.key, ends ?? "", begins ?? "", link.lag);
  return `${to.key}: ${said}`;
}

function ProjectLine({ project }: { project: Project }) {
  const { key, name, status, starts_on, due_on } = project;
  const days = [starts_on, due_on].filter((day) => day !== null).map((day) => formatDate(day));
  return (
    <>
      <p className="flex items-center gap-x-2">
        <span className="flex-none text-ink-3">{key}</span>
        <RecordLink entity="projects" row={project}>
          {name}
        </RecordLink>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
        <StateMark entity="projects" state={status} glyph={glyphs[status]} />
        {days.length > 0 && <span className="tabular-nums">{days.join(" – ")}</span>}
      </p>
    </>
  );
}
