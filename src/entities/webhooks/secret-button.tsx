import { useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { newKey, request } from "../../client/request.ts";
import { useScreen } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";

const ShownSecret = late(() => import("./shown-secret.tsx"));

/** Makes the secret of a webhook, or another one, and shows it once. */
export function SecretButton({ webhook: { id, secret_at } }: { webhook: Entry<"webhooks"> }) {
  const cache = useQueryClient();
  const { ask } = useScreen();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const path = `/api/integrations/webhooks/${id}/secret`;
    const sent = request<{ data: { secret: string } }>("POST", path, { body: {}, idempotency_key: newKey() });
    const made = await sent.catch(toastRefusal);
    await cache.invalidateQueries({ queryKey: ["webhooks"] });
    setBusy(false);
    if (made) ask((onClose) => <ShownSecret secret={made.data.secret} again={secret_at !== null} onClose={onClose} />);
  };
  return (
    <Button size="small" tone={secret_at ? "plain" : "primary"} busy={busy} onClick={() => void make()}>
      <KeyRound aria-hidden />
      {secret_at ? t("Make a new secret") : t("Make the secret")}
    </Button>
  );
}
