import { ContactRound } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Contacts, as everything else knows them: their list is a tab beside the clients. */
export const contacts = place("contacts", {
  words: {
    one: phrase("Contact"),
    many: phrase("Contacts"),
    new: phrase("New contact"),
    create: phrase("Add contact"),
  },
  icon: ContactRound,
  path: "/clients",
  tab: "contacts",
  key: "o",
  line: ({ name }) => name,
  under: ["title", "emails"],
  foresee: { mark: (_contact, { status }) => ({ status: status }) },
  acts: { mark: phrase("Say how it stands") },
  said: { mark: phrase("Noted") },
  screen: () => import("./contacts-screen.tsx"),
  french: () => import("./contacts.french.ts"),
});
