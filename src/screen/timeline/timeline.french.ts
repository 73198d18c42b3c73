import type { Catalogue } from "../../ui/translate.ts";

/** French of timelines. */
export const french: Catalogue = {
  "Begins earlier or later": "Commence plus tôt ou plus tard",
  Days: "Jours",
  "Ends earlier or later": "Finit plus tôt ou plus tard",
  Months: "Mois",
  "Moving a task shifts what follows, after you have seen it.":
    "Déplacer une tâche décale ce qui la suit, une fois que vous l’avez vu.",
  "Show today in the timeline": "Montrer aujourd’hui dans la chronologie",
  "Shown at once": "Échelle",
  "The {{shown}} of {{count}} that end last; filters find the others.":
    "Les {{shown}} sur {{count}} qui finissent en dernier ; les filtres trouvent les autres.",
  "Timeline view": "Chronologie",
  Weeks: "Semaines",
  "week {{number}}": "semaine {{number}}",
  "Without a project": "Sans projet",
  "{{count}} without a date": "{{count}} sans date",
  "Changed since, and kept as it is: {{codes}}.": "Modifiées depuis, et laissées telles quelles : {{codes}}.",
  "{{count}} of them have their former days again.": "{{count}} d’entre elles ont retrouvé leurs dates.",
  "{{name}} and {{count}} more have other days.": "{{name}} et {{count}} autres ont d’autres dates.",
  "{{name}}: {{from}} – {{to}}. Enter moves it, Escape leaves it.":
    "{{name}} : {{from}} – {{to}}. Entrée déplace, Échap annule.",
  "{{name}}: {{from}} – {{to}}, and {{count}} that follow. Enter shows them, Escape leaves it.":
    "{{name}} : {{from}} – {{to}}, et {{count}} qui suivent. Entrée les montre, Échap annule.",
  "A project that is moved takes along what belongs to it, after you have seen it.":
    "Un projet déplacé emmène ce qui lui appartient, une fois que vous l’avez vu.",
  "Nothing has moved.": "Rien n’a bougé.",
  "{{name}} has other days.": "{{name}} a d’autres dates.",
};
