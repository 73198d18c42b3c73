import { OutOfUse } from "../../../screen/out-of-use.tsx";
import { t } from "../../../ui/translate.ts";
import { type PipelineRow, type StageRow, useRereadStages } from "./use-pipelines.ts";

type Props = { pipelines: PipelineRow[]; stages: StageRow[]; leadsIn: (key: string) => number | undefined };

/** Stages that were removed, each with where its leads went, and the way back. */
export function RemovedStages({ pipelines, stages, leadsIn }: Props) {
  const gone = stages.filter(
    ({ replaced_by, pipeline }) => replaced_by && pipelines.some(({ key }) => key === pipeline),
  );
  const rows = gone.map(({ id, key, name, replaced_by }) => ({
    id,
    name: t(name),
    to: t(stages.find((stage) => stage.key === replaced_by)?.name ?? ""),
    left: leadsIn(key) ? t("{{count}} leads still stand there", { count: leadsIn(key) ?? 0 }) : undefined,
  }));
  const title = t("Removed stages ({{count}})", { count: rows.length });
  return <OutOfUse entity="stages" title={title} rows={rows} reread={useRereadStages()} />;
}
