import { useOfferedContacts, useSeesContacts } from "../../entities/activities/offered-contacts.ts";
import { RecordForm } from "../../screen/late-form.ts";
import { phrase } from "../../ui/translate.ts";
import type { Activity } from "./use-timeline.ts";

const form = {
  entity: "activities" as const,
  form: ["subject", "kind", "at", "duration", "outcome", "location", "body"],
  wide: ["subject", "location", "body", "contact_ids"],
  fields: {
    at: { label: phrase("When") },
    body: { label: phrase("Text") },
    location: { label: phrase("Place") },
    outcome: { suggested: true },
  },
};

/** The form of an activity in its line; who reads no contacts is not asked about them. */
export function EditActivity({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const contact_ids = useOfferedContacts(activity);
  const asked = useSeesContacts() ? [...form.form, "contact_ids"] : form.form;
  return (
    <RecordForm described={{ ...form, form: asked }} record={activity} offers={{ contact_ids }} onClose={onClose} />
  );
}
