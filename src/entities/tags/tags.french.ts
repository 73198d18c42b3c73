import type { Catalogue } from "../../ui/translate.ts";

/** French for the list of tags. */
export const french: Catalogue = {
  "All tags": "Toutes les étiquettes",
  "Clients with this tag": "Clients avec cette étiquette",
  "Leads with this tag": "Prospects avec cette étiquette",
  "Tasks with this tag": "Tâches avec cette étiquette",
  Colour: "Couleur",
  Grey: "Gris",
  Petrol: "Pétrole",
  Ochre: "Ocre",
  Plum: "Prune",
  Green: "Vert",
  Blue: "Bleu",
  Coral: "Corail",
};
