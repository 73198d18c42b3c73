import type { Entry } from "../../client/api.ts";
import { useWrites } from "../../records/use-writes.ts";
import { t } from "../../ui/translate.ts";
import { type Asked, WebhookForm } from "./webhook-form.tsx";

type Props = { webhook: Entry<"webhooks">; onClose: () => void };

/** Changes where events are sent, and which. */
export default function ChangeWebhook({ webhook, onClose }: Props) {
  const writes = useWrites("webhooks");
  const { name, address, events, filter_field, filter_value, note } = webhook;
  const begun: Asked = { name, address, events, filter_field, filter_value, note };
  const send = async (asked: Asked) => {
    const changed = Object.entries(asked).filter(
      ([field, value]) => String(value) !== String(begun[field as keyof Asked]),
    );
    if (changed.length > 0) await writes.update(webhook, Object.fromEntries(changed));
    onClose();
  };
  return <WebhookForm {...{ begun, send, onClose }} title={name} act={t("Save")} />;
}
