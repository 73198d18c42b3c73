import { useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp } from "lucide-react";
import { partOfTime, Progress } from "../../portfolio/browser/progress.tsx";
import { usePhaseSums } from "../../portfolio/browser/use-sums.ts";
import { refreshAll } from "../../records/cache.ts";
import { recordClient } from "../../records/record-client.ts";
import { todayHere } from "../../screen/calendar/days.ts";
import { useHere } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { formatNumber } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { daysOf } from "./days-of.ts";
import { type Phase, usePhases } from "./use-phases.ts";

/** One phase of a project: its days, how far its tasks are, and its place among the others. */
export default function PhaseLine({ phase }: { phase: Phase }) {
  const { id, name, starts_on, due_on, client_visible } = phase;
  const { row: project, may } = useHere<"projects">();
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
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1 text-ink-2">{told.filter(Boolean).join(" · ")}</p>
        {may("update") && !project.deleted_at && <Arrows {...{ phase }} />}
      </div>
    </>
  );
}

function Arrows({ phase: { id, name, project_id } }: { phase: Phase }) {
  const cache = useQueryClient();
  const { phases = [] } = usePhases({ project_id });
  const at = phases.findIndex((each) => each.id === id);
  const place = (to: number) =>
    void recordClient("phases")
      .do("place", { id, place: to })
      .then(() => refreshAll(cache, "phases"), toastRefusal);
  return (
    <span className="-my-1 flex flex-none opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100">
      {at > 0 && <IconButton icon={ArrowUp} label={t("Move {{name}} up", { name })} onClick={() => place(at)} />}
      {at >= 0 && at < phases.length - 1 && (
        <IconButton icon={ArrowDown} label={t("Move {{name}} down", { name })} onClick={() => place(at + 2)} />
      )}
    </span>
  );
}
