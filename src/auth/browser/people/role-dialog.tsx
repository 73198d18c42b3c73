import { useState } from "react";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { roleName } from "../../../client/role-name.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { once, type Person, roles_of, useAct } from "./people-data.ts";

/** Gives somebody another role, with the reason that stays in the history. */
export default function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const grant = useAct<{ outcome: "granted" | "proposed" }>("people/grant");
  const [role, setRole] = useState(person.role ?? "");
  const [reason, setReason] = useState("");
  async function send() {
    const { data } = await grant.mutateAsync(once({ user_id: person.id, role, reason }));
    const proposed = data.outcome === "proposed";
    toast(
      proposed
        ? t("A second administrator has to agree now.")
        : t("{{name}}: {{role}}", { name: person.name, role: roleName(role) }),
      { tone: "good" },
    );
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("Role of {{name}}", { name: person.name })}
      act={t("Give this role")}
      labels={{ role: t("Role"), reason: t("Reason") }}
      missing={role === person.role ? t("Choose another role.") : undefined}
      send={send}
    >
      {(errors) => (
        <>
          <SelectField
            name="role"
            label={t("Role")}
            error={errors["role"]}
            value={role}
            onChange={setRole}
            options={roles_of[person.kind].map((each) => ({ value: each, label: roleName(each) }))}
          />
          <TextField name="reason" label={t("Reason")} error={errors["reason"]} value={reason} onChange={setReason} />
        </>
      )}
    </FormDialog>
  );
}
