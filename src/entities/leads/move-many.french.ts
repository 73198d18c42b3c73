import type { Catalogue } from "../../ui/translate.ts";

/** French for many leads that are moved at once. */
export const french: Catalogue = {
  "{{field}} ({{count}} lack it)": "{{field}} (manque à {{count}})",
  "“{{stage}}” needs what {{count}} of them lack. What you write here goes to those only; who lacks something still stays where they are.":
    "« {{stage}} » demande ce qui manque à {{count}} d’entre eux. Ce que vous écrivez ici n’est donné qu’à ceux-là ; ceux à qui il manque encore quelque chose restent où ils sont.",
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
  "{{act}}: {{what}}": "{{act}} : {{what}}",
};
