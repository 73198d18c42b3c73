import { useState } from "react";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { Loss } from "./lead-acts.tsx";

type Props = { lead: { name: string }; send: (loss: Loss) => Promise<unknown>; onClose: () => void };

const usual = [
  phrase("Price"),
  phrase("Chose a competitor"),
  phrase("No budget"),
  phrase("No need"),
  phrase("No answer"),
  phrase("Bad timing"),
];

/** Asks why a lead was lost; without a reason it stays where it is. */
export default function LossDialog({ lead, send, onClose }: Props) {
  const [reason, setReason] = useState("");
  const [note, setNote] = useState("");
  const lost_note = note.trim();
  const loss = { lost_reason: reason.trim(), ...(lost_note && { lost_note }) };
  const labels = { lost_reason: t("Reason of loss"), lost_note: t("About the loss") };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t("Why was {{name}} lost?", { name: lead.name })}
      act={t("Mark as lost")}
      labels={labels}
      missing={reason.trim() ? undefined : t("Give a reason first.")}
      send={() => send(loss)}
    >
      {(errors) => (
        <>
          <Field name="lost_reason" label={labels.lost_reason} error={errors["lost_reason"]}>
            {(ties) => <Reason ties={ties} value={reason} onChange={setReason} />}
          </Field>
          <Field name="lost_note" label={labels.lost_note} optional={t("optional")} error={errors["lost_note"]}>
            {(ties) => <Textarea {...ties} value={note} onChange={(event) => setNote(event.target.value)} />}
          </Field>
        </>
      )}
    </FormDialog>
  );
}

type ReasonProps = { ties: object; value: string; onChange: (reason: string) => void };

function Reason({ ties, value, onChange }: ReasonProps) {
  return (
    <>
      <TextInput
        {...ties}
        list="usual-reasons"
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id="usual-reasons">
        {usual.map((each) => (
          <option key={each} value={t(each)} />
        ))}
      </datalist>
    </>
  );
}
