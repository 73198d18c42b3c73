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
  const [role, setRole] = useState(person.role ?? "");
  const [reason, setReason] = useState("");
  const [until, setUntil] = useState("");
  const ends = momentOf(until);
  const send = useGrant(person, role, reason, ends);
  return (
    <FormDialog
      onClose={onClose}
      title={t("Role of {{name}}", { name: person.name })}
      act={t("Give this role")}
      labels={{ role: t("Role"), reason: t("Reason"), until: t("Ends on") }}
      missing={missingOf(person, role, ends)}
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
          <EndField error={errors["until"]} value={until} onChange={setUntil} />
          <TextField name="reason" label={t("Reason")} error={errors["reason"]} value={reason} onChange={setReason} />
        </>
      )}
    </FormDialog>
  );
}

/** Gives the role, and says what came of it. */
function useGrant(person: Person, role: string, reason: string, ends: string | null | undefined) {
  const grant = useAct<{ outcome: "granted" | "proposed" }>("people/grant");
  return async () => {
    const { data } = await grant.mutateAsync(once({ user_id: person.id, role, reason, ...(ends && { until: ends }) }));
    const proposed = data.outcome === "proposed";
    toast(
      proposed
        ? t("A second administrator has to agree now.")
        : t("{{name}}: {{role}}", { name: person.name, role: roleName(role) }),
      { tone: "good" },
    );
  };
}

type EndProps = { error: string | undefined; value: string; onChange: (text: string) => void };

/** When the role ends; empty for one that lasts. */
function EndField({ error, value, onChange }: EndProps) {
  return (
    <Field
      name="until"
      label={t("Ends on")}
      optional={t("optional")}
      hint={t("The role that the person has now comes back by itself then.")}
      error={error}
    >
      {(ties) => <DateInput {...ties} time text={value} onText={onChange} />}
    </Field>
  );
}

/** The moment that is typed: null for none, undefined for what is none. */
function momentOf(text: string): string | null | undefined {
  const clock = text.trim() === "" ? null : readMoment(text);
  return clock && whenShown(Date.parse(`${clock}Z`));
}

/** Why the role cannot be given yet. */
function missingOf(person: Person, role: string, ends: string | null | undefined): string | undefined {
  if (role === person.role && person.role_until === null) return t("Choose another role.");
  return ends === undefined ? t("Type a day and a time, or leave the end empty.") : undefined;
}
