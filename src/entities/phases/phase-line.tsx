import { partOfTime, Progress } from "../../portfolio/browser/progress.tsx";
import { usePhaseSums } from "../../portfolio/browser/use-sums.ts";
import { todayHere } from "../../screen/calendar/days.ts";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { daysOf } from "./days-of.ts";
import type { Phase } from "./use-phases.ts";

/** One phase of a project: its days, how far its tasks are, and whether the client sees it. */
export default function PhaseLine({ phase }: { phase: Phase }) {
  const { id, name, starts_on, due_on, client_visible } = phase;
  const sums = usePhaseSums(id);
  const mark = partOfTime(starts_on, due_on, todayHere());
  const told = [
    daysOf(phase),
    sums && t("Open tasks: {{count}}", { count: formatNumber(sums.open) }),
    client_visible && t("Shown to the client"),
  ];
  return (
    <>
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1 font-medium break-words">{name}</p>
        {sums && sums.progress !== null && (
          <span className="flex-none">
            <span className="sr-only">{t("Progress")} </span>
            <Progress share={sums.progress} mark={mark} />
          </span>
        )}
      </div>
      <p className="text-ink-2">{told.filter(Boolean).join(" · ")}</p>
    </>
  );
}
