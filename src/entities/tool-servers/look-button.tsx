import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newKey, request } from "../../client/request.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";

/** Asks the server now what it offers. */
export function LookButton({ id }: { id: string }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    await request("POST", `/api/agents/tool_servers/${id}/look`, { body: {}, idempotency_key: newKey() }).catch(
      toastRefusal,
    );
    await cache.invalidateQueries({ queryKey: ["tool_servers"] });
    setBusy(false);
  };
  return (
    <Button size="small" busy={busy} onClick={() => void look()}>
      {t("Look at its tools")}
    </Button>
  );
}
