import type { Catalogue } from "../../ui/translate.ts";

/** French for the list of activities. */
export const french: Catalogue = {
  "All activities": "Toutes les activités",
  When: "Quand",
  "My plans": "Ce que j’ai prévu",
  "What I did this week": "Ce que j’ai fait cette semaine",
};
