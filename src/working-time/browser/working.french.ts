import type { Catalogue } from "../../ui/translate.ts";

/** French for working time and days off. */
export const french: Catalogue = {
  "In the time zone {{zone}}. Without any hours, the company works round the clock.":
    "Dans le fuseau {{zone}}. Sans aucun horaire, l’entreprise travaille jour et nuit.",
  "Hours of {{day}}": "Horaires du {{day}}",
  closed: "fermé",
  "First answer within": "Première réponse en",
  "First answer to a new lead, in working hours": "Première réponse à un nouveau prospect, en heures ouvrées",
  "no promise": "aucun délai",
  "working hours": "heures ouvrées",
  "Days off": "Jours chômés",
  "Day off": "Jour chômé",
  "Public holidays": "Jours fériés",
  "Alsace and the Moselle": "Alsace-Moselle",
  "No public holidays": "Aucun jour férié",
  France: "France",
  "A public holiday that is ticked is worked like any other day.": "Un jour férié coché est travaillé comme un autre.",
  "{{name}} is removed.": "{{name}} : supprimé.",
  "Hours are written such as 9–12, 14–18.": "Les horaires s’écrivent par exemple 9–12, 14–18.",
  "From 5 minutes to 168 hours, or nothing.": "De 5 minutes à 168 heures, ou rien.",
  worked: "travaillé",
  "Remove {{name}}": "Supprimer {{name}}",
  "Name of the day off": "Intitulé",
  "Write a day and its name.": "Indiquez un jour et son intitulé.",
  Year: "Année",
  "{{name}}, all of {{year}}": "{{name}}, toute l’année {{year}}",
  "The year before": "L’année précédente",
  "The year after": "L’année suivante",
};
