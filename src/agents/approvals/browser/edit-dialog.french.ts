import type { Catalogue } from "../../../ui/translate.ts";

/** French for editing a proposal by the fields of its record. */
export const french: Catalogue = {
  "Edit: {{title}}": "Modifier\u202f: {{title}}",
  "It is shown what these values would change, and nothing is done before you approve it.":
    "Ce que ces valeurs changeraient s’affiche, et rien n’est fait avant que vous approuviez.",
  "Show what would change": "Voir ce qui changerait",
  "Choose…": "Choisir…",
  Clear: "Effacer",
  "Meanwhile somebody wrote “{{value}}”. Save again to keep yours.":
    "Entre-temps, quelqu’un a écrit « {{value}} ». Enregistrez à nouveau pour garder votre valeur.",
  "{{new_one}} “{{name}}”": "{{new_one}} « {{name}} »",
  "{{name}} is created, and in your care.": "{{name}} : fiche créée, sous votre responsabilité.",
  "{{name}} is created.": "{{name}} : fiche créée.",
  "{{name}} is saved.": "{{name}} : modifications enregistrées.",
  "You may create leads for yourself and your team.":
    "Vous pouvez créer des prospects pour vous-même et pour votre équipe.",
  "You may create clients for yourself and your team.":
    "Vous pouvez créer des clients pour vous-même et pour votre équipe.",
  "You may create contacts for yourself and your team.":
    "Vous pouvez créer des contacts pour vous-même et pour votre équipe.",
};
