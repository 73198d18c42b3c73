import type { Catalogue } from "../../ui/translate.ts";

/** French of timelines. */
export const french: Catalogue = {
  "Begins earlier or later": "Commence plus tôt ou plus tard",
  Days: "Jours",
  "Ends earlier or later": "Finit plus tôt ou plus tard",
  Months: "Mois",
  "Show today in the timeline": "Montrer aujourd’hui dans la chronologie",
  "Shown at once": "Échelle",
  "The {{shown}} of {{count}} that end last; filters find the others.":
    "Les {{shown}} sur {{count}} qui finissent en dernier ; les filtres trouvent les autres.",
  Weeks: "Semaines",
  "week {{number}}": "semaine {{number}}",
  "{{count}} without a date": "{{count}} sans date",
  "{{name}}: {{from}} – {{to}}. Enter moves it, Escape leaves it.":
    "{{name}} : {{from}} – {{to}}. Entrée déplace, Échap annule.",
  "{{name}}: {{from}} – {{to}}, and {{count}} that follow. Enter shows them, Escape leaves it.":
    "{{name}} : {{from}} – {{to}}, et {{count}} qui suivent. Entrée les montre, Échap annule.",
};
