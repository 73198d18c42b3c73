import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { request } from "../../client/request.ts";
import type { Definition } from "../../workflows/definition.ts";
import type { Tried } from "../../workflows/try-workflow.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { ReferenceControl } from "../../screen/reference-control.tsx";
import { Field } from "../../ui/field.tsx";
import { t } from "../../ui/translate.ts";
import { TriedView } from "./tried-view.tsx";
import { oneOf } from "./trigger-words.ts";
import { entityOf } from "./workflow-words.ts";

type Props = { workflow: Entry<"workflows">; definition?: Definition; onClose: () => void };

/** Does all steps on a record and takes them back: shows what would have been done. */
export default function TryDialog({ workflow, definition = workflow.definition, onClose }: Props) {
  const entity = entityOf(definition);
  const [row_id, choose] = useState("");
  const [tried, show] = useState<Tried>();
  const send = async () => {
    const body = { definition, ...(row_id && { row_id }) };
    const { data } = await request<{ data: Tried }>("POST", "/api/workflow_runs/try", { body });
    show(data);
    // (The dialog stays, for what it shows.)
    await new Promise<never>(() => {});
  };
  if (tried) return <TriedView {...{ tried, onClose }} again={() => show(undefined)} />;
  const missing = entity && !row_id ? t("Choose a record first.") : undefined;
  return (
    <FormDialog
      {...{ onClose, send, missing }}
      title={t("Try “{{name}}”", { name: workflow.name })}
      act={t("Try it")}
      description={t("All steps are done under your rights and taken back at once. Nothing is sent.")}
    >
      {(errors) =>
        entity && (
          <Field name="row_id" label={oneOf(entity)} error={errors["row_id"]}>
            {(ties) => <ReferenceControl {...ties} entity={entity} text={row_id} onText={choose} />}
          </Field>
        )
      }
    </FormDialog>
  );
}
