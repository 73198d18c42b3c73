import { entity } from "../../entity/describe.ts";
import { merging } from "../../entity/merge.ts";
import { assign, move } from "../../entity/usual-verbs.ts";
import { contacts } from "./contact.schema.ts";

/** People at client companies. */
export const contact = entity(contacts, {
  title: { one: "Contact", many: "Contacts" },
  about: "A person at a client company.",
  example: { name: "Jeanne Petit", title: "Purchasing", emails: ["jeanne@durand.example"] },
  kinds: { emails: "email", phones: "phone", note: "text" },
  state: "status",
  written_by_verbs: ["team_id", "portal_user_id", "last_seen", "duplicate_of"],
  verbs: {
    assign: assign(contacts, "Gives the contact, with its team, to another employee."),
    mark: move(
      contacts.status,
      "Says how it stands with the contact: active, left the company, or not to be contacted.",
      "This contact is not yours to change.",
    ),
    ...merging({ either: { status: "do_not_contact" } }),
  },
});
