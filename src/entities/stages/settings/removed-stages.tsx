import { recordClient } from "../../../records/record-client.ts";
import { toastRefusal } from "../../../screen/refusals.ts";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../../ui/translate.ts";
import { type PipelineRow, type StageRow, useRereadStages } from "./use-pipelines.ts";

type Props = { pipelines: PipelineRow[]; stages: StageRow[]; leadsIn: (key: string) => number | undefined };

/** Stages that were removed, each with where its leads went, and the way back. */
export function RemovedStages({ pipelines, stages, leadsIn }: Props) {
  const reread = useRereadStages();
  const gone = stages.filter(
    ({ replaced_by, pipeline }) => replaced_by && pipelines.some(({ key }) => key === pipeline),
  );
  if (gone.length === 0) return null;
  const bringBack = (stage: StageRow) =>
    void recordClient("stages").do("bring_back", { id: stage.id }).then(reread, toastRefusal);
  const nameOf = (key: string | null) => t(stages.find((stage) => stage.key === key)?.name ?? "");
  return (
    <details className="mb-4">
      <summary className="cursor-pointer text-ink-2">{t("Removed stages ({{count}})", { count: gone.length })}</summary>
      <ul className="mt-1 divide-y divide-line-2">
        {gone.map((stage) => {
          const left = leadsIn(stage.key);
          return (
            <li key={stage.key} className="flex min-h-10 items-center gap-2">
              <span className="min-w-0 flex-1 truncate">
                {t(stage.name)}
                <span className="text-ink-3"> → {nameOf(stage.replaced_by)}</span>
                {!!left && (
                  <span className="text-ink-3"> · {t("{{count}} leads still stand there", { count: left })}</span>
                )}
              </span>
              <Button size="small" onClick={() => bringBack(stage)}>
                {t("Bring back")}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
