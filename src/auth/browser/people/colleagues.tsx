import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../../ui/translate.ts";
import { InvitationList } from "./invitation-list.tsx";
import InviteDialog from "./invite-dialog.tsx";
import LinkDialog, { type HandedLink } from "./link-dialog.tsx";
import { useInvitations } from "./people-data.ts";

/** Where a client's administrator, who has no page for people, invites colleagues. */
export default function Colleagues() {
  const { data: invitations } = useInvitations();
  const [inviting, setInviting] = useState(false);
  const [handed, setHanded] = useState<HandedLink | null>(null);
  return (
    <>
      <p className="mb-2 text-ink-2">{t("Invite people of your company; they see what concerns it.")}</p>
      <div className="mb-3">
        <Button onClick={() => setInviting(true)}>
          <UserPlus aria-hidden />
          {t("Invite somebody")}
        </Button>
      </div>
      <div className="-mx-4">{invitations && <InvitationList invitations={invitations} onLink={setHanded} />}</div>
      {inviting && <InviteDialog onClose={() => setInviting(false)} onLink={setHanded} />}
      {handed && <LinkDialog {...handed} onClose={() => setHanded(null)} />}
    </>
  );
}
