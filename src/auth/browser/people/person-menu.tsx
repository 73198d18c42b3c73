import type { ComponentProps, ReactElement } from "react";
import { ArrowRightLeft, KeyRound, Link, LogOut, ShieldOff, TimerOff, UserCheck, Users, UserX } from "lucide-react";
import { useSession } from "../../../client/session-context.ts";
import { roleName } from "../../../client/role-name.ts";
import { toastFailure } from "../../../records/failure.ts";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import type { HandedLink } from "./link-dialog.tsx";
import { once, type Person, useAct } from "./people-data.ts";

/** Somebody, and what opens a dialog about them. */
export type PersonActs = {
  person: Person;
  onRole: (person: Person) => void;
  onLink: (link: HandedLink) => void;
  onSuspend: (person: Person) => void;
  onTeam: (person: Person) => void;
};

/** What may be done about somebody, as far as one's role goes. */
export default function PersonMenu({
  trigger,
  ...of
}: PersonActs & { trigger: ReactElement<ComponentProps<"button">> }) {
  return (
    <Menu defaultOpen trigger={trigger}>
      {useActs(of)
        .filter(({ may }) => may)
        .map(({ icon, label, act }) => (
          <MenuItem key={label} icon={icon} onSelect={act}>
            {label}
          </MenuItem>
        ))}
    </Menu>
  );
}

function useActs({ person, onRole, onLink, onSuspend, onTeam }: PersonActs) {
  const { rights } = useSession();
  const { signOut, makeLink, letBackIn, takeSecondStep, endRole } = useImmediateActs(person, onLink);
  const may = (act: string) => person.acts.includes(act);
  const may_move = rights?.["people"]?.["update"]?.includes("all") && person.kind === "employee";
  const may_end = rights?.["user_roles"]?.["grant"] && person.role_until !== null;
  const suspend = () => onSuspend(person);
  return [
    { may: rights?.["user_roles"]?.["grant"], icon: KeyRound, label: t("Change role"), act: () => onRole(person) },
    { may: may_end, icon: TimerOff, label: t("End this role now"), act: endRole },
    { may: may_move, icon: Users, label: t("Change team"), act: () => onTeam(person) },
    { may: may("sign_out"), icon: LogOut, label: t("Sign out everywhere"), act: signOut },
    { may: may("reset_password"), icon: Link, label: t("Link for a new password"), act: makeLink },
    { may: may("take_second_factor"), icon: ShieldOff, label: t("Remove the second step"), act: takeSecondStep },
    { may: may("suspend"), icon: UserX, label: t("Suspend…"), act: suspend },
    { may: may("hand_over"), icon: ArrowRightLeft, label: t("Hand records over…"), act: suspend },
    { may: may("reactivate"), icon: UserCheck, label: t("Let back in"), act: letBackIn },
  ];
}

// Those that need no dialog; each says what came of it.
function useImmediateActs({ id: user_id, name, email, role_after }: Person, onLink: PersonActs["onLink"]) {
  const sign_out = useAct<{ ended: number }>("people/sign-out");
  const reset = useAct<{ link: string; mailed: boolean }>("people/reset");
  const reactivate = useAct<{ outcome: "done" | "proposed" }>("people/reactivate");
  const take = useAct("people/take-second-factor");
  const end = useAct("people/end-role");
  const lasts = t("It works once, for an hour, and is shown only now. Using it ends their sessions.");
  const say = (text: string) => toast(text, { tone: "good" });
  return {
    endRole: () =>
      end
        .mutateAsync(once({ user_id }))
        .then(() => say(t("{{name}}: {{role}}", { name, role: roleName(role_after ?? "") })), toastFailure),
    signOut: () =>
      sign_out
        .mutateAsync(once({ user_id }))
        .then(() => say(t("{{name}} is signed out everywhere.", { name })), toastFailure),
    makeLink: () =>
      reset.mutateAsync(once({ user_id })).then(({ data }) => onLink({ ...data, email, lasts }), toastFailure),
    letBackIn: () =>
      reactivate.mutateAsync(once({ user_id })).then(({ data }) => say(backIn(name, data.outcome)), toastFailure),
    takeSecondStep: () =>
      take
        .mutateAsync(once({ user_id }))
        .then(() => say(t("{{name}} signs in without codes now.", { name })), toastFailure),
  };
}

function backIn(name: string, outcome: "done" | "proposed"): string {
  return outcome === "proposed"
    ? t("A second administrator has to agree now.")
    : t("{{name}} can sign in again.", { name });
}
