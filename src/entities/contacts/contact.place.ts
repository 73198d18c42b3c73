import { ContactRound } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Contacts, as everything else knows them: each stands in the panel of its client. */
export const contacts = place("contacts", {
  words: {
    one: phrase("Contact"),
    many: phrase("Contacts"),
    new: phrase("New contact"),
    create: phrase("Add contact"),
  },
  icon: ContactRound,
  path: null,
  line: ({ name }) => name,
  under: ["title", "emails"],
  opens: ({ account_id }) => (account_id ? ["/clients", { id: account_id }] : null),
  foresee: {},
});
