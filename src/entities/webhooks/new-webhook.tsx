import { useState } from "react";
import { newKey } from "../../client/request.ts";
import type { CreateProps } from "../../records/list-description.ts";
import { useWrites } from "../../records/use-writes.ts";
import { t } from "../../ui/translate.ts";
import { type Asked, WebhookForm } from "./webhook-form.tsx";

const begun: Asked = { name: "", address: "", events: [], filter_field: null, filter_value: null, note: null };

/** Asks for a new webhook, and opens it: its secret is made there. */
export default function NewWebhook({ onClose, onOpen }: CreateProps) {
  const writes = useWrites("webhooks");
  const [key] = useState(newKey);
  const send = async (asked: Asked) => onOpen((await writes.create(asked, key)).id);
  return <WebhookForm {...{ begun, send, onClose }} title={t("New webhook")} act={t("Add the webhook")} />;
}
