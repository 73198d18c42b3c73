import { useState } from "react";
import { FormDialog } from "../../records/form-dialog.tsx";
import { useWrites } from "../../records/use-writes.ts";
import { NameFields } from "../../reports/browser/name-fields.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import type { Dashboard } from "./dashboard.ts";

/** Changes what a dashboard is called, what is said of it, and who sees it. */
export function NameDialog({ row, onClose }: { row: Dashboard; onClose: () => void }) {
  const writes = useWrites("dashboards");
  const before = { name: row.name, note: row.note, visibility: row.visibility };
  const [values, setValues] = useState({ ...before, note: row.note ?? "" });
  const send = async () => {
    const change = { ...values, name: values.name.trim(), note: values.note.trim() || null };
    const after = await writes.update(row, change);
    toast(t("Dashboard changed."), { undo: () => writes.update(after ?? row, before) });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t("Name and readers")}
      act={t("Save")}
      labels={{ name: t("Name"), note: t("Description") }}
      missing={values.name.trim() ? undefined : t("A dashboard needs a name.")}
      send={send}
    >
      {(errors) => (
        <NameFields
          {...{ values, errors }}
          onChange={(change) => setValues({ ...values, ...change })}
          also={t("Administrators, the management and auditors see all dashboards.")}
        />
      )}
    </FormDialog>
  );
}
