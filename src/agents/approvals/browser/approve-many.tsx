import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../client/api-error.ts";
import type { Entry } from "../../../client/api.ts";
import { newKey, request } from "../../../client/request.ts";
import { failureSentence } from "../../../records/failure.ts";
import type { AskedOfMany } from "../../../screen/description.ts";
import { StateMark } from "../../../screen/state-mark.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { phrase, t } from "../../../ui/translate.ts";
import { glyphs } from "../../../entities/agent-approvals/approval-glyphs.ts";
import { Changes } from "./changes.tsx";
import { ConfirmIdentity } from "./confirm-identity.tsx";
import { most_at_once, shapeOf } from "./shape.ts";

type Proposal = Entry<"agent_approvals">;
type Outcome = { id: string; status: string | null; reason: string | null };

/** Approves proposals of one shape together: what each would change stands here before, and what has become of each after. */
export default function ApproveMany({ rows, onClose }: AskedOfMany) {
  const [proposals] = useState(() => (rows as Proposal[]).filter(({ status }) => status === "waiting"));
  const { outcomes, failure, busy, confirming, approve, setConfirming } = useApproving(proposals);
  const refused = whyNot(proposals);
  const done = Object.values(outcomes).filter(({ status }) => status === "done").length;
  const over = Object.keys(outcomes).length > 0;
  return (
    <Dialog
      open
      onOpenChange={(now) => !now && onClose()}
      title={over ? t("{{count}} of {{all}} done", { count: done, all: proposals.length }) : t("Approve together")}
      description={t("Each is done only if it changes exactly what stands here.")}
      actions={
        <>
          <Button onClick={onClose}>{over ? t("Close") : t("Cancel")}</Button>
          {!over && (
            <Button tone="primary" busy={busy} disabledReason={refused} onClick={() => void approve()}>
              {t("Approve all {{count}}", { count: proposals.length })}
            </Button>
          )}
        </>
      }
    >
      {(failure ?? refused) && (
        <p role="alert" className="pb-2">
          {failure ?? refused}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {proposals.slice(0, most_at_once).map((proposal) => (
          <One key={proposal.id} proposal={proposal} outcome={outcomes[proposal.id]} />
        ))}
      </ul>
      {confirming && <ConfirmIdentity onProven={approve} onClose={() => setConfirming(false)} />}
    </Dialog>
  );
}

function useApproving(proposals: Proposal[]) {
  const cache = useQueryClient();
  const [outcomes, setOutcomes] = useState<Record<string, Outcome>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [idempotency_key] = useState(newKey);
  const approve = async () => {
    setBusy(true);
    setFailure(undefined);
    const body = { proposals: proposals.map(({ id, version }) => ({ id, version })) };
    try {
      const path = "/api/agents/approvals/approve";
      const { data } = await request<{ data: Outcome[] }>("POST", path, { body, idempotency_key });
      setOutcomes(Object.fromEntries(data.map((outcome) => [outcome.id, outcome])));
    } catch (error) {
      if (error instanceof ApiError && error.details?.["confirm"]) setConfirming(true);
      else setFailure(failureSentence(error));
    }
    setBusy(false);
    // What it has changed may stand anywhere on the page.
    void cache.invalidateQueries();
  };
  return { outcomes, failure, busy, confirming, approve, setConfirming };
}

/** Why these cannot be approved at once. */
function whyNot(proposals: Proposal[]): string | undefined {
  if (proposals.length === 0) return t("Choose proposals that wait, one by one.");
  if (proposals.length > most_at_once) return t("At most {{count}} are approved at once.", { count: most_at_once });
  if (new Set(proposals.map(shapeOf)).size > 1) return t(several_shapes);
  return undefined;
}

const several_shapes = phrase(
  "Only proposals of one shape are approved at once: of the same agent, the same act and the same fields.",
);
phrase("There was no time left for this one. Approve it again.");

function One({ proposal, outcome }: { proposal: Proposal; outcome: Outcome | undefined }) {
  const { id, version, title } = proposal;
  const { status, reason } = outcome ?? {};
  return (
    <li>
      <p className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 font-medium break-words">{title}</span>
        {status && <StateMark state={status} entity="agent_approvals" glyph={glyphs[status]} />}
        {status === null && <span className="text-bad">{t("Not approved")}</span>}
      </p>
      {reason && <p className="text-ink-2">{t(reason)}</p>}
      {status === "void" && <p className="text-ink-2">{t("Its records had changed, so nothing was done.")}</p>}
      {!outcome && <Changes id={id} version={version} />}
    </li>
  );
}
