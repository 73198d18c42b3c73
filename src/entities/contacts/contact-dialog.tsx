import { useState } from "react";
import { useChangeable } from "../../client/session-context.ts";
import type { FieldMeta } from "../../entity/meta.ts";
import { FieldControl } from "../../records/field-control.tsx";
import { FormDialog } from "../../records/form-dialog.tsx";
import { useFields } from "../../records/use-meta.ts";
import type { Writes } from "../../records/use-writes.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { contact_form, useContactDraft } from "./contact-draft.ts";
import type { ContactRow } from "./contact-row.ts";
import { contactLabel, contactOptions } from "./contact-words.ts";
import { saveContact } from "./save-contact.ts";

type Props = {
  client: { id: string; name: string; owner_id: string | null };
  /** Null for a new one. */
  contact: ContactRow | null;
  writes: Writes;
  onClose: () => void;
};

/** Asks for a new contact of a client, or changes one. */
export default function ContactDialog({ client, contact, writes, onClose }: Props) {
  const fields = useFields("contacts");
  const [stored, setStored] = useState(contact);
  const draft = useContactDraft(fields, stored);
  async function send() {
    const values = draft.changes();
    if (!stored) {
      // Whoever looks after the client looks after its people.
      await writes.create({ ...values, account_id: client.id, owner_id: client.owner_id }, draft.key);
      toast(t("The contact is added."), { tone: "good" });
    } else if (Object.keys(values).length > 0) {
      await saveContact(writes, stored, values, fields, setStored);
      toast(t("The contact is saved."), { tone: "good" });
    }
  }
  const changeable = useChangeable("contacts");
  const shown = contact_form
    .filter((name) => !contact || changeable(name))
    .flatMap((name) => fields.filter((field) => field.name === name));
  return (
    <FormDialog
      open
      onClose={onClose}
      title={contact ? contact.name : t("New contact of {{client}}", { client: client.name })}
      act={contact ? t("Save the contact") : t("Add the contact")}
      labels={Object.fromEntries(contact_form.map((name) => [name, contactLabel(name)]))}
      send={send}
    >
      {(errors) =>
        shown.map((field) => <Line key={field.name} field={field} draft={draft} error={errors[field.name]} />)
      }
    </FormDialog>
  );
}

type LineProps = { field: FieldMeta; draft: ReturnType<typeof useContactDraft>; error: string | undefined };

function Line({ field, draft, error }: LineProps) {
  const { name } = field;
  const label = contactLabel(name);
  const text = draft.text(field);
  if (field.kind === "flag") {
    const change = (event: { target: { checked: boolean } }) => draft.type(name, String(event.target.checked));
    return <Checkbox label={label} checked={text === "true"} onChange={change} />;
  }
  return (
    <Field name={name} label={label} error={error} {...(!field.required && { optional: t("optional") })}>
      {(ties) => (
        <FieldControl
          {...ties}
          field={field}
          options={contactOptions(name)}
          text={text}
          onText={(typed) => draft.type(name, typed)}
        />
      )}
    </Field>
  );
}
