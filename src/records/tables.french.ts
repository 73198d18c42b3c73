import type { Catalogue } from "../ui/translate.ts";

/** French for what is done with a table: its columns, its cells, its export, what is chosen in it. */
export const french: Catalogue = {
  About: "Concerne",
  "Parent owner": "Responsable de la fiche",
  "Parent created by": "Auteur de la fiche",
  "Parent manager": "Chef de projet de la fiche",
  "Parent account": "Client de la fiche",
  "Project visible": "Projet visible du client",
  "Project deleted": "Projet supprimé le",
  Urgency: "Rang de priorité",
  "Parent team": "Équipe de la fiche",
  "Parent deleted": "Fiche supprimée le",
  "Answer due": "Réponse attendue avant",
  Answered: "Première réponse le",
  "Answer minutes": "Délai de réponse, en minutes",
  "As they were": "Rétablir",
  "Move {{column}} forward": "Avancer {{column}}",
  "Move {{column}} back": "Reculer {{column}}",
  "More fields": "Autres champs",
  "Find a field": "Chercher un champ",
  "As it is shown": "Tel qu’affiché",
  "The columns of this list, in their order and in your words.":
    "Les colonnes de cette liste, dans leur ordre et avec leurs intitulés.",
  "Excel workbook (XLSX)": "Classeur Excel (XLSX)",
  "Text with separators (CSV)": "Texte avec séparateurs (CSV)",
  "All fields, to be imported again": "Tous les champs, pour réimportation",
  "All fields (CSV)": "Tous les champs (CSV)",
  "Left and right move among the cells of a row, F2 changes one, Tab goes on to the next.":
    "Gauche et droite parcourent les cellules d’une ligne, F2 en modifie une, Tab passe à la suivante.",
  "Stage when reopened": "Étape à la réouverture",
  "Duplicate of": "Doublon de",
  "Change the cell": "Modifier la cellule",
  "{{field}} is not changed in the table. Open the record to see what can be done.":
    "{{field}} ne se modifie pas dans la liste. Ouvrez la fiche pour voir ce qui est possible.",
  "This is not yours to change.": "Vous ne pouvez pas modifier cet élément.",
  "No other field is called so.": "Aucun autre champ ne porte ce nom.",
};
