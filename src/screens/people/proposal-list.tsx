import { useSession } from "../../client/session-context.ts";
import { toastFailure } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import { once, type Proposal, useAct } from "./people-data.ts";

/** New admins that wait for a second admin; who proposed one, or is one, cannot agree. */
export function ProposalList({ proposals }: { proposals: Proposal[] }) {
  const { person } = useSession();
  const agree = useAct("people/agree");
  if (proposals.length === 0) return null;
  return (
    <ul className="mx-4 mb-3 divide-y divide-line rounded-md border border-line bg-raised">
      {proposals.map((proposal) => (
        <li key={proposal.id} className="flex flex-wrap items-center gap-3 px-3 py-2">
          <p className="min-w-0 flex-1">{t("{{by}} proposes {{person}} as an administrator: {{reason}}", proposal)}</p>
          {![proposal.proposed_by, proposal.user_id].includes(person.id) && (
            <Button
              size="small"
              busy={agree.isPending}
              onClick={() => agree.mutate(once({ proposal_id: proposal.id }), { onError: toastFailure })}
            >
              {t("Agree")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
