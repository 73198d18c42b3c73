import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newKey, request } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { whenShown } from "../../ui/format.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { readMoment } from "../../ui/typed-date.ts";

/** Asks from when until when all that a webhook was sent is sent again. */
export default function ReplayDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const cache = useQueryClient();
  const [key] = useState(newKey);
  const [span, setSpan] = useState({ from: "", until: "" });
  const [from, until] = [readMoment(span.from), readMoment(span.until)];
  const send = async () => {
    const path = `/api/integrations/webhooks/${id}/replay`;
    const body = { from: utc(from), until: utc(until) };
    const { data } = await request<{ data: { count: number } }>("POST", path, { body, idempotency_key: key });
    await cache.invalidateQueries({ queryKey: ["webhook_deliveries", id] });
    toast(t("Events that are sent again: {{count}}", { count: data.count }));
    onClose();
  };
  const field = (name: "from" | "until", label: string) => (
    <Field name={name} label={label}>
      {(ties) => (
        <DateInput {...ties} time text={span[name]} onText={(text) => setSpan((now) => ({ ...now, [name]: text }))} />
      )}
    </Field>
  );
  return (
    <FormDialog
      onClose={onClose}
      title={t("Send a span again")}
      description={t(
        "All that happened then is sent once more, the oldest first, each under the id that it had: 1,000 at most.",
      )}
      act={t("Send again")}
      missing={from && until ? undefined : t("Enter the beginning and the end, each with its time.")}
      send={send}
    >
      {() => (
        <>
          {field("from", t("From"))}
          {field("until", t("Until"))}
        </>
      )}
    </FormDialog>
  );
}

// (As the reader's clock has it.)
const utc = (clock: string | undefined) => whenShown(Date.parse(`${clock}Z`));
