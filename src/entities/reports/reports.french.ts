import type { Catalogue } from "../../ui/translate.ts";

/** French for the list of reports. */
export const french: Catalogue = {
  Description: "Description",
  "Who sees it": "Qui la voit",
  "Last change": "Dernière modification",
  "All reports": "Tous les rapports",
  "My reports": "Mes rapports",
  "What it asks": "Ce qu’il demande",
  Private: "Privé",
  "Open in the builder": "Ouvrir dans l’éditeur",
  Duplicate: "Dupliquer",
  "{{name}} (copy)": "{{name}} (copie)",
};
