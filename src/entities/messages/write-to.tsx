import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newKey, request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { useAddress } from "../../records/address.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { idsOf } from "../../screen/ids-of.ts";
import { ReferenceListControl } from "../../screen/reference-list-control.tsx";
import { Field } from "../../ui/field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { refreshChannels } from "./refresh-channels.ts";

/** Asks with whom one wants to write, and opens the conversation. */
export function WriteTo({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const me = useSession().person.id;
  const [, go] = useAddress();
  const [key] = useState(newKey);
  const [people, choose] = useState("");
  const ids = idsOf(people);
  async function send() {
    const answer = await request<{ data: { id: string } }>("POST", "/api/direct_channels", {
      body: { people: ids },
      idempotency_key: key,
    });
    await refreshChannels(cache);
    go({ begin: null, id: answer.data.id, message: null, q: null });
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("New message")}
      description={t("Choose one to eight colleagues. Only they read what you write.")}
      act={t("Open conversation")}
      labels={{ people: t("People") }}
      missing={ids.length > 0 ? undefined : t("Choose somebody first.")}
      send={send}
    >
      {(errors) => (
        <Field name="people" label={t("People")} error={errors["people"]}>
          {(ties) => (
            <ReferenceListControl {...ties} entity="people" text={people} onText={choose} without={[me]} begun />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

// What the server says.
phrase("Choose one to eight colleagues.");
phrase("Only active colleagues can be in a channel.");
