import { useState } from "react";
import type { FieldMeta } from "../../entity/meta.ts";
import { typedText, typedValue } from "../../records/field-text.ts";
import { columnOf, type Values } from "../../records/record-client.ts";
import { ApiError } from "../../client/api-error.ts";
import { newKey } from "../../client/request.ts";
import { t } from "../../ui/translate.ts";
import type { ContactRow } from "./contact-row.ts";

/** What the dialog asks of a contact. */
export const contact_form = ["name", "title", "emails", "phones", "decision_role", "primary"] as const;

/** What is typed about a contact; its key makes a second try the same write. */
export function useContactDraft(fields: FieldMeta[], contact: ContactRow | null) {
  const [draft, setDraft] = useState<{ texts: Record<string, string>; key: string }>({ texts: {}, key: newKey() });
  const stored = (field: FieldMeta) => (contact ? typedText(field, columnOf(contact, field.name)) : "");
  const text = (field: FieldMeta) => draft.texts[field.name] ?? (stored(field) || unset(field));
  const type = (name: string, typed: string) =>
    // Other values are another write.
    setDraft({ texts: { ...draft.texts, [name]: typed }, key: newKey() });

  /** What differs from what is stored; throws, in the shape of the server's refusal, when the name is missing. */
  function changes(): Values {
    const touched = fields.filter(
      (field) => contact_form.includes(field.name as never) && text(field) !== stored(field),
    );
    const values = Object.fromEntries(touched.map((field) => [field.name, typedValue(field, text(field))]));
    const name = fields.find((field) => field.name === "name");
    if (name && !text(name).trim()) throw refused({ name: t("This is needed.") });
    return values;
  }
  return { key: draft.key, text, type, changes };
}

function unset(field: FieldMeta): string {
  return field.kind === "flag" ? "false" : "";
}

/** A refusal in the shape of the server's, with what is wrong by field. */
export function refused(fields: Record<string, string>): ApiError {
  const envelope = { code: "VALIDATION_FAILED", message: "", request_id: "", timestamp: "" };
  return new ApiError({ ...envelope, details: { fields } }, 422);
}
