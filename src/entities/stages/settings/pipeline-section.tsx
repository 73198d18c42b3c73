import { Plus } from "lucide-react";
import { recordClient } from "../../../records/record-client.ts";
import { toastRefusal } from "../../../screen/refusals.ts";
import { RowActs } from "../../../screen/row-acts.tsx";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../../ui/translate.ts";
import type { Asked } from "./ask.tsx";
import { StageList } from "./stage-list.tsx";
import { type PipelineRow, type StageRow, useRereadStages } from "./use-pipelines.ts";

type Props = {
  pipeline: PipelineRow;
  stages: StageRow[];
  /** Its place among all, the first is 1. */
  place: number;
  /** How many there are; the last one stays. */
  count: number;
  leadsIn: (key: string) => number | undefined;
  ask: (asked: Asked) => void;
};

/** One pipeline: its name, its stages, and what may be done with them. */
export function PipelineSection({ pipeline, stages, place, count, leadsIn, ask }: Props) {
  const name = t(pipeline.name);
  const reread = useRereadStages();
  const put = (to: number) =>
    void recordClient("pipelines").do("place", { id: pipeline.id, place: to }).then(reread, toastRefusal);
  return (
    <section aria-label={t("Pipeline {{name}}", { name })} className="mb-5">
      <div className="mb-1 flex items-center gap-1 pr-1">
        <h3 className="min-w-0 truncate font-medium">{name}</h3>
        <span className="flex-1 px-1 text-meta text-ink-3">
          {place === 1 && count > 1 && t("New leads begin here")}
        </span>
        <RowActs
          name={name}
          place={{ at: place, of: count, put }}
          change={{ label: t("Rename {{name}}", { name }), act: () => ask({ what: "pipeline", pipeline }) }}
          remove={
            count > 1
              ? { label: t("Remove {{name}}", { name }), act: () => ask({ what: "remove pipeline", pipeline }) }
              : undefined
          }
        />
      </div>
      <StageList stages={stages} leadsIn={leadsIn} ask={ask} />
      <div className="mt-2">
        <Button size="small" onClick={() => ask({ what: "stage", pipeline: pipeline.key })}>
          <Plus aria-hidden />
          {t("New stage")}
        </Button>
      </div>
    </section>
  );
}
