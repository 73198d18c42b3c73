import { phrase } from "../../ui/translate.ts";

/** What the fields between a contact and a client are called. */
export const affiliation_fields = {
  contact_id: { label: phrase("Contact") },
  account_id: { label: phrase("Client") },
  since: { label: phrase("There since") },
};
