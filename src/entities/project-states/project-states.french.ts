import type { Catalogue } from "../../ui/translate.ts";

/** French of the states that a project calls by its own words. */
export const french: Catalogue = {
  "A project has 30 states of its own at most. Remove one first.":
    "Un projet a au plus 30 états propres. Retirez-en un d’abord.",
  "Add state": "Ajouter un état",
  "Choose a state of the project that is there and means the same.":
    "Choisissez un état existant du projet, de même sens.",
  "Its project has no such state.": "Son projet n’a pas cet état.",
  "Its tasks go to": "Ses tâches vont dans",
  "Its tasks stand in the states that all have.": "Ses tâches suivent les états communs à toutes.",
  "Lists of all projects, figures and notices go by this.":
    "Les listes de tous les projets, les chiffres et les avis s’y fient.",
  Means: "Signifie",
  "New state": "Nouvel état",
  "Rename {{name}}": "Renommer {{name}}",
  "States of tasks": "États des tâches",
  "Tasks that stand there: {{count}}": "Tâches qui s’y trouvent : {{count}}",
  "This state is gone, or not yours to change.": "Cet état n’existe plus, ou vous ne pouvez pas le modifier.",
  "{{name}} is removed.": "{{name}} : supprimé.",
  "Remove {{name}}": "Supprimer {{name}}",
  "Write a name first.": "Indiquez d’abord un nom.",
};
