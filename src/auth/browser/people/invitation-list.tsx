import { Mail } from "lucide-react";
import { toastFailure } from "../../../records/failure.ts";
import { roleName } from "../../../client/role-name.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import type { HandedLink } from "./link-dialog.tsx";
import { type Invitation, once, useAct } from "./people-data.ts";

type Props = { invitations: Invitation[]; onLink: (link: HandedLink) => void };

/** Invitations that nobody has used yet, each with a new link or an end. */
export function InvitationList({ invitations, onLink }: Props) {
  if (invitations.length === 0) return null;
  return (
    <section className="mx-4 mb-4" aria-labelledby="open-invitations">
      <h2 id="open-invitations" className="mb-1.5 text-row font-semibold">
        {t("Open invitations")}
      </h2>
      <ul className="divide-y divide-line-2 rounded-md border border-line bg-raised">
        {invitations.map((invitation) => (
          <Line key={invitation.id} invitation={invitation} onLink={onLink} />
        ))}
      </ul>
    </section>
  );
}

function Line({ invitation, onLink }: { invitation: Invitation; onLink: Props["onLink"] }) {
  const { email, role, team, account, by, expires_at, expired } = invitation;
  const { renew, revoke } = useInvitationActs(invitation, onLink);
  const values = { by: by ?? "–", date: formatDate(expires_at) };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
      <Mail aria-hidden className="text-ink-3" />
      <span className="min-w-0 truncate font-medium">{email}</span>
      <Badge>{roleName(role)}</Badge>
      <span className="text-ink-2">{team ?? account}</span>
      <span className="min-w-0 flex-1 text-meta text-ink-3 max-tablet:basis-full max-tablet:pl-7">
        {expired ? t("Invited by {{by}}, expired on {{date}}", values) : t("Invited by {{by}}, until {{date}}", values)}
      </span>
      <span className="flex gap-1 max-tablet:pl-5">
        <Button size="small" tone="quiet" onClick={renew}>
          {t("New link")}
          <span className="sr-only"> {email}</span>
        </Button>
        <Button size="small" tone="quiet" onClick={revoke}>
          {t("Take back")}
          <span className="sr-only"> {email}</span>
        </Button>
      </span>
    </li>
  );
}

function useInvitationActs({ id, email }: Invitation, onLink: Props["onLink"]) {
  const renew = useAct<{ link: string | null; mailed: boolean }>("invitations/renew");
  const revoke = useAct("invitations/revoke");
  const lasts = t("It works once, for seven days, and is shown only now.");
  const sayRevoked = () => toast(t("The invitation of {{email}} is taken back.", { email }), { tone: "good" });
  return {
    renew: () => renew.mutateAsync(once({ id })).then(({ data }) => onLink({ ...data, email, lasts }), toastFailure),
    revoke: () => revoke.mutateAsync(once({ id })).then(sayRevoked, toastFailure),
  };
}
