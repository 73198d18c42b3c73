import { useState } from "react";
import { useSession } from "../../../client/session-context.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { roleName } from "../../../client/role-name.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { t } from "../../../ui/translate.ts";
import type { HandedLink } from "./link-dialog.tsx";
import { NameChoice } from "./name-choice.tsx";
import { once, roles_of, useAct } from "./people-data.ts";
import "./server-sentences.ts";

type Props = { onClose: () => void; onLink: (link: HandedLink) => void };
type Invited = { email: string; role: string; team_id: string; account_id: string };

/** Invites an address with a role, and a team or a client; what comes out is a link to hand over. */
export default function InviteDialog({ onClose, onLink }: Props) {
  const { person: me } = useSession();
  const invite = useAct<{ link: string | null; mailed: boolean }>("invitations");
  const [typed, setTyped] = useState<Invited>({
    email: "",
    role: me.kind === "client" ? "client" : "sales",
    team_id: "",
    account_id: me.account_id ?? "",
  });
  const labels = { email: t("E-mail"), role: t("Role"), team_id: t("Team"), account_id: t("Client") };
  async function send() {
    const email = typed.email.trim();
    const { role, team_id, account_id } = typed;
    const place = isClient(role) ? { account_id: account_id || null } : { team_id: team_id || null };
    const { data } = await invite.mutateAsync(once({ email, role, ...place }));
    onLink({ ...data, email, lasts: t("It works once, for seven days, and is shown only now.") });
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("Invite somebody")}
      description={t("They choose their name and password themselves.")}
      act={t("Make the invitation")}
      labels={labels}
      send={send}
    >
      {(errors) => <Fields typed={typed} labels={labels} errors={errors} onChange={setTyped} />}
    </FormDialog>
  );
}

type FieldsProps = {
  typed: Invited;
  labels: Record<keyof Invited, string>;
  errors: Record<string, string>;
  onChange: (typed: Invited) => void;
};

function Fields({ typed, labels, errors, onChange }: FieldsProps) {
  const own_clients = useSession().person.kind === "client";
  const of = (name: keyof Invited) => ({
    name,
    label: labels[name],
    error: errors[name],
    value: typed[name],
    onChange: (value: string) => onChange({ ...typed, [name]: value }),
  });
  const roles: readonly string[] = own_clients ? ["client"] : [...roles_of.employee, ...roles_of.client];
  return (
    <>
      <TextField {...of("email")} type="email" autoComplete="off" />
      <SelectField
        {...of("role")}
        hint={typed.role === "admin" && t("A second administrator agrees to it first, where there is one.")}
        options={roles.map((role) => ({ value: role, label: roleName(role) }))}
      />
      {!isClient(typed.role) && <NameChoice {...of("team_id")} entity="teams" />}
      {isClient(typed.role) && !own_clients && <NameChoice {...of("account_id")} entity="accounts" />}
    </>
  );
}

function isClient(role: string): boolean {
  return (roles_of.client as readonly string[]).includes(role);
}
