import { useState } from "react";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { roleName } from "../../../client/role-name.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { DateInput } from "../../../ui/date-input.tsx";
import { Field } from "../../../ui/field.tsx";
import { whenShown } from "../../../ui/format.ts";
import { readMoment } from "../../../ui/typed-date.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import "./server-sentences.ts";
import { once, type Person, roles_of, useAct } from "./people-data.ts";

/** Gives somebody another role, with the reason that stays in the history. */
export default function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const grant = useAct<{ outcome: "granted" | "proposed" }>("people/grant");
  const [role, setRole] = useState(person.role ?? "");
  const [reason, setReason] = useState("");
  const [until, setUntil] = useState("");
  const clock = until.trim() === "" ? null : readMoment(until);
  async function send() {
    const { data } = await grant.mutateAsync(
      once({ user_id: person.id, role, reason, ...(clock && { until: whenShown(Date.parse(`${clock}Z`)) }) }),
    );
    const proposed = data.outcome === "proposed";
    toast(
      proposed
        ? t("A second administrator has to agree now.")
        : t("{{name}}: {{role}}", { name: person.name, role: roleName(role) }),
      { tone: "good" },
    );
  }
  const same = role === person.role && person.role_until === null;
  const missing = same
    ? t("Choose another role.")
    : clock === undefined
      ? t("Type a day and a time, or leave the end empty.")
      : undefined;
  return (
    <FormDialog
      onClose={onClose}
      title={t("Role of {{name}}", { name: person.name })}
      act={t("Give this role")}
      labels={{ role: t("Role"), reason: t("Reason"), until: t("Ends on") }}
      missing={missing}
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
          <Field
            name="until"
            label={t("Ends on")}
            optional={t("optional")}
            hint={t("The role that the person has now comes back by itself then.")}
            error={errors["until"]}
          >
            {(ties) => <DateInput {...ties} time text={until} onText={setUntil} />}
          </Field>
          <TextField name="reason" label={t("Reason")} error={errors["reason"]} value={reason} onChange={setReason} />
        </>
      )}
    </FormDialog>
  );
}
