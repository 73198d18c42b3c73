import type { Catalogue } from "../../ui/translate.ts";

/** French for the saved views of lists. */
export const french: Catalogue = {
  Views: "Vues",
  "Saved views": "Vues enregistrées",
  "{{view}}, changed": "{{view}}, modifiée",
  "Only I see these": "Visibles par moi seulement",
  "My team sees these": "Visibles par mon équipe",
  "All staff see these": "Visibles par tout le personnel",
  "No view of this list is saved yet.": "Aucune vue de cette liste n’est encore enregistrée.",
  "Save the changes": "Enregistrer les modifications",
  "Save as a new view…": "Enregistrer une nouvelle vue…",
  "Filter, search, sort or arrange the columns first.": "Filtrez, cherchez, triez ou disposez d’abord les colonnes.",
  "Keep {{view}} at hand": "Garder {{view}} à portée de main",
  "Begin with {{view}}": "Commencer par {{view}}",
  "Change {{view}}": "Modifier {{view}}",
  "Delete {{view}}": "Supprimer {{view}}",
  "“{{name}}” is deleted.": "« {{name}} » est supprimée.",
  "Saved.": "C’est enregistré.",
  "Only me": "Moi seulement",
  "My team": "Mon équipe",
  "All staff": "Tout le personnel",
  "Change the view": "Modifier la vue",
  "Save as a new view": "Enregistrer une nouvelle vue",
  "With its filters, words, order and columns.": "Avec ses filtres, sa recherche, son ordre et ses colonnes.",
  "A view needs a name.": "Une vue a besoin d’un nom.",
  "Who sees it": "Qui la voit",
};
