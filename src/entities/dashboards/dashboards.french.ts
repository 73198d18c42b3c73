import type { Catalogue } from "../../ui/translate.ts";

/** French for the list of dashboards. */
export const french: Catalogue = {
  "A dashboard shows reports and texts side by side, each with the numbers of whoever looks.":
    "Un tableau de bord réunit des rapports et des textes ; chacun y voit ses propres chiffres.",
  "All dashboards": "Tous les tableaux de bord",
  Description: "Description",
  "Last change": "Dernière modification",
  "My dashboards": "Mes tableaux de bord",
  Private: "Privé",
  "Show the dashboard": "Afficher le tableau de bord",
  "Tiles and filters": "Tuiles et filtres",
  "Who sees it": "Qui la voit",
};
