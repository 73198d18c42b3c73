import { useState } from "react";
import { newKey } from "../client/request.ts";
import { TextField } from "../ui/text-field.tsx";
import { t } from "../ui/translate.ts";
import { FormDialog } from "./form-dialog.tsx";
import { recordClient, type Values } from "./record-client.ts";

type Props = {
  entity: "teams" | "pipelines" | "choices" | "company";
  /** What is renamed, as it is called on the screen; none for a new one. */
  record: { id: string; name: string; version: number } | undefined;
  /** Of a new one: what the dialog and its button are called, what is to be known, and what it holds besides. */
  fresh?: { title: string; act: string; description?: string; values?: Values };
  longest: number;
  /** Has what shows the name read again. */
  onSaved: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the name of something that has little else, new or another one. */
export function NameDialog({ entity, record, fresh, longest, onSaved, onClose }: Props) {
  const [key] = useState(newKey);
  const [typed, setTyped] = useState(record?.name ?? "");
  async function send() {
    const name = typed.trim();
    // (A name that was only shown in another language stays.)
    if (name === record?.name) return;
    const client = recordClient(entity);
    await (record
      ? client.update(record.id, { name, version: record.version })
      : client.create({ ...fresh?.values, name }, key));
    await onSaved();
  }
  return (
    <FormDialog
      onClose={onClose}
      title={record ? t("Rename {{name}}", { name: record.name }) : (fresh?.title ?? "")}
      {...(!record && fresh?.description && { description: fresh.description })}
      act={record ? t("Rename") : (fresh?.act ?? "")}
      labels={{ name: t("Name") }}
      missing={typed.trim() ? undefined : t("Write a name first.")}
      send={send}
    >
      {({ name: error }) => (
        <TextField name="name" label={t("Name")} error={error} value={typed} maxLength={longest} onChange={setTyped} />
      )}
    </FormDialog>
  );
}
