import type { FieldMeta } from "../../entity/meta.ts";
import { isConflict } from "../../records/failure.ts";
import { fieldText } from "../../records/field-text.ts";
import { columnOf, recordClient, type Values } from "../../records/record-client.ts";
import type { Writes } from "../../records/use-writes.ts";
import { t } from "../../ui/translate.ts";
import { refused } from "./contact-draft.ts";
import type { ContactRow } from "./contact-row.ts";

/**
 * Saves what was changed of a contact. Where somebody was quicker, other fields stay as they made them; for the same
 * field it throws what they wrote, and `onFresh` gets the contact as it is now for the next try.
 */
export async function saveContact(
  writes: Writes,
  contact: ContactRow,
  values: Values,
  fields: FieldMeta[],
  onFresh: (fresh: ContactRow) => void,
): Promise<void> {
  try {
    await writes.update(contact, values);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const fresh = await recordClient("contacts").get<ContactRow>(contact.id);
    onFresh(fresh);
    const wrong = fields.flatMap((field) => {
      const [was, is] = [contact, fresh].map((row) => fieldText(field, columnOf(row, field.name)));
      if (!(field.name in values) || was === is) return [];
      return [[field.name, t("Meanwhile somebody wrote “{{value}}”. Save again to keep yours.", { value: is || "–" })]];
    });
    if (wrong.length > 0) throw refused(Object.fromEntries(wrong) as Record<string, string>);
    await writes.update(fresh, values);
  }
}
