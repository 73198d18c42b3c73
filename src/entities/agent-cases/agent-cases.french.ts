import type { Catalogue } from "../../ui/translate.ts";

/** French for the cases by which agents are tried: their list and the panel of one. */
export const french: Catalogue = {
  Halted: "Arrêtés",
  Approved: "Approuvée",
  Edited: "Modifiée",
  Version: "Version",
  "Decided by": "Décidée par",
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
  Capability: "Capacité",
  "Asked by": "Demandé par",
  "What was proposed": "Ce qui était proposé",
  "1 more record": "1 fiche de plus",
  "{{count}} more records": "{{count}} fiches de plus",
  "Records that you do not see: {{count}}. Somebody who sees them must decide this.":
    "Fiches que vous ne voyez pas : {{count}}. La décision revient à quelqu’un qui les voit.",
  "Without a name": "Sans nom",
  "goes into the bin": "va dans la corbeille",
  new: "nouveau",
  "comes along": "suit",
  "stays as it is": "reste inchangé",
  "A record that you cannot see": "Une fiche que vous ne pouvez pas voir",
  "Before:": "Avant :",
  empty: "vide",
  "After:": "Après :",
  now: "maintenant",
  "What it came from": "D’où cela vient",
  "Only whom it was for sees it: not all that it came from can be named.":
    "Seule la personne concernée le voit\u202f: on ne peut nommer tout ce dont cela vient.",
  "Whoever sees all of these records sees it.": "Qui voit toutes ces fiches le voit.",
};
