import { NameDialog } from "../../../records/name-dialog.tsx";
import { t } from "../../../ui/translate.ts";
import { type PipelineRow, useRereadStages } from "./use-pipelines.ts";

/** Asks for the name of a new pipeline, or for another one. */
export function PipelineDialog({ pipeline, onClose }: { pipeline: PipelineRow | undefined; onClose: () => void }) {
  const reread = useRereadStages();
  return (
    <NameDialog
      entity="pipelines"
      record={pipeline && { ...pipeline, name: t(pipeline.name) }}
      fresh={{
        title: t("New pipeline"),
        act: t("Create the pipeline"),
        description: t("It begins with three stages: new, won and lost."),
      }}
      longest={60}
      onSaved={reread}
      onClose={onClose}
    />
  );
}
