import type { Catalogue } from "../../ui/translate.ts";

/** French for putting tags in order. */
export const french: Catalogue = {
  "Everybody who works with leads and clients shares them.":
    "Tous ceux qui travaillent avec les prospects et les clients les partagent.",
  "There are no tags yet.": "Il n’y a pas encore d’étiquettes.",
  "Name of {{tag}}": "Nom de {{tag}}",
  "Colour of {{tag}}": "Couleur de {{tag}}",
  "The tag is in the bin.": "L’étiquette est dans la corbeille.",
  Colour: "Couleur",
  Grey: "Gris",
  Petrol: "Pétrole",
  Ochre: "Ocre",
  Plum: "Prune",
  Green: "Vert",
  Blue: "Bleu",
  Coral: "Corail",
  "Remove {{name}}": "Supprimer {{name}}",
};
