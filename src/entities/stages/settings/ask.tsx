import { isWorked } from "../stage-types.ts";
import { PipelineDialog } from "./pipeline-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { StageDialog } from "./stage-dialog.tsx";
import type { PipelineRow, StageRow } from "./use-pipelines.ts";

/** What is being asked for: a pipeline or a stage, new or another name, or where the leads of one go. */
export type Asked =
  | { what: "pipeline"; pipeline?: PipelineRow }
  | { what: "stage"; pipeline: string; stage?: StageRow }
  | { what: "remove pipeline"; pipeline: PipelineRow }
  | { what: "remove stage"; stage: StageRow };

type Props = {
  asked: Asked;
  pipelines: PipelineRow[];
  stages: StageRow[];
  leadsIn: (key: string) => number | undefined;
  onClose: () => void;
};

/** The dialog for it. */
export function Ask({ asked, pipelines, stages, leadsIn, onClose }: Props) {
  const live = stages.filter((stage) => !stage.replaced_by);
  switch (asked.what) {
    case "pipeline":
      return <PipelineDialog pipeline={asked.pipeline} onClose={onClose} />;
    case "stage":
      return <StageDialog pipeline={asked.pipeline} stage={asked.stage} onClose={onClose} />;
    case "remove stage": {
      const { stage } = asked;
      const others = live.filter((each) => each.key !== stage.key && isWorked(each.type));
      const near = others.toSorted((one, other) => rankTo(stage, one) - rankTo(stage, other));
      return (
        <RemoveDialog
          entity="stages"
          row={stage}
          leads={leadsIn(stage.key)}
          targets={near.map((each) => ({ value: each.key, name: each.name, of: pipelineName(each, pipelines) }))}
          onClose={onClose}
        />
      );
    }
    case "remove pipeline": {
      const own = live.filter(({ pipeline }) => pipeline === asked.pipeline.key).map(({ key }) => leadsIn(key));
      return (
        <RemoveDialog
          entity="pipelines"
          row={asked.pipeline}
          leads={own.reduce<number | undefined>(
            (sum, each) => (sum === undefined || each === undefined ? undefined : sum + each),
            0,
          )}
          targets={pipelines
            .filter(({ key }) => key !== asked.pipeline.key)
            .map(({ key, name }) => ({ value: key, name, of: undefined }))}
          onClose={onClose}
        />
      );
    }
  }
}

// The one before it, in its own pipeline, comes first.
function rankTo(stage: StageRow, other: StageRow): number {
  const away = Math.abs(stage.rank - other.rank) + (other.rank > stage.rank ? 0.5 : 0);
  return other.pipeline === stage.pipeline ? away : away + 1_000_000;
}

function pipelineName(stage: StageRow, pipelines: PipelineRow[]): string | undefined {
  return pipelines.length > 1 ? pipelines.find(({ key }) => key === stage.pipeline)?.name : undefined;
}
