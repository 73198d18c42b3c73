import type { Catalogue } from "../../ui/translate.ts";

/** French of the templates of tasks. */
export const french: Catalogue = {
  "All templates": "Tous les modèles",
  "day {{day}}": "jour {{day}}",
  "days {{from}} to {{to}}": "jours {{from}} à {{to}}",
  Lasts: "Durée",
  "Make a task with it": "Créer une tâche à partir de ce modèle",
  "Nothing yet.": "Rien pour l’instant.",
  "Open a task and keep it as a template: its text and what stands below it are there, by working days.":
    "Ouvrez une tâche et enregistrez-la comme modèle : son texte et ses sous-tâches y sont, en jours ouvrés.",
  "Tasks below it": "Sous-tâches",
  "What it holds": "Ce qu’il contient",
  "{{count}} tasks": "{{count}} tâches",
  "{{days}} working days": "{{days}} jours ouvrés",
};
