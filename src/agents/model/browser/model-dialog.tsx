import { useState } from "react";
import { newKey, request } from "../../../client/request.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { t } from "../../../ui/translate.ts";
import { ModelFields } from "./model-fields.tsx";
import { bodyOf, type Typed, typedOf, wrong } from "./typed-model.ts";
import type { ModelSettings } from "./use-model.ts";

type Props = { settings: ModelSettings; onSaved: () => Promise<unknown>; onClose: () => void };

/** Asks where the endpoint is, what it calls the models and takes for them, and what may be spent. */
export function ModelDialog({ settings, onSaved, onClose }: Props) {
  const [key] = useState(newKey);
  const [typed, setTyped] = useState<Typed>(() => typedOf(settings));
  const change = (name: string) => (text: string) => setTyped((now) => ({ ...now, [name]: text }));
  async function send() {
    await request("PUT", "/api/agents/model", { body: bodyOf(typed, settings), idempotency_key: key });
    await onSaved();
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("The agents' model")}
      description={t("The address of an endpoint that speaks the OpenAI protocol, up to its version.")}
      act={t("Save")}
      labels={{ base_url: t("Address"), api_key: t("Key") }}
      missing={wrong(typed)}
      send={send}
    >
      {(errors) => <ModelFields {...{ typed, change, errors }} keeps_key={settings.has_key} />}
    </FormDialog>
  );
}
