import { useState } from "react";
import type { EntityName, Entry } from "../../../client/api.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { recordClient, type RecordRow, type Values } from "../../../records/record-client.ts";
import { useFields } from "../../../records/use-meta.ts";
import { FormLine } from "../../../screen/form-line.tsx";
import { readForm, storedText } from "../../../screen/read-form.ts";
import { t } from "../../../ui/translate.ts";
import { useLabels } from "./use-labels.ts";

type Props = { proposal: Entry<"agent_approvals">; onClose: () => void; onDone: () => void };

/** Asks for other values than were proposed, by the fields of the record that they are for; what they would change is shown then. */
export default function EditDialog({ proposal, onClose, onDone }: Props) {
  const { id, version, title } = proposal;
  const entity = proposal.entity as EntityName;
  const [texts, setTexts] = useState<Record<string, string>>({});
  const label = useLabels(entity);
  const given = (proposal.edited ?? proposal.input) as Values;
  const known = useFields(entity);
  const fields = known.filter(({ name }) => name !== "id" && name in given);
  // (Of own fields each stands by itself, and what is proposed for them in one.)
  const row = given as RecordRow;
  const send = async () => {
    const { id: _, ...values } = { ...given, ...readForm(fields, row, texts) };
    await recordClient("agent_approvals").do("edit", { id, version, values });
    onDone();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t("Edit: {{title}}", { title })}
      description={t("It is shown what these values would change, and nothing is done before you approve it.")}
      act={t("Show what would change")}
      labels={Object.fromEntries(fields.map(({ name }) => [name, label(name)]))}
      waiting={known.length === 0}
      send={send}
    >
      {(errors) =>
        fields.map((field) => (
          <FormLine
            key={field.name}
            {...{ field, entity }}
            label={label(field.name)}
            text={texts[field.name] ?? storedText(field, row)}
            error={errors[field.name]}
            suggested={false}
            type={(column, text) => setTexts((all) => ({ ...all, [column]: text }))}
          />
        ))
      }
    </FormDialog>
  );
}
