import type { Catalogue } from "../../ui/translate.ts";

/** French for what is done with a table: its columns, its cells, its export. */
export const tables: Catalogue = {
  "As they were": "Rétablir",
  "Move {{column}} forward": "Avancer {{column}}",
  "Move {{column}} back": "Reculer {{column}}",
  "More fields": "Autres champs",
  "Find a field": "Chercher un champ",
  "No other field is called so.": "Aucun autre champ ne porte ce nom.",
};
