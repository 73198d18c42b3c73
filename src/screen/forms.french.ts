import type { Catalogue } from "../ui/translate.ts";

/** French for what forms ask. */
export const french: Catalogue = {
  "Choose what is to come or to go first.": "Choisissez d’abord ce qu’il faut mettre ou retirer.",
  "Choose…": "Choisir…",
  "What shows a dash stays with each as it is.": "Ce qui porte un tiret reste tel quel pour chacun.",
  Clear: "Effacer",
  "Meanwhile somebody wrote “{{value}}”. Save again to keep yours.":
    "Entre-temps, quelqu’un a écrit « {{value}} ». Enregistrez à nouveau pour garder votre valeur.",
  "Set for {{what}}": "Appliquer à {{what}}",
  "Write the value first.": "Indiquez d’abord la valeur.",
  "{{act}}: {{what}}": "{{act}} : {{what}}",
  "{{field}} of {{what}}": "{{field}} de {{what}}",
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
