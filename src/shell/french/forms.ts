import type { Catalogue } from "../../ui/translate.ts";

/** French for what forms ask. */
export const forms: Catalogue = {
  "Choose…": "Choisir…",
  Clear: "Effacer",
  "Meanwhile somebody wrote “{{value}}”. Save again to keep yours.":
    "Entre-temps, quelqu’un a écrit « {{value}} ». Enregistrez à nouveau pour garder votre valeur.",
  "Set for {{what}}": "Appliquer à {{what}}",
  "Write the value first.": "Indiquez d’abord la valeur.",
  "{{field}} of {{what}}": "{{field}} de {{what}}",
  "{{new_one}} “{{name}}”": "{{new_one}} « {{name}} »",
  "{{name}} is created, and in your care.": "{{name}} : fiche créée, sous votre responsabilité.",
  "{{name}} is created.": "{{name}} : fiche créée.",
  "{{name}} is saved.": "{{name}} : modifications enregistrées.",
};
