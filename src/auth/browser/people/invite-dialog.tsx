import { useState } from "react";
import { useSession } from "../../../client/session-context.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { roleName } from "../roles.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { t } from "../../../ui/translate.ts";
import type { HandedLink } from "./link-dialog.tsx";
import { NameChoice } from "./name-choice.tsx";
import { once, roles_of, useAct } from "./people-data.ts";
import "./server-sentences.ts";

type Props = { onClose: () => void; onLink: (link: HandedLink) => void };

/** Invites an address with a role, and a team or a client; what comes out is a link to hand over. */
export default function InviteDialog({ onClose, onLink }: Props) {
  const { person: me } = useSession();
  const invite = useAct<{ link: string | null; mailed: boolean }>("invitations");
  const own_clients = me.kind === "client";
  const [typed, setTyped] = useState({
    email: "",
    role: own_clients ? "client" : "sales",
    team_id: "",
    account_id: me.account_id ?? "",
  });
  const roles: readonly string[] = own_clients ? ["client"] : [...roles_of.employee, ...roles_of.client];
  const is_client = (roles_of.client as readonly string[]).includes(typed.role);
  const type = (name: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const labels = { email: t("E-mail"), role: t("Role"), team_id: t("Team"), account_id: t("Client") };
  async function send() {
    const place = is_client ? { account_id: typed.account_id || null } : { team_id: typed.team_id || null };
    const email = typed.email.trim();
    const { data } = await invite.mutateAsync(once({ email, role: typed.role, ...place }));
    onLink({ ...data, email, lasts: t("It works once, for seven days, and is shown only now.") });
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t("Invite somebody")}
      description={t("They choose their name and password themselves.")}
      act={t("Make the invitation")}
      labels={labels}
      send={send}
    >
      {(errors) => (
        <>
          <Field name="email" label={labels.email} error={errors["email"]}>
            {(ties) => (
              <TextInput {...ties} type="email" value={typed.email} onChange={type("email")} autoComplete="off" />
            )}
          </Field>
          <Field
            name="role"
            label={labels.role}
            error={errors["role"]}
            hint={typed.role === "admin" && t("A second administrator agrees to it first, where there is one.")}
          >
            {(ties) => (
              <Select
                {...ties}
                value={typed.role}
                onChange={type("role")}
                options={roles.map((role) => ({ value: role, label: roleName(role) }))}
              />
            )}
          </Field>
          {!is_client && (
            <NameChoice
              name="team_id"
              label={labels.team_id}
              entity="teams"
              value={typed.team_id}
              onChange={type("team_id")}
              error={errors["team_id"]}
            />
          )}
          {is_client && !own_clients && (
            <NameChoice
              name="account_id"
              label={labels.account_id}
              entity="accounts"
              value={typed.account_id}
              onChange={type("account_id")}
              error={errors["account_id"]}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
