import type { ReactNode } from "react";
import { ArrowRightLeft, KeyRound, Link, LogOut, ShieldOff, UserCheck, Users, UserX } from "lucide-react";
import { useSession } from "../../../client/session-context.ts";
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
  person,
  trigger,
  onRole,
  onLink,
  onSuspend,
  onTeam,
}: PersonActs & { trigger: ReactNode }) {
  const { rights } = useSession();
  const { name, email, acts } = person;
  const sign_out = useAct<{ ended: number }>("people/sign-out");
  const signOut = () =>
    sign_out
      .mutateAsync(once({ user_id: person.id }))
      .then(() => toast(t("{{name}} is signed out everywhere.", { name }), { tone: "good" }), toastFailure);
  const reset = useAct<{ link: string; mailed: boolean }>("people/reset");
  const lasts = t("It works once, for an hour, and is shown only now. Using it ends their sessions.");
  const makeLink = () =>
    reset.mutateAsync(once({ user_id: person.id })).then(({ data }) => onLink({ ...data, email, lasts }), toastFailure);
  const reactivate = useAct<{ outcome: "done" | "proposed" }>("people/reactivate");
  const letBackIn = () =>
    reactivate
      .mutateAsync(once({ user_id: person.id }))
      .then(({ data }) => toast(backIn(name, data.outcome), { tone: "good" }), toastFailure);
  const take = useAct("people/take-second-factor");
  const takeSecondStep = () =>
    take
      .mutateAsync(once({ user_id: person.id }))
      .then(() => toast(t("{{name}} signs in without codes now.", { name }), { tone: "good" }), toastFailure);
  return (
    <Menu defaultOpen trigger={trigger}>
      {rights?.["user_roles"]?.["grant"] && (
        <MenuItem icon={KeyRound} onSelect={() => onRole(person)}>
          {t("Change role")}
        </MenuItem>
      )}
      {rights?.["people"]?.["update"]?.includes("all") && person.kind === "employee" && (
        <MenuItem icon={Users} onSelect={() => onTeam(person)}>
          {t("Change team")}
        </MenuItem>
      )}
      {acts.includes("sign_out") && (
        <MenuItem icon={LogOut} onSelect={signOut}>
          {t("Sign out everywhere")}
        </MenuItem>
      )}
      {acts.includes("reset_password") && (
        <MenuItem icon={Link} onSelect={makeLink}>
          {t("Link for a new password")}
        </MenuItem>
      )}
      {acts.includes("take_second_factor") && (
        <MenuItem icon={ShieldOff} onSelect={takeSecondStep}>
          {t("Remove the second step")}
        </MenuItem>
      )}
      {acts.includes("suspend") && (
        <MenuItem icon={UserX} onSelect={() => onSuspend(person)}>
          {t("Suspend…")}
        </MenuItem>
      )}
      {acts.includes("hand_over") && (
        <MenuItem icon={ArrowRightLeft} onSelect={() => onSuspend(person)}>
          {t("Hand records over…")}
        </MenuItem>
      )}
      {acts.includes("reactivate") && (
        <MenuItem icon={UserCheck} onSelect={letBackIn}>
          {t("Let back in")}
        </MenuItem>
      )}
    </Menu>
  );
}

function backIn(name: string, outcome: "done" | "proposed"): string {
  return outcome === "proposed"
    ? t("A second administrator has to agree now.")
    : t("{{name}} can sign in again.", { name });
}
