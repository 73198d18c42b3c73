import type { Catalogue } from "../../ui/translate.ts";

/** French of hours a week and absences. */
export const french: Catalogue = {
  Absences: "Absences",
  "Add absence": "Ajouter l’absence",
  "As the company works": "Comme l’entreprise",
  "Away from": "Absent du",
  "Away until": "Absent jusqu’au",
  "Colleagues who plan work hear on which days you are away; why, only administrators and the head of the company.":
    "Les collègues qui planifient le travail savent quels jours vous êtes absent ; seuls les administrateurs et la direction en connaissent la raison.",
  "From 0 to 100 hours.": "De 0 à 100 heures.",
  "Hours a week": "Heures par semaine",
  Keep: "Conserver",
  "Kind of absence": "Type d’absence",
  Leave: "Congés",
  "No absence is planned.": "Aucune absence prévue.",
  "Other absence": "Autre absence",
  "Remove the absence of {{days}}": "Supprimer l’absence du {{days}}",
  "The absence of {{days}} is removed.": "L’absence du {{days}} est supprimée.",
  Sick: "Maladie",
  "Write the first day, and the last one after it.": "Indiquez le premier jour, puis le dernier, qui le suit.",
  "half days": "demi-journées",
  "{{count}} h": "{{count}} h",
};
