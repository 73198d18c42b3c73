import { useSession } from "../../client/session-context.ts";
import { useSummary } from "../../records/use-records.ts";
import { useHere } from "../../screen/description.ts";
import { formatDuration } from "../../ui/duration.ts";
import { t } from "../../ui/translate.ts";

/** What was spent on the task that is open, beside what it was thought to take: computed when it is read, of what its reader sees. */
export default function TaskTime() {
  const { row: task } = useHere<"tasks">();
  const { person, rights } = useSession();
  const read = rights?.["time_entries"]?.["read"] ?? [];
  const { data } = useSummary("time_entries", { where: { task_id: task.id }, sum: ["minutes"] });
  const minutes = Number(data?.[0]?.["minutes"] ?? 0);
  if (read.length === 0 || minutes === 0) return null;
  const whole = read.includes("all") || (read.includes("managed") && task.manager_id === person.id);
  const spent = formatDuration(minutes);
  const over = whole && !!task.estimate && minutes > task.estimate;
  return (
    <p className="flex-none px-4 pb-2 text-ink-2 tabular-nums">
      {whole ? t("Time spent") : t("Your time")}{" "}
      <span className={over ? "text-bad" : "text-ink"}>
        {whole && task.estimate ? t("{{spent}} of {{all}}", { spent, all: formatDuration(task.estimate) }) : spent}
      </span>
    </p>
  );
}
