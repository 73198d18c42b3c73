import { useState } from "react";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { t } from "../../../ui/translate.ts";
import { type Passkey, useAccountAct } from "./account-data.ts";

/** Asks for another name of a passkey. */
export default function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useAccountAct("passkeys/rename");
  const [name, setName] = useState(passkey.name);
  const label = t("Name");
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t("Rename the passkey “{{name}}”", { name: passkey.name })}
      act={t("Rename")}
      labels={{ name: label }}
      missing={name.trim() === "" ? t("Enter a name.") : undefined}
      send={() => rename.mutateAsync({ id: passkey.id, name: name.trim() })}
    >
      {(errors) => (
        <Field name="name" label={label} hint={t("Such as: phone, laptop at work")} error={errors["name"]}>
          {(ties) => (
            <TextInput {...ties} maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
