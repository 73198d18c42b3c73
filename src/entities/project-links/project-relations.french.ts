import type { Catalogue } from "../../ui/translate.ts";

/** French of how a project stands to others. */
export const french: Catalogue = {
  "Other projects": "Autres projets",
  "It waits for no other.": "Il n’en attend aucun autre.",
  "Other days…": "D’autres dates…",
  "Add relation": "Ajouter une relation",
  "a project that you do not see": "un projet que vous ne voyez pas",
  "The relation is ended.": "La relation est supprimée.",
  "Working days between: {{count}}": "Jours ouvrés entre les deux : {{count}}",
  "End “{{relation}}”: {{task}}": "Mettre fin à « {{relation}} » : {{task}}",
  "{{name}} and {{count}} more have other days.": "{{name}} et {{count}} autres ont d’autres dates.",
  "Nothing has moved.": "Rien n’a bougé.",
  "{{name}} has other days.": "{{name}} a d’autres dates.",
  "{{count}} of them have their former days again.": "{{count}} d’entre elles ont retrouvé leurs dates.",
  "Changed since, and kept as it is: {{codes}}.": "Modifiées depuis, et laissées telles quelles : {{codes}}.",
  "Working days between them": "Jours ouvrés entre les deux",
  "Relate {{name}}": "Relier {{name}}",
  "Other project": "Autre projet",
  "Choose a project first.": "Choisissez d’abord un projet.",
  "Between 0 and 365 days.": "Entre 0 et 365 jours.",
  "How this project stands to it": "Lien de ce projet avec l’autre",
  "Find a project": "Chercher un projet",
  "A project has at most 50 relations.": "Un projet a au plus 50 relations.",
  "These two projects are related in this way already.": "Ces deux projets sont déjà liés de cette façon.",
  "It would make a circle: {{path}}": "Cela ferait une boucle : {{path}}",
  "Waits for": "Attend",
  "Relates to": "Est liée à",
  "Begins before {{project}} ends ({{day}}).": "Commence avant la fin de {{project}} ({{day}}).",
  "Too soon after {{project}} ends ({{day}}).": "Trop tôt après la fin de {{project}} ({{day}}).",
  "Too soon after {{project}} ends ({{day}}): working days between are to be {{count}}.":
    "Trop tôt après la fin de {{project}} ({{day}}) : il faut {{count}} jours ouvrés entre les deux.",
};
