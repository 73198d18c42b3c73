import { ChevronRight } from "lucide-react";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { Meter } from "./meter.tsx";

type Props = { label: string; tasks: number; done: number; progress: number | null };

/** How far the tasks of something are, and by which rule that is counted: the same everywhere. */
export function DoneMeter({ label, tasks, done, progress }: Props) {
  if (progress === null) return null;
  const said = t("{{done}} of {{count}} done", { done: formatNumber(done), count: formatNumber(tasks) });
  return (
    <div>
      <Meter {...{ label, said }} share={progress} />
      <details className="group pt-1 text-meta text-ink-3">
        <summary className="inline-flex list-none items-center gap-1 rounded-sm hover:text-ink touch:min-h-11">
          <ChevronRight aria-hidden className="size-3 transition-transform group-open:rotate-90" />
          {t("How this is counted")}
        </summary>
        {t(
          "The share of the estimates that is done: of a task with subtasks these count, cancelled ones never; one without an estimate counts as the mean of those that have one.",
        )}
      </details>
    </div>
  );
}
