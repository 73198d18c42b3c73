import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { api } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { failureSentence, toastFailure } from "../../records/failure.ts";
import { useRecords, useSummary } from "../../records/use-records.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { RecordForm } from "../../screen/late-form.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { QuietActs } from "../../ui/quiet-acts.tsx";
import { t } from "../../ui/translate.ts";
import TaskLine from "../tasks/task-line.tsx";
import { useLinkable } from "./use-linkable.ts";
import { type TaskRecord, useLinking } from "./use-links.ts";

type Props = {
  /** Of what has tasks of its own: then it is said which these are. */
  beside_own?: boolean;
};

/** The tasks that are about the record which is open, of whatever kind it is, as far as its reader sees them. */
export default function LinkedTasks(props: Props) {
  return useLinkable() && <Tasks {...props} />;
}

function Tasks({ beside_own }: Props) {
  const { entity } = useScreen().described;
  const { row } = useHere();
  const heading = useId();
  const where = { record_entity: entity, record_id: row.id, task_deleted_at: null };
  const links = useRecords<TaskRecord>("task_records", { where, order: ["-created_at"] });
  const count = useSummary("task_records", { where }).data?.[0]?.count;
  const title = beside_own ? t("Linked tasks") : t("Tasks");
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-2">
      <header className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={heading} className="flex-1 font-medium">
          {title}{" "}
          <span className="ml-1 text-meta font-normal text-ink-3 tabular-nums">
            {count !== undefined && formatNumber(count)}
          </span>
        </h3>
        <NewTask />
      </header>
      {links.error && <p className="py-1 text-ink-2">{failureSentence(links.error)}</p>}
      <Lines links={links.rows} removable={!!links.rights["delete"]} />
      {links.hasNextPage && (
        <Button tone="quiet" size="small" className="w-full" onClick={() => links.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </section>
  );
}

function Lines({ links, removable }: { links: TaskRecord[]; removable: boolean }) {
  const { end } = useLinking();
  const ids = [...new Set(links.map(({ task_id }) => task_id))].toSorted();
  const { data } = useQuery({
    queryKey: ["tasks", "list", "ends", ids],
    queryFn: ({ signal }) => api.tasks.list({ where: { id: { in: ids } }, limit: ids.length }, signal),
    enabled: ids.length > 0,
  });
  const tasks = new Map(data?.data.map((task) => [task.id, task]));
  return (
    <ul>
      {links.map((link) => {
        const task = tasks.get(link.task_id);
        if (!task) return null;
        return (
          <li key={link.id} className="group flex items-start gap-2 border-t border-line-2 py-1.5 first:border-0">
            <div className="min-w-0 flex-1">
              <TaskLine task={task} />
            </div>
            {removable && (
              <QuietActs>
                <IconButton
                  icon={X}
                  label={t("End the link to {{name}}", { name: task.code })}
                  onClick={() => void end(link).catch(toastRefusal)}
                />
              </QuietActs>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const asked = { entity: "tasks" as const, form: ["name", "priority", "due_on", "body"], wide: ["name", "body"] };

/** Makes a task that is about the record from the beginning. */
function NewTask() {
  const { entity } = useScreen().described;
  const { row } = useHere();
  const { rights, person } = useSession();
  const { link } = useLinking();
  const [asking, ask] = useState(false);
  if (!rights?.["tasks"]?.["create"] || !rights["task_records"]?.["create"] || row.deleted_at) return null;
  const close = () => ask(false);
  return (
    <>
      <Button size="small" onClick={() => ask(true)}>
        <Plus aria-hidden />
        {t("New task")}
      </Button>
      {asking && (
        <RecordForm
          described={asked}
          of={row.id}
          title={`${t("New task")} · ${String(row["name"] ?? "")}`}
          given={{ owner_id: person.id }}
          onClose={close}
          onDone={({ id }) => void link(id, entity, row.id).catch(toastFailure)}
        />
      )}
    </>
  );
}
