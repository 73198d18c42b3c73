import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { useAddress } from "../../records/address.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Readers } from "../../records/readers.tsx";
import { useWrites } from "../../records/use-writes.ts";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import type { ToSave, Visibility } from "./save-report.tsx";

/** Asks under which name a report is kept, and who sees it. */
export default function NameReport({ definition, saved, onClose }: ToSave & { onClose: () => void }) {
  const { person } = useSession();
  const [, go] = useAddress();
  const writes = useWrites("reports");
  const [key] = useState(newKey);
  const [name, setName] = useState(saved ? t("{{name}} (copy)", { name: saved.name }) : "");
  const [note, setNote] = useState(saved?.note ?? "");
  const [visibility, setVisibility] = useState<Visibility>("private");
  const send = async () => {
    const values = { name: name.trim(), note: note.trim() || null, visibility, definition, owner_id: person.id };
    const { id } = await writes.create(values, key);
    go({ report: id }, { replace: true });
    toast(t("Report saved."), { tone: "good" });
  };
  const fields = { name, setName, note, setNote, visibility, setVisibility };
  return (
    <FormDialog
      onClose={onClose}
      title={t("Save the report")}
      description={t("What it asks is kept, and no data: whoever opens it sees their own numbers.")}
      act={t("Save")}
      labels={{ name: t("Name"), note: t("Description") }}
      missing={name.trim() ? undefined : t("A report needs a name.")}
      send={send}
    >
      {(errors) => <NameFields {...fields} errors={errors} />}
    </FormDialog>
  );
}

type FieldsProps = {
  name: string;
  setName: (name: string) => void;
  note: string;
  setNote: (note: string) => void;
  visibility: Visibility;
  setVisibility: (visibility: Visibility) => void;
  errors: Record<string, string>;
};

function NameFields({ name, setName, note, setNote, visibility, setVisibility, errors }: FieldsProps) {
  return (
    <>
      <Field label={t("Name")} name="name" error={errors["name"]}>
        {(ties) => (
          <TextInput {...ties} value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Field label={t("Description")} name="note" error={errors["note"]}>
        {(ties) => (
          <Textarea {...ties} rows={2} value={note} maxLength={2000} onChange={({ target }) => setNote(target.value)} />
        )}
      </Field>
      <div className="flex flex-col gap-1">
        <Readers value={visibility} everyone="company" onChange={setVisibility} />
        <p className="text-meta text-ink-3">{t("Administrators, the management and auditors see all reports.")}</p>
      </div>
    </>
  );
}
