import { Send } from "lucide-react";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { useHere } from "../../screen/description.ts";
import { Button } from "../../ui/button.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";

const StartDialog = late(
  withFrench(
    () => import("./start-dialog.tsx"),
    () => import("./campaign-panel.french.ts"),
  ),
);

/** Starts an approved e-mail, after a look at whom it goes to. */
export function StartCampaign({ campaign }: { campaign: Entry<"campaigns"> }) {
  const [open, setOpen] = useState(false);
  const { may } = useHere<"campaigns">();
  if (campaign.kind !== "email" || campaign.status !== "approved" || !may("start")) return null;
  return (
    <>
      <Button tone="primary" size="small" onClick={() => setOpen(true)}>
        <Send aria-hidden />
        {t("Start…")}
      </Button>
      {open && <StartDialog campaign={campaign} onClose={() => setOpen(false)} />}
    </>
  );
}
