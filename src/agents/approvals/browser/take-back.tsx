import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../../client/api.ts";
import { toastRefusal } from "../../../screen/refusals.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { takeBack } from "./use-taking-back.ts";
import { useLabels } from "./use-labels.ts";

/** Takes back what was done as proposed, and says what was changed since and stays. */
export function TakeBack({ proposal }: { proposal: Entry<"agent_approvals"> }) {
  const cache = useQueryClient();
  const { entity, title } = proposal;
  const label = useLabels(entity);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      const fields = (await takeBack(proposal)).map(label).join(", ");
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
