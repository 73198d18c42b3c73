import type { Catalogue } from "../../ui/translate.ts";

/** French for the list of activities. */
export const french: Catalogue = {
  About: "Concerne",
  Subject: "Objet",
  Duration: "Durée",
  Place: "Lieu",
  Text: "Texte",
  Minutes: "Minutes",
  "Search activities": "Rechercher",
  "Only a planned activity can be moved to another day.": "Seule une activité prévue peut être déplacée.",
  "All activities": "Toutes les activités",
  "Kind of record": "Type de fiche",
  When: "Quand",
  "My plans": "Ce que j’ai prévu",
  Outcome: "Résultat",
  "What I did this week": "Ce que j’ai fait cette semaine",
};
