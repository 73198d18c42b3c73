import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../../client/api.ts";
import { refreshAll } from "../../../records/cache.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { recordClient } from "../../../records/record-client.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";

type Rejection = { proposal: Entry<"agent_approvals">; onDone: () => void; onClose: () => void };

/** Asks why what is proposed is not to be done. */
export default function Rejecting({ proposal, onDone, onClose }: Rejection) {
  const cache = useQueryClient();
  const [reason, setReason] = useState("");
  const send = async () => {
    await recordClient("agent_approvals").do("reject", { id: proposal.id, reason: reason.trim() });
    onClose();
    onDone();
    refreshAll(cache, "agent_approvals");
    toast(t("Rejected: {{title}}", { title: proposal.title }));
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t("Reject: {{title}}", { title: proposal.title })}
      description={t("The agent does not propose the same again within 30 days.")}
      act={t("Reject")}
      labels={{ reason: t("Reason") }}
      send={send}
    >
      {({ reason: error }) => (
        <TextField
          name="reason"
          label={t("Reason (optional)")}
          error={error}
          value={reason}
          maxLength={500}
          onChange={setReason}
        />
      )}
    </FormDialog>
  );
}
