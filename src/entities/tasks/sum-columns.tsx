import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { Progress } from "../../portfolio/browser/progress.tsx";
import { useTaskSums } from "../../portfolio/browser/use-sums.ts";
import { column, none } from "../../screen/columns.tsx";
import { formatDuration } from "../../ui/duration.ts";
import { formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { seesWhole } from "../time-entries/sees-amounts.ts";
import { isOpen } from "./open-states.ts";

type Task = Entry<"tasks">;

/** What was spent on each task, and what stands below it: worked out for those that are drawn. */
export const worked_out = [
  column("spent", 104, (task: Task) => <Spent task={task} />, { label: phrase("Time spent"), align: "end" }),
  column("below", 184, ({ id }: Task) => <Below id={id} />, { label: phrase("Done below it") }),
];

/** Its minutes, red beyond the estimate of what is not over; said to be one's own to whoever sees no others'. */
function Spent({ task }: { task: Task }) {
  const spent = useTaskSums(task.id)?.spent;
  const whole = seesWhole(useSession(), task.manager_id);
  if (!spent) return none;
  const over = whole && isOpen(task.status) && !!task.estimate && spent > task.estimate;
  return (
    <span className={`tabular-nums ${over ? "text-bad" : ""}`} title={whole ? undefined : t("Your time")}>
      {formatDuration(spent)}
      {!whole && <span className="sr-only"> {t("Your time")}</span>}
    </span>
  );
}

function Below({ id }: { id: string }) {
  const sums = useTaskSums(id);
  if (!sums || sums.tasks === 0) return none;
  const [done, count] = [formatNumber(sums.done), formatNumber(sums.tasks)];
  return (
    <span className="flex items-center gap-2.5">
      <Progress share={sums.progress} mark={null} />
      <span className="text-ink-2 tabular-nums">{t("{{done}} of {{count}}", { done, count })}</span>
    </span>
  );
}
