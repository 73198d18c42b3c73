import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Entry } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-error.ts";
import { refreshAll } from "../../../records/cache.ts";
import { recordClient } from "../../../records/record-client.ts";
import { toastRefusal } from "../../../screen/refusals.ts";
import { ConfirmIdentity } from "./confirm-identity.tsx";
import { isEditable } from "./shape.ts";
import { Button } from "../../../ui/button.tsx";
import { late } from "../../../ui/late.ts";
import { toast } from "../../../ui/toast.ts";
import { phrase, t } from "../../../ui/translate.ts";
import { withFrench } from "../../../ui/with-french.ts";

const EditDialog = late(
  withFrench(
    () => import("./edit-dialog.tsx"),
    () => import("./edit-dialog.french.ts"),
  ),
);

const Rejecting = late(() => import("./reject-dialog.tsx"));

type Proposal = Entry<"agent_approvals">;

/** Approves what is proposed, or says why not. */
export function Decide({ proposal }: { proposal: Proposal }) {
  const cache = useQueryClient();
  const [asking, setAsking] = useState<"edit" | "reject" | null>(null);
  const here = useRef<HTMLParagraphElement>(null);
  // These buttons go with the decision: whoever works by keys stays in the panel.
  const stay = () => here.current?.closest<HTMLElement>("aside, [data-stays]")?.focus();
  const { busy, approve, confirming, setConfirming } = useApproving(proposal, stay);
  const edited = () => refreshAll(cache, "agent_approvals");
  const onClose = () => setAsking(null);
  return (
    <p ref={here} className="flex flex-wrap gap-2">
      <Button tone="primary" size="small" busy={busy} onClick={() => void approve()}>
        {t("Approve")}
      </Button>
      {isEditable(proposal) && (
        <Button size="small" onClick={() => setAsking("edit")}>
          {`${t("Edit")}…`}
        </Button>
      )}
      <Button size="small" tone="quiet" onClick={() => setAsking("reject")}>
        {`${t("Reject")}…`}
      </Button>
      {confirming && <ConfirmIdentity onProven={approve} onClose={() => setConfirming(false)} />}
      {asking === "edit" && <EditDialog {...{ proposal, onClose }} onDone={edited} />}
      {asking === "reject" && <Rejecting {...{ proposal, onClose }} onDone={stay} />}
    </p>
  );
}

/** Approves a proposal as it was seen, and says what became of it; asks first who it is where that is to be shown. */
function useApproving({ id, version, title }: Proposal, stay: () => void) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const approve = async () => {
    setBusy(true);
    try {
      const decided = (await recordClient("agent_approvals").do("approve", { id, version })) as Proposal | null;
      const { status = "done" } = decided ?? {};
      toast(t(outcomes[status] ?? "", { title }), { tone: status === "void" ? "bad" : "good" });
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.details?.["confirm"]) return setConfirming(true);
      toastRefusal(error);
    }
    setBusy(false);
    stay();
    // What it has changed may stand anywhere on the page.
    void cache.invalidateQueries();
  };
  return { busy, approve, confirming, setConfirming };
}

// Why the server refuses a decision.
phrase("This is decided already.");
phrase("This was proposed too long ago.");
phrase("You have approved this. Another person must do so too.");
phrase("Somebody else has just approved this. Approve it again.");
phrase("All agents are halted. Approve it once they work again.");
phrase("This agent is paused, or proposes this no longer.");
phrase("This would change nothing.");
phrase("This would change more than somebody can look through.");

const outcomes: Record<string, string> = {
  done: phrase("Done: {{title}}"),
  void: phrase("Not done, since its records have changed meanwhile: {{title}}"),
  waiting: phrase("Approved. It waits for a second person: {{title}}"),
};
