import { useState } from "react";
import { makePasskey } from "../../../client/passkey.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { useAccountAct } from "./account-data.ts";
import { NameField } from "./name-field.tsx";
import { PresentPassword } from "./present-password.tsx";
import "./server-sentences.ts";

/** Makes a passkey on this device, once the password was right. */
export default function AddPasskey({ onClose }: { onClose: () => void }) {
  const begin = useAccountAct<PublicKeyCredentialCreationOptionsJSON>("passkeys/begin");
  const add = useAccountAct("passkeys/add");
  const [name, setName] = useState("");
  const [current, setCurrent] = useState("");
  const labels = { name: t("Name"), current: t("Present password") };
  async function send() {
    const response = await makePasskey(await begin.mutateAsync({ current }));
    if (!response) {
      toast(t("No passkey was made. It was cancelled, or this device has one already."), { tone: "bad" });
      return;
    }
    await add.mutateAsync({ name: name.trim(), response });
    toast(t("The passkey is added."), { tone: "good" });
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("Add a passkey")}
      description={t("It stays on this device or in your password manager. Give it a name by which you know it again.")}
      act={t("Add a passkey")}
      labels={labels}
      missing={name.trim() === "" ? t("Enter a name.") : undefined}
      send={send}
    >
      {(errors) => (
        <>
          <NameField
            hint={t("Such as: phone, laptop at work")}
            value={name}
            onChange={setName}
            error={errors["name"]}
          />
          <PresentPassword label={labels.current} value={current} onChange={setCurrent} error={errors["current"]} />
        </>
      )}
    </FormDialog>
  );
}
