import { ReferenceListControl } from "../../screen/reference-list-control.tsx";
import { Field } from "../../ui/field.tsx";
import { t } from "../../ui/translate.ts";
import { type Parent, useOfferedContacts, useSeesContacts } from "./offered-contacts.ts";

type Props = {
  /** What the activity belongs to, as far as that is known. */
  of: Parent | undefined;
  text: string;
  error?: string | undefined;
  onText: (ids: string) => void;
};

/** Who takes part from the client's side; nothing for whoever reads no contacts. */
export function ContactsField({ of, text, error, onText }: Props) {
  const first = useOfferedContacts(of);
  // (With the contact that it belongs to it is anyway.)
  const without = of?.entity === "contacts" ? [of.row_id] : [];
  if (!useSeesContacts()) return null;
  return (
    <Field name="contact_ids" label={t("Contacts")} error={error} optional={t("optional")}>
      {(ties) => <ReferenceListControl {...ties} entity="contacts" {...{ text, onText, first, without }} />}
    </Field>
  );
}
