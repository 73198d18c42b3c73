import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../../client/api.ts";
import { askTwice } from "../../../client/request.ts";
import { toastRefusal } from "../../../screen/refusals.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { phrase, t } from "../../../ui/translate.ts";
import { useLabels } from "./use-labels.ts";

// Why the server refuses.
phrase("This can no longer be taken back.");
phrase("This cannot be taken back.");
phrase("It was changed since. Remove it by hand.");
phrase("More came with it. Remove it by hand.");

type Answer = { result: { stay: string[] } };

/** Takes back what was done as proposed, and says what was changed since and stays. */
export function TakeBack({ proposal: { id, entity, title } }: { proposal: Entry<"agent_approvals"> }) {
  const cache = useQueryClient();
  const label = useLabels(entity);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      const { result } = await askTwice<Answer>("POST", "/api/agent_approvals/revert", { body: { id } });
      const fields = result.stay.map(label).join(", ");
      if (fields) toast(t("Taken back. What was changed since stays: {{fields}}.", { fields }));
      else toast(t("Taken back: {{title}}", { title }), { tone: "good" });
    } catch (error) {
      toastRefusal(error);
    }
    setBusy(false);
    // What it has changed may stand anywhere on the page.
    void cache.invalidateQueries();
  };
  return (
    <Button size="small" busy={busy} onClick={() => void go()}>
      {t("Take it back")}
    </Button>
  );
}
