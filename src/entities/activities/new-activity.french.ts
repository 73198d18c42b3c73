import type { Catalogue } from "../../ui/translate.ts";

/** French for an activity that is planned from their list. */
export const french: Catalogue = {
  "Kind of record": "Type de fiche",
  "Plan it": "Prévoir",
  "With whom": "Avec qui",
  "Choose with whom it is.": "Choisissez avec qui.",
  "{{name}}: planned": "{{name}} : prévu",
  "Choose…": "Choisir…",
  Clear: "Effacer",
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
  "Meanwhile somebody wrote “{{value}}”. Save again to keep yours.":
    "Entre-temps, quelqu’un a écrit « {{value}} ». Enregistrez à nouveau pour garder votre valeur.",
};
