import type { Catalogue } from "../../ui/translate.ts";

/** French for what tasks are about, and for what becomes a task. */
export const french: Catalogue = {
  "Linked records": "Fiches liées",
  "Link a record": "Lier une fiche",
  "Link a record to {{name}}": "Lier une fiche à {{name}}",
  "It is about no record yet.": "Elle ne concerne encore aucune fiche.",
  "End the link to {{name}}": "Supprimer le lien avec {{name}}",
  "Choose a record first.": "Choisissez d’abord une fiche.",
  "Or paste the address of a record": "Ou collez l’adresse d’une fiche",
  "This is the address of no record that can be linked.": "Ce n’est l’adresse d’aucune fiche qui puisse être liée.",
  "This task is about that record already.": "Cette tâche concerne déjà cette fiche.",
  "A task is about 50 records at most.": "Une tâche concerne au plus 50 fiches.",
  "Show more": "Afficher plus",
  late: "en retard",
  "Linked tasks": "Tâches liées",
  "It is a task of yours now.": "C’est maintenant une tâche pour vous.",
  "Open the task": "Ouvrir la tâche",
  "A task was made of it already, which you do not see.": "Une tâche que vous ne voyez pas en a déjà été faite.",
  "There is no such task of yours, or it was changed since. Remove it by hand.":
    "Il n’y a pas de telle tâche de votre part, ou elle a changé depuis. Retirez-la à la main.",
};
