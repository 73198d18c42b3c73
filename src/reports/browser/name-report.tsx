import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { useAddress } from "../../records/address.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { useWrites } from "../../records/use-writes.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { NameFields, type NameValues } from "./name-fields.tsx";
import type { ToSave } from "./save-report.tsx";

/** Asks under which name a report is kept, and who sees it. */
export default function NameReport({ definition, saved, onClose }: ToSave & { onClose: () => void }) {
  const { person } = useSession();
  const [, go] = useAddress();
  const writes = useWrites("reports");
  const [key] = useState(newKey);
  const [values, setValues] = useState<NameValues>({
    name: saved ? t("{{name}} (copy)", { name: saved.name }) : "",
    note: saved?.note ?? "",
    visibility: "private",
  });
  const send = async () => {
    const { name, note, visibility } = values;
    const kept = { name: name.trim(), note: note.trim() || null, visibility, definition, owner_id: person.id };
    const { id } = await writes.create(kept, key);
    go({ report: id }, { replace: true });
    toast(t("Report saved."), { tone: "good" });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t("Save the report")}
      description={t("What it asks is kept, and no data: whoever opens it sees their own numbers.")}
      act={t("Save")}
      labels={{ name: t("Name"), note: t("Description") }}
      missing={values.name.trim() ? undefined : t("A report needs a name.")}
      send={send}
    >
      {(errors) => (
        <NameFields
          {...{ values, errors }}
          onChange={(change) => setValues({ ...values, ...change })}
          also={t("Administrators, the management and auditors see all reports.")}
        />
      )}
    </FormDialog>
  );
}
