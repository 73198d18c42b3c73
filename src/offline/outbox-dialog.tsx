import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { t } from "../ui/translate.ts";
import { OutboxEntry } from "./outbox-entry.tsx";
import { sendSoon, useItems } from "./outbox.ts";

/** What waits to be sent, in its order, and what could not be: each can be tried again or thrown away. */
export default function OutboxDialog({ onClose }: { onClose: () => void }) {
  const items = useItems();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("Changes that wait")}
      description={t("They are kept in this browser, and sent in this order once the server answers.")}
      actions={<Button onClick={() => sendSoon()}>{t("Send now")}</Button>}
    >
      {items.length === 0 && <EmptyState sentence={t("Everything is sent.")} />}
      <ul aria-label={t("Changes that wait")}>
        {items.map((item) => (
          <OutboxEntry key={item.key} item={item} />
        ))}
      </ul>
    </Dialog>
  );
}
