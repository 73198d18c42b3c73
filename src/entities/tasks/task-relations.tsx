import { CalendarClock, Plus } from "lucide-react";
import { useId, useState } from "react";
import type { Entry } from "../../client/api.ts";
import { failureSentence } from "../../records/failure.ts";
import { useWrites } from "../../records/use-writes.ts";
import { RelationLine } from "../../screen/relation-line.tsx";
import { useHere } from "../../screen/description.ts";
import { useCalendar } from "../../screen/timeline/use-calendar.ts";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { orNothing, withFrench } from "../../ui/with-french.ts";
import type { WorkingDays } from "../../working-time/working-days.ts";
import { sides } from "./link-words.ts";
import { isOpen } from "./open-states.ts";
import { isBroken } from "./shift.ts";
import { TaskChecklist } from "./task-checklist.tsx";
import TaskLine from "./task-line.tsx";
import { TaskPeople } from "./task-people.tsx";
import { useReschedule } from "./use-reschedule.tsx";
import { type TaskLink, useTaskLinks } from "./use-task-links.ts";

const TaskRecords = late(
  withFrench(
    () => import("../task-records/task-records.tsx"),
    () => import("../task-records/task-records.french.ts"),
  ),
  () => <Skeleton className="m-4 w-64" />,
);

const TaskAgents = late(
  orNothing(
    withFrench(
      () => import("../agent-tasks/task-agents.tsx"),
      () => import("../agent-tasks/task-agents.french.ts"),
    ),
  ),
);

const AddLinkDialog = late(() => import("./add-link-dialog.tsx"));

type Task = Entry<"tasks">;

/** What of the task is ticked, who is on it beside its doer, how it stands to others, what it is about, and what agents do for it. */
export default function TaskRelations() {
  return (
    <>
      <TaskChecklist />
      <TaskPeople />
      <Relations />
      <TaskRecords />
      <TaskAgents />
    </>
  );
}

function Relations() {
  const { row: task } = useHere<"tasks">();
  const heading = useId();
  const found = useTaskLinks(task.id);
  const { links, pending, error } = found;
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-3">
      <header className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={heading} className="flex-1 font-medium">
          {t("Relations")}{" "}
          <span className="ml-1 text-meta font-normal text-ink-3 tabular-nums">{formatNumber(links.length)}</span>
        </h3>
        <Ways may_add={!!found.rights["create"]} />
      </header>
      {pending && <Skeleton className="my-2 w-64" />}
      {error && <p className="py-1 text-ink-2">{failureSentence(error)}</p>}
      {!pending && !error && links.length === 0 && <p className="py-1 text-ink-3">{t("No dependencies.")}</p>}
      {!pending && <Sides {...found} />}
    </section>
  );
}

/** What can be begun here: other days for the task with what follows it, a relation to another. */
function Ways({ may_add }: { may_add: boolean }) {
  const { row: task, may } = useHere<"tasks">();
  const { open } = useReschedule();
  const [adding, add] = useState(false);
  return (
    <>
      {may("update") && (
        <Button size="small" tone="quiet" onClick={() => void open(task, task)}>
          <CalendarClock aria-hidden />
          {t("Reschedule…")}
        </Button>
      )}
      {may_add && !(task.deleted_at ?? task.project_archived_at) && (
        <Button size="small" onClick={() => add(true)}>
          <Plus aria-hidden />
          {t("Add relation")}
        </Button>
      )}
      {adding && <AddLinkDialog task={task} onClose={() => add(false)} />}
    </>
  );
}

/** The other tasks, by how this one stands to them. */
function Sides({ links, rights, taskOf }: ReturnType<typeof useTaskLinks>) {
  const { row: task } = useHere<"tasks">();
  const calendar = useCalendar(task.starts_on ?? task.due_on ?? "2020-01-01", "2040-01-01");
  return sides.map(({ kind, end, words }) => {
    const those = links.filter(
      (link) => link.kind === kind && (end === "from" ? link.from_id : link.to_id) === task.id,
    );
    if (those.length === 0) return null;
    return (
      <div key={`${kind} ${end}`}>
        <h4 className="pt-1.5 text-meta font-medium text-ink-3">{t(words)}</h4>
        <ul>
          {those.map((link) => (
            <Related key={link.id} {...{ link, task, calendar, words }} other={taskOf(link)} may={rights} />
          ))}
        </ul>
      </div>
    );
  });
}

type RelatedProps = {
  link: TaskLink;
  task: Task;
  other: Task | undefined;
  calendar: WorkingDays;
  words: string;
  may: ReturnType<typeof useTaskLinks>["rights"];
};

/** One other task; of one that the reader does not see, that there is one. */
function Related({ link, task, other, calendar, words, may }: RelatedProps) {
  const writes = useWrites("task_links");
  const [from, to] = link.from_id === task.id ? [task, other] : [other, task];
  const broken = !!from && !!to && isOpen(from.status) && isOpen(to.status) && isBroken(link, from, to, calendar);
  const name = other?.code ?? t("a task that you do not see");
  const remove = () =>
    void writes.remove([link.id], (_count, left) => [t("The relation is ended."), left].filter(Boolean).join(" "));
  return (
    <RelationLine
      other={other && <TaskLine task={other} />}
      entity="task_links"
      {...{ link, name, words }}
      problem={broken ? t("Their days do not fit this.") : undefined}
      may_change={!!may["update"] && !task.project_archived_at}
      onEnd={may["delete"] && !task.project_archived_at ? remove : undefined}
    />
  );
}
