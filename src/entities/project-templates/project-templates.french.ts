import type { Catalogue } from "../../ui/translate.ts";

/** French of the templates of projects. */
export const french: Catalogue = {
  "All templates": "Tous les modèles",
  "Begin a project with it": "Créer un projet à partir de ce modèle",
  "day {{day}}": "jour {{day}}",
  "days {{from}} to {{to}}": "jours {{from}} à {{to}}",
  Lasts: "Durée",
  "Nothing yet.": "Rien pour l’instant.",
  "Open a project and keep it as a template: its tasks and milestones are there, by working days.":
    "Ouvrez un projet et enregistrez-le comme modèle : ses tâches et ses jalons y sont, en jours ouvrés.",
  "What it holds": "Ce qu’il contient",
  "{{count}} tasks": "{{count}} tâches",
  "{{days}} working days": "{{days}} jours ouvrés",
};
