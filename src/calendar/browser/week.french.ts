import type { Catalogue } from "../../ui/translate.ts";
import { french as timeline } from "../../timeline/browser/timeline.french.ts";

/** French for the week of activities. */
export const french: Catalogue = {
  ...timeline,
  Week: "Semaine",
  Mine: "La mienne",
  "My team’s": "Mon équipe",
  "Whose week": "Semaine de qui",
  "Previous week": "Semaine précédente",
  "Next week": "Semaine suivante",
  "Show this week": "Afficher cette semaine",
  "Plan on {{day}}": "Prévoir le {{day}}",
  Nothing: "Rien",
  With: "Avec",
  "Find with whom": "Rechercher avec qui",
  "Choose with whom.": "Choisissez avec qui.",
};
