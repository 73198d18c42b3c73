import type { Catalogue } from "../../ui/translate.ts";

/** French of the rates by role. */
export const french: Catalogue = {
  "A project has 30 rates by role at most. Remove one first.":
    "Un projet a au plus 30 taux par fonction. Retirez-en un d’abord.",
  "Add rate": "Ajouter un taux",
  "All hours have the rate of the project or of who works.": "Chaque heure a le taux du projet ou de la personne.",
  "Change the rate of {{name}}": "Modifier le taux : {{name}}",
  "New rate": "Nouveau taux",
  "Of members whose part is called so, where they have no rate of their own; from now on.":
    "Des membres qui ont cette fonction, sauf taux personnel ; à partir de maintenant.",
  Part: "Fonction",
  "Rate per hour ({{currency}})": "Taux horaire ({{currency}})",
  "Rates by role": "Taux par fonction",
  "Remove {{name}}": "Supprimer {{name}}",
  "Write what an hour is paid for, such as 95.": "Indiquez le prix d’une heure, par exemple 95.",
  "Write what these members do first.": "Indiquez d’abord la fonction de ces membres.",
  "{{amount}} an hour": "{{amount}} par heure",
  "{{name}} is removed.": "{{name}} : supprimé.",
};
