import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from "lucide-react";
import { recordClient } from "../../../records/record-client.ts";
import { toastRefusal } from "../../../screen/refusals.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
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
      <div className="mb-1 flex items-center gap-1">
        <h3 className="min-w-0 truncate font-medium">{name}</h3>
        <span className="flex-1 px-1 text-meta text-ink-3">
          {place === 1 && count > 1 && t("New leads begin here")}
        </span>
        <Arrows name={name} place={place} count={count} put={put} />
        <IconButton
          icon={Pencil}
          label={t("Rename {{name}}", { name })}
          onClick={() => ask({ what: "pipeline", pipeline })}
        />
        {count > 1 && (
          <IconButton
            icon={Trash2}
            label={t("Remove {{name}}", { name })}
            onClick={() => ask({ what: "remove pipeline", pipeline })}
          />
        )}
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

type ArrowsProps = { name: string; place: number; count: number; put: (place: number) => void };

function Arrows({ name, place, count, put }: ArrowsProps) {
  return (
    <>
      {place > 1 && (
        <IconButton icon={ArrowUp} label={t("Move {{name}} up", { name })} onClick={() => put(place - 1)} />
      )}
      {place < count && (
        <IconButton icon={ArrowDown} label={t("Move {{name}} down", { name })} onClick={() => put(place + 1)} />
      )}
    </>
  );
}
