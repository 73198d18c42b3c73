import { useState } from "react";
import { newKey } from "../../../client/request.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { recordClient } from "../../../records/record-client.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { t } from "../../../ui/translate.ts";
import { type PipelineRow, useRereadStages } from "./use-pipelines.ts";

/** Asks for the name of a new pipeline, or for another one. */
export function PipelineDialog({ pipeline, onClose }: { pipeline: PipelineRow | undefined; onClose: () => void }) {
  const reread = useRereadStages();
  const [key] = useState(newKey);
  const [typed, setTyped] = useState(pipeline ? t(pipeline.name) : "");
  async function send() {
    const name = typed.trim();
    const pipelines = recordClient("pipelines");
    if (pipeline && name === t(pipeline.name)) return;
    await (pipeline
      ? pipelines.update(pipeline.id, { name, version: pipeline.version })
      : pipelines.create({ name }, key));
    await reread();
  }
  return (
    <FormDialog
      onClose={onClose}
      title={pipeline ? t("Rename {{name}}", { name: t(pipeline.name) }) : t("New pipeline")}
      {...(!pipeline && { description: t("It begins with three stages: new, won and lost.") })}
      act={pipeline ? t("Rename") : t("Create the pipeline")}
      labels={{ name: t("Name") }}
      missing={typed.trim() ? undefined : t("Write a name first.")}
      send={send}
    >
      {(errors) => (
        <TextField
          name="name"
          label={t("Name")}
          error={errors["name"]}
          value={typed}
          maxLength={60}
          onChange={setTyped}
        />
      )}
    </FormDialog>
  );
}
