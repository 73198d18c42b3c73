import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { Due } from "../../entities/tasks/due.tsx";
import { refreshAll } from "../../records/cache.ts";
import { PageLink } from "../../records/page-link.tsx";
import { writesOf } from "../../records/use-writes.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatNumber } from "../../ui/format.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { drawn, laterQuestion, type Task, tasksQuestion } from "./my-tasks-question.ts";

/**
 * One's own tasks that are late or due within a week, those first that wait longest, and where one's day is nothing but tasks the
 * first of those that come after; each is opened and finished from here.
 */
export default function MyTasks({ alone }: { /** Nothing else stands here. */ alone: boolean }) {
  const session = useSession();
  const near = useQuery(tasksQuestion(session)).data;
  const later = useQuery(laterQuestion(session)).data;
  const tasks = near?.data ?? [];
  const none = tasks.length === 0;
  if (none && !later?.data.length)
    return alone && <EmptyState sentence={nothing_due()} action={<AllTasks look={buttonLook("plain", "medium")} />} />;
  return (
    <div className="flex flex-col gap-4 px-4">
      {none && <p className="text-ink-2">{nothing_due()}</p>}
      <Part title={t("Tasks late or due within seven days")} count={countOf(tasks.length, near?.next)} tasks={tasks} />
      <Part title={t("Tasks after that")} count="" tasks={later?.data ?? []} />
      <p className="-mt-2.5">
        <AllTasks look="reach inline-block rounded-sm text-meta text-ink-3 underline decoration-line underline-offset-3 hover:text-person" />
      </p>
    </div>
  );
}

const nothing_due = () => t("Nothing of yours is late or due within seven days.");

const countOf = (count: number, next: string | null | undefined) =>
  next ? t("more than {{count}}", { count: 50 }) : formatNumber(count);

function AllTasks({ look }: { look: string }) {
  return (
    <PageLink to="/tasks" search={{ status: "open", owner: "me" }} className={look}>
      {t("All of my work")}
    </PageLink>
  );
}

function Part({ title, count, tasks }: { title: string; count: string; tasks: Task[] }) {
  const [all, showAll] = useState(false);
  const { rows, waiting } = drawn(tasks, all);
  if (tasks.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="flex gap-1.5 border-b border-line pb-1.5 text-meta font-medium text-ink-3">
        {title} <span className="tabular-nums">{count}</span>
      </h2>
      <ul>
        {rows.map((task) => (
          <Line key={task.id} task={task} />
        ))}
      </ul>
      {waiting > 0 && (
        <Button size="small" tone="quiet" onClick={() => showAll(true)}>
          {t("Show all {{count}}", { count: formatNumber(tasks.length) })}
        </Button>
      )}
    </section>
  );
}

function Line({ task }: { task: Task }) {
  const finish = useFinishing();
  return (
    <li className="flex min-h-8.5 items-center gap-x-3 border-b border-line-2 py-1">
      <span className="flex min-w-0 flex-1 items-center gap-1.5">
        <span className="flex-none text-ink-3 tabular-nums max-tablet:hidden">{task.code}</span>
        <RecordLink entity="tasks" row={task} plain>
          {/* (On a phone it goes on in a second line rather than being cut.) */}
          <span className="max-tablet:whitespace-normal">{task.name}</span>
        </RecordLink>
      </span>
      <span className="flex-none text-meta">
        <Due of={task} />
      </span>
      <Button size="small" aria-label={t("Done: {{name}}", { name: task.name })} onClick={() => finish(task)}>
        {t("Done")}
      </Button>
    </li>
  );
}

/** Says that a task is done, with a way back. */
function useFinishing() {
  const cache = useQueryClient();
  const me = useSession().person.id;
  return async ({ id, name, status: before }: Task) => {
    const writes = writesOf(cache, "tasks", me);
    const move = (status: string) =>
      writes.act(id, "move", { status }, { status }).then(() => refreshAll(cache, "tasks"));
    try {
      await move("done");
      toast(t("Done: {{name}}", { name }), {
        undo: () => move(before),
      });
    } catch (error) {
      toastRefusal(error);
    }
  };
}
