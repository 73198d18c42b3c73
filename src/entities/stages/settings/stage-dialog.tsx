import { useState } from "react";
import { newKey } from "../../../client/request.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { recordClient } from "../../../records/record-client.ts";
import { t } from "../../../ui/translate.ts";
import { StageFields } from "./stage-fields.tsx";
import { type Typed, typedOf, valuesOf } from "./stage-typed.ts";
import { type StageRow, useRereadStages } from "./use-pipelines.ts";

type Props = { pipeline: string; stage: StageRow | undefined; onClose: () => void };

/** Asks for a new stage, or for what is to be changed of one. */
export function StageDialog({ pipeline, stage, onClose }: Props) {
  const reread = useRereadStages();
  const [key] = useState(newKey);
  const [typed, type] = useState(() => typedOf(stage));
  const set = (change: Partial<Typed>) => type({ ...typed, ...change });
  async function send() {
    const values = valuesOf(typed, stage);
    const stages = recordClient("stages");
    await (stage
      ? stages.update(stage.id, { ...values, version: stage.version })
      : stages.create({ ...values, pipeline, type: typed.type }, key));
    await reread();
  }
  return (
    <FormDialog
      onClose={onClose}
      title={stage ? t("Change {{name}}", { name: t(stage.name) }) : t("New stage")}
      act={stage ? t("Save") : t("Create the stage")}
      labels={{ name: t("Name"), probability: t("Probability"), stale_days: t("Stale after"), card_limit: t("Limit") }}
      missing={typed.name.trim() ? undefined : t("Write a name first.")}
      send={send}
    >
      {(errors) => <StageFields {...{ typed, set, errors }} fresh={!stage} />}
    </FormDialog>
  );
}
