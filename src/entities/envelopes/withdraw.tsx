import { useState } from "react";
import { FormDialog } from "../../records/form-dialog.tsx";
import { useWrites } from "../../records/use-writes.ts";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { t } from "../../ui/translate.ts";

/** Withdraws an envelope, with a reason if there is one to say. */
export function Withdraw({ id, onClose }: { id: string; onClose: () => void }) {
  const writes = useWrites("envelopes");
  const [reason, setReason] = useState("");
  const send = () => writes.act(id, "cancel", { reason: reason.trim() || null }, { status: "cancelled" });
  return (
    <FormDialog
      {...{ onClose, send }}
      title={t("Withdraw envelope")}
      description={t("Nobody can answer any more, and all links open nothing.")}
      act={t("Withdraw envelope")}
      labels={{ reason: t("Reason") }}
    >
      {(errors) => (
        <Field label={t("Reason")} name="reason" optional={t("optional")} error={errors["reason"]}>
          {(ties) => (
            <Textarea {...ties} maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
