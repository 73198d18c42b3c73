import type { Catalogue } from "../../ui/translate.ts";

/** French for what is asked before something is done with leads. */
export const french: Catalogue = {
  "Choose the duplicate first.": "Choisissez d’abord le doublon.",
  "Empty fields are filled from the duplicate, its addresses, numbers and note are added; then it goes to the bin.":
    "Les champs vides sont complétés à partir du doublon, ses adresses, ses numéros et sa note sont ajoutés ; puis il va à la corbeille.",
  "Find the duplicate": "Rechercher le doublon",
  Merge: "Fusionner",
  "Merge a duplicate into {{name}}": "Fusionner un doublon avec {{name}}",
  "Merge {{name}}": "Fusionner {{name}}",
  "Merged. {{name}} is in the bin.": "Fusion effectuée. {{name}} est dans la corbeille.",
};
