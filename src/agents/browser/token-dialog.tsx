import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newKey, request } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { t } from "../../ui/translate.ts";
import type { Tokened } from "./token-button.tsx";

type Props = Tokened & { onClose: () => void };

/** Asks for a token; left empty, the one that is kept is removed. */
export default function TokenDialog({ entity, row: { id, has_token }, goes, onClose }: Props) {
  const [token, setToken] = useState("");
  const typed = token.trim();
  const send = useSending(entity, id, typed);
  return (
    <FormDialog
      onClose={onClose}
      title={t("Token")}
      description={goes}
      act={has_token && !typed ? t("Remove the token") : t("Save")}
      labels={{ token: t("Token") }}
      missing={typed || has_token ? undefined : t("Enter a token.")}
      send={send}
    >
      {({ token: error }) => {
        const hint = has_token && t("One is kept, and never shown again. Left empty, it is removed.");
        return (
          <Field name="token" label={t("Token")} {...{ error, hint }}>
            {(ties) => (
              <PasswordInput
                {...ties}
                autoComplete="off"
                maxLength={500}
                value={token}
                onChange={(event) => setToken(event.target.value)}
              />
            )}
          </Field>
        );
      }}
    </FormDialog>
  );
}

/** Sends the token, or that there is to be none. */
function useSending(entity: Tokened["entity"], id: string, token: string) {
  const [idempotency_key] = useState(newKey);
  const cache = useQueryClient();
  return async () => {
    const path = `/api/agents/${entity}/${id}/token`;
    await (token
      ? request("PUT", path, { body: { token }, idempotency_key })
      : request("DELETE", path, { idempotency_key }));
    await cache.invalidateQueries({ queryKey: [entity] });
  };
}
