import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { type Passkey, useAccountAct } from "./account-data.ts";
import ConfirmPassword from "./confirm-password.tsx";

/** Takes a passkey away, once the password was right. */
export default function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useAccountAct("passkeys/remove");
  const { id, name } = passkey;
  return (
    <ConfirmPassword
      title={t("Remove the passkey “{{name}}”", { name })}
      description={t("It signs nobody in then. You can delete it on your device, too.")}
      act={t("Remove the passkey")}
      send={(current) =>
        remove.mutateAsync({ id, current }).then(() => toast(t("The passkey is removed."), { tone: "good" }))
      }
      onClose={onClose}
    />
  );
}
