import { Pencil, Plus, Trash2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { t } from "../../../ui/translate.ts";
import type { Asked } from "./ask.tsx";
import { StageList } from "./stage-list.tsx";
import type { PipelineRow, StageRow } from "./use-pipelines.ts";

type Props = {
  pipeline: PipelineRow;
  stages: StageRow[];
  /** It is the last one, and stays. */
  only: boolean;
  leadsIn: (key: string) => number | undefined;
  ask: (asked: Asked) => void;
};

/** One pipeline: its name, its stages, and what may be done with them. */
export function PipelineSection({ pipeline, stages, only, leadsIn, ask }: Props) {
  const name = t(pipeline.name);
  return (
    <section aria-label={t("Pipeline {{name}}", { name })} className="mb-5">
      <div className="mb-1 flex items-center gap-1">
        <h3 className="min-w-0 flex-1 truncate font-medium">{name}</h3>
        <IconButton
          icon={Pencil}
          label={t("Rename {{name}}", { name })}
          onClick={() => ask({ what: "pipeline", pipeline })}
        />
        {!only && (
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
