import { useState } from "react";
import { useSession } from "../../../client/session-context.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { NewPasswordField } from "../door/new-password-field.tsx";
import { useAccountAct } from "./account-data.ts";
import { PresentPassword } from "./present-password.tsx";
import "./server-sentences.ts";

/** Changes one's password; the present one is asked for. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { person } = useSession();
  const change = useAccountAct("password");
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const labels = { current: t("Present password"), password: t("New password") };
  async function send() {
    await change.mutateAsync({ current, password });
    toast(t("Your password is changed."), { tone: "good" });
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("Change your password")}
      description={t("You stay signed in here; your other sessions end.")}
      act={t("Change the password")}
      labels={labels}
      send={send}
    >
      {(errors) => (
        <>
          {/* Tells a password manager whose password this is. */}
          <input type="email" autoComplete="username" value={person.email} readOnly hidden />
          <PresentPassword label={labels.current} value={current} onChange={setCurrent} error={errors["current"]} />
          <NewPasswordField
            label={labels.password}
            value={password}
            onChange={setPassword}
            error={errors["password"]}
          />
        </>
      )}
    </FormDialog>
  );
}
