import { useState } from "react";
import { request } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "../../ui/translate.ts";

type Props = { idempotency: string; lifts: boolean; onDone: () => Promise<unknown>; onClose: () => void };

/** Asks why all agents are to stop, or may work again. */
export default function HaltDialog({ idempotency, lifts, onDone, onClose }: Props) {
  const [reason, setReason] = useState("");
  async function send() {
    const path = lifts ? "/api/agents/halt/lift" : "/api/agents/halt";
    await request("POST", path, { body: { reason: reason.trim() }, idempotency_key: idempotency });
    await onDone();
  }
  return (
    <FormDialog
      onClose={onClose}
      title={lifts ? t("Let the agents work again") : t("Halt all agents")}
      description={
        lifts
          ? t("What waits is taken up again.")
          : t(
              "What they are doing ends within a second and is not kept. What waits goes on waiting until somebody lifts the halt.",
            )
      }
      act={lifts ? t("Let them work again") : t("Halt all agents")}
      labels={{ reason: t("Reason") }}
      missing={reason.trim().length < 3 ? t("Say why in a few words.") : undefined}
      send={send}
    >
      {({ reason: error }) => (
        <TextField
          name="reason"
          label={t("Reason")}
          error={error}
          value={reason}
          maxLength={500}
          onChange={setReason}
        />
      )}
    </FormDialog>
  );
}
