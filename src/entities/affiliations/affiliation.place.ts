import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Affiliations, as everything else knows them: each stands in the panels of its contact and its client. */
export const affiliations = place("affiliations", {
  words: { one: phrase("Affiliation"), many: phrase("Affiliations"), create: phrase("Add") },
  path: null,
  line: ({ name }) => name,
  opens: ({ contact_id }) => (contact_id ? ["/clients", { tab: "contacts", id: contact_id }] : null),
  foresee: {},
});
