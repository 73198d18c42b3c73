import { useSession } from "../../../client/session-context.ts";
import { toastFailure } from "../../../records/failure.ts";
import { roleName } from "../../../client/role-name.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { t } from "../../../ui/translate.ts";
import { once, type Proposal, useAct } from "./people-data.ts";
import "./server-sentences.ts";

/** What waits for another administrator: who proposed it can only take it back. */
export function ProposalList({ proposals }: { proposals: Proposal[] }) {
  const { person } = useSession();
  const agree = useAct("people/agree");
  const decline = useAct("people/decline");
  if (proposals.length === 0) return null;
  return (
    <ul
      aria-label={t("Waiting for an administrator")}
      className="mx-4 mb-3 divide-y divide-line rounded-md border border-line bg-raised"
    >
      {proposals.map((proposal) => (
        <li key={proposal.id} className="flex flex-wrap items-center gap-3 px-3 py-2">
          <Said proposal={proposal} />
          <div className="flex gap-2">
            <Button
              size="small"
              busy={decline.isPending}
              onClick={() => decline.mutate(once({ proposal_id: proposal.id }), { onError: toastFailure })}
            >
              {proposal.proposed_by === person.id ? t("Take back") : t("Decline")}
            </Button>
            {proposal.may_agree && (
              <Button
                size="small"
                busy={agree.isPending}
                onClick={() => agree.mutate(once({ proposal_id: proposal.id }), { onError: toastFailure })}
              >
                {t("Agree")}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Said({ proposal }: { proposal: Proposal }) {
  const { until } = proposal;
  return (
    <p className="min-w-60 flex-1">
      {sentence(proposal)}
      {until && (
        <span className="block text-meta text-ink-3">{t("Until {{moment}}", { moment: formatDateTime(until) })}</span>
      )}
    </p>
  );
}

function sentence({ act, role, by, person, to, reason }: Proposal): string {
  if (act === "reactivate") return t("{{by}} proposes to let {{person}} back in as an administrator.", { by, person });
  if (act === "suspend")
    return to
      ? t("{{by}} proposes to suspend {{person}}, an administrator; {{to}} takes over.", { by, person, to })
      : t("{{by}} proposes to suspend {{person}}, an administrator.", { by, person });
  if (role === "admin")
    return t("{{by}} proposes {{person}} as an administrator: {{reason}}", { by, person, reason: reason ?? "" });
  const names = { by, person, role: roleName(role), reason: reason ?? "" };
  return t("{{by}} proposes another role for {{person}}, an administrator: {{role}}. {{reason}}", names);
}
