import type { Catalogue } from "../../ui/translate.ts";

/** French for the cases by which agents are tried: their list and the panel of one. */
export const french: Catalogue = {
  Halted: "Arrêtés",
  Approved: "Approuvée",
  Edited: "Modifiée",
  Version: "Version",
  "Decided by": "Décidée par",
  Decided: "Décidée",
  Decision: "Décision",
  "Each decision on what an agent proposed stays here, and a new prompt is tried by them.":
    "Chaque décision sur une proposition d’agent reste ici, et c’est sur elles qu’un nouveau prompt est essayé.",
  "All cases": "Tous les cas",
  "Edited or rejected": "Modifiées ou rejetées",
  "Version in force then": "Version alors en vigueur",
  "What was needed": "Ce qu’il fallait",
  "What was asked": "Ce qui était demandé",
  "What was approved instead": "Ce qui a été approuvé à la place",
  "What the agent had proposed": "Ce que l’agent avait proposé",
};
