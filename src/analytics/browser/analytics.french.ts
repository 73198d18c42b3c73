import type { Catalogue } from "../../ui/translate.ts";

/** French for the title of the page of analytics. */
export const french: Catalogue = {
  "Sales analytics": "Analyse des ventes",
  "Use of the app": "Usage de l’application",
  "All owners": "Tout le monde",
  "Only me": "Moi seulement",
  "My team": "Mon équipe",
  "No owner": "Sans responsable",
  Period: "Période",
  "From … to …": "Du … au …",
  "{{period}}, compared with {{before}}": "{{period}}, comparé à {{before}}",
  "Write two days, the earlier one first.": "Indiquez deux jours, le plus ancien d’abord.",
};
