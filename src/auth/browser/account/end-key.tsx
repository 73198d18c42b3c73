import { FormDialog } from "../../../records/form-dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { type ApiKey, useAccountAct } from "./account-data.ts";

/** Asks before a key ends, since programs may depend on it. */
export default function EndKey({ made, onClose }: { made: ApiKey; onClose: () => void }) {
  const end = useAccountAct("api-keys/end");
  const { id, name } = made;
  return (
    <FormDialog
      onClose={onClose}
      title={t("End the key “{{name}}”", { name })}
      description={t("Programs that use it are refused at once. A key that has ended does not come back.")}
      act={t("End the key")}
      send={() => end.mutateAsync({ id }).then(() => toast(t("The key is ended."), { tone: "good" }))}
    >
      {() => null}
    </FormDialog>
  );
}
