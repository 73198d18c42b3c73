import { useState } from "react";
import { useSession } from "../../../client/session-context.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { t } from "../../../ui/translate.ts";
import { useAccountAct } from "./account-data.ts";

/** Asks for another name of one's own. */
export default function NameDialog({ onClose }: { onClose: () => void }) {
  const { person } = useSession();
  const change = useAccountAct("name");
  const [name, setName] = useState(person.name);
  const label = t("Name");
  return (
    <FormDialog
      onClose={onClose}
      title={t("Change your name")}
      description={t("Everybody who works with you sees it. The log keeps the one before.")}
      act={t("Change")}
      labels={{ name: label }}
      missing={name.trim() === "" ? t("Enter a name.") : undefined}
      // What is on screen already, the header and lists, says the old one.
      send={() => change.mutateAsync({ name: name.trim() }).then(() => location.reload())}
    >
      {(errors) => (
        <TextField
          name="name"
          label={label}
          error={errors["name"]}
          autoComplete="name"
          maxLength={200}
          value={name}
          onChange={setName}
        />
      )}
    </FormDialog>
  );
}
