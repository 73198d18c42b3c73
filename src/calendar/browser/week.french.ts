import type { Catalogue } from "../../ui/translate.ts";

/** French for the week of activities. */
export const french: Catalogue = {
  When: "Quand",
  Subject: "Objet",
  "What it is": "De quoi il s’agit",
  "Plan it": "Prévoir",
  Plan: "Prévoir",
  Week: "Semaine",
  Mine: "La mienne",
  "My team’s": "Mon équipe",
  "Whose week": "Semaine de qui",
  "Previous week": "Semaine précédente",
  "Next week": "Semaine suivante",
  "Show this week": "Afficher cette semaine",
  "Plan on {{day}}": "Prévoir le {{day}}",
  "Hours of the week": "Heures de la semaine",
  "All day": "Journée",
  "{{count}} more": "{{count}} de plus",
  "with {{names}}": "avec {{names}}",
  Nothing: "Rien",
  "Not worked": "Non travaillé",
  With: "Avec",
  "Find with whom": "Rechercher avec qui",
  "Choose with whom.": "Choisissez avec qui.",
};
