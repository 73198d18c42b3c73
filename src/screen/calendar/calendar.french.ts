import type { Catalogue } from "../../ui/translate.ts";

/** French for the calendar of a list. */
export const french: Catalogue = {
  "Calendar by": "Calendrier selon",
  "Not worked": "Non travaillé",
  "Next month": "Mois suivant",
  "Nothing lies in this month.": "Rien ce mois-ci.",
  "Nothing lies on this day.": "Rien ce jour-là.",
  "Previous month": "Mois précédent",
  "Show today in the calendar": "Afficher aujourd’hui dans le calendrier",
  "Without a date": "Sans date",
  "{{count}} more": "{{count}} de plus",
  "{{new_one}} on {{day}}": "{{new_one}} le {{day}}",
  "{{count}} without a date": "{{count}} sans date",
};
