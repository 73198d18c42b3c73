import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { newKey, request } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { ReferenceControl } from "../../screen/reference-control.tsx";
import { Field } from "../../ui/field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { oneOf } from "./trigger-words.ts";
import { entityOf } from "./workflow-words.ts";

type Props = { workflow: Entry<"workflows">; onClose: () => void };

/** Starts the version in force, for a record that is chosen where one starts it. */
export default function StartDialog({ workflow: { id, name, definition }, onClose }: Props) {
  const entity = entityOf(definition);
  const [row_id, choose] = useState("");
  const [key] = useState(newKey);
  const send = () =>
    request("POST", "/api/workflow_runs", {
      body: { workflow_id: id, ...(row_id && { row_id }) },
      idempotency_key: key,
    });
  const missing = entity && !row_id ? t("Choose a record first.") : undefined;
  return (
    <FormDialog
      {...{ onClose, send, missing }}
      title={t("Run “{{name}}” now", { name })}
      act={t("Run now")}
      description={t("What it does is done at once, under the rights of whoever published it.")}
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

phrase("Publish it first.");
