import type { Catalogue } from "../../ui/translate.ts";

/** French of the dialog that gives a task other days. */
export const french: Catalogue = {
  Begins: "Commence",
  "Changed since, and kept as it is: {{codes}}.": "Modifiées depuis, et laissées telles quelles : {{codes}}.",
  Due: "Échéance",
  "Move all {{count}}": "Déplacer les {{count}}",
  "Move it": "Déplacer",
  "Not yours to move, and so left where they are: {{codes}}.":
    "Vous ne pouvez pas les déplacer, elles restent en place : {{codes}}.",
  "Nothing else has to move.": "Rien d’autre n’a à bouger.",
  "Nothing would move.": "Rien ne bougerait.",
  "Of archived projects, and so left where they are: {{codes}}.":
    "De projets archivés, elles restent en place\u202f: {{codes}}.",
  "Other days for {{name}}": "D’autres dates pour {{name}}",
  "Tasks that follow and that you do not see: {{count}}. They stay where they are.":
    "Tâches qui suivent et que vous ne voyez pas : {{count}}. Elles restent en place.",
  "This is no day.": "Ce n’est pas une date.",
  "Too early: it follows {{code}}, and can begin on {{day}}.":
    "Trop tôt : elle suit {{code}} et peut commencer le {{day}}.",
  "What follows it moves:": "Ce qui la suit se décale :",
  "What follows moves behind it. Undo takes all of it back.":
    "Ce qui la suit se décale à sa suite. « Annuler » remet tout en place.",
  "Write the days first.": "Indiquez d’abord les dates.",
  "{{count}} of them have their former days again.": "{{count}} d’entre elles ont retrouvé leurs dates.",
  "{{name}} and {{count}} more have other days.": "{{name}} et {{count}} autres ont d’autres dates.",
};
