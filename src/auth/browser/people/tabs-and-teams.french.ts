import type { Catalogue } from "../../../ui/translate.ts";

/** French for the tabs of the page of people, and for teams. */
export const french: Catalogue = {
  Rights: "Droits",
  Explain: "Expliquer",
  "New team": "Nouvelle équipe",
  "Create the team": "Créer l’équipe",
  "Change team": "Changer d’équipe",
  "Choose who leads it": "Choisir qui la dirige",
  "Nobody leads it": "Personne ne la dirige",
};
