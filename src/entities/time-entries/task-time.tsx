import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { useTaskSums } from "../../portfolio/browser/use-sums.ts";
import { useSummary } from "../../records/use-records.ts";
import { useHere } from "../../screen/description.ts";
import { formatDuration } from "../../ui/duration.ts";
import { late } from "../../ui/late.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { counting } from "./counting.ts";
import { DoneMeter } from "./done-meter.tsx";
import { Plain } from "./meter.tsx";
import { seesWhole } from "./sees-amounts.ts";

const TaskEntries = late(
  () => import("./task-entries.tsx"),
  () => <Skeleton className="my-2 w-64" />,
);

/** What was spent on the task that is open, entry by entry when asked, and what stands below it: computed when it is read, of what its reader sees. */
export default function TaskTime() {
  const { row: task } = useHere<"tasks">();
  const session = useSession();
  const whole = seesWhole(session, task.manager_id);
  if (!session.rights?.["time_entries"]?.["read"]) return null;
  return (
    <>
      <Spent key={task.id} whole={whole} />
      <Below whole={whole} />
    </>
  );
}

function Spent({ whole }: { whole: boolean }) {
  const { row: task } = useHere<"tasks">();
  const [is_open, open] = useState(false);
  const { data } = useSummary("time_entries", { where: { task_id: task.id, ...counting }, sum: ["minutes"] });
  const minutes = Number(data?.[0]?.["minutes"] ?? 0);
  if (!data?.[0]?.count) return null;
  const over = whole && !!task.estimate && minutes > task.estimate;
  return (
    <details className="group flex-none px-4 pb-2" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary className="flex list-none items-center gap-1.5 rounded-sm text-ink-2 tabular-nums hover:text-ink touch:min-h-11">
        <ChevronRight aria-hidden className="size-3.5 flex-none transition-transform group-open:rotate-90" />
        {whole ? t("Time spent") : t("Your time")}{" "}
        <span className={over ? "text-bad" : "text-ink"}>{ofAll(minutes, whole ? task.estimate : null)}</span>
      </summary>
      {is_open && <TaskEntries id={task.id} />}
    </details>
  );
}

/** What stands below the task, over any depth. */
function Below({ whole }: { whole: boolean }) {
  const { row: task } = useHere<"tasks">();
  const sums = useTaskSums(task.id);
  if (!sums || (sums.tasks === 0 && sums.spent_below === 0)) return null;
  const { spent_below, estimate } = sums;
  return (
    <section aria-label={t("Done below it")} className="flex flex-none flex-col gap-1 px-4 pb-3">
      <DoneMeter label={t("Done below it")} {...sums} />
      {(spent_below > 0 || (whole && !!estimate)) && (
        <Plain
          label={whole ? t("Time spent below it") : t("Your time below it")}
          said={ofAll(spent_below, whole ? estimate : null)}
          over={whole && !!estimate && spent_below > estimate}
        />
      )}
    </section>
  );
}

function ofAll(minutes: number, all: number | null) {
  const spent = formatDuration(minutes);
  return all ? t("{{spent}} of {{all}}", { spent, all: formatDuration(all) }) : spent;
}
