import { useState } from "react";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { t } from "../../../ui/translate.ts";
import { type Passkey, useAccountAct } from "./account-data.ts";
import { NameField } from "./name-field.tsx";

/** Asks for another name of a passkey. */
export default function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useAccountAct("passkeys/rename");
  const [name, setName] = useState(passkey.name);
  return (
    <FormDialog
      onClose={onClose}
      title={t("Rename the passkey “{{name}}”", { name: passkey.name })}
      act={t("Rename")}
      labels={{ name: t("Name") }}
      missing={name.trim() === "" ? t("Enter a name.") : undefined}
      send={() => rename.mutateAsync({ id: passkey.id, name: name.trim() })}
    >
      {(errors) => (
        <NameField hint={t("Such as: phone, laptop at work")} value={name} onChange={setName} error={errors["name"]} />
      )}
    </FormDialog>
  );
}
