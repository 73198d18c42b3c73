import { entity } from "../../entity/describe.ts";
import { affiliations, copied_affiliation } from "./affiliation.schema.ts";

/** Which clients a contact belongs to, and as what. */
export const affiliation = entity(affiliations, {
  title: { one: "Affiliation", many: "Affiliations" },
  about:
    "That a contact belongs to a client, and as what: their part in decisions, whether they are whom one asks for (main: one of each client, who makes one so takes it from the other), and whether they still are there. A contact may belong to several; the account_id of the contact is the first.",
  example: {
    contact_id: "01930000-0000-7000-8000-000000000001",
    account_id: "01930000-0000-7000-8000-000000000002",
    decision_role: "decides",
  },
  kinds: { contact_emails: "email", contact_phones: "phone" },
  given_once: ["contact_id", "account_id"],
  written_by_verbs: copied_affiliation,
});
