import type { Catalogue } from "../../ui/translate.ts";

/** French for how a record came. */
export const french: Catalogue = {
  "Came by form": "Venu par formulaire",
  "Came from": "Provenance",
  Confirmed: "Confirmé",
  Consent: "Consentement",
  Given: "Donné",
  "None was given.": "Aucun n’a été donné.",
  "{{at}}, from {{address}}": "{{at}}, depuis {{address}}",
  "{{at}}, version {{version}}, from {{address}}": "{{at}}, version {{version}}, depuis {{address}}",
  "{{form}}, edition {{edition}}, {{at}}": "{{form}}, édition {{edition}}, {{at}}",
  Page: "Page",
};
