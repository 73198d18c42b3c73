import type { Catalogue } from "../../ui/translate.ts";

/** French for what agents remember: its list and the panel of one. */
export const french: Catalogue = {
  Halted: "Arrêtés",
  Personal: "Personnel",
  Untrusted: "Non vérifié",
  "Agents keep here what they learn while they work, for the next time.":
    "Les agents gardent ici ce qu’ils apprennent en travaillant, pour la prochaine fois.",
  "All memories": "Tous les souvenirs",
  "For me": "Pour moi",
  For: "Pour",
  Remembered: "Retenu",
  "Seen by": "Visible par",
  "Only for whom it was": "Seulement la personne concernée",
  "Whoever sees its sources": "Qui voit ses sources",
  "From others’ words": "D’après les mots d’autrui",
  "What is remembered": "Ce qui est retenu",
  "What it came from": "D’où cela vient",
  "An agent made this of what others wrote: no person has written it anew.":
    "Un agent l’a tiré de ce que d’autres ont écrit\u202f: personne ne l’a réécrit.",
  "Only whom it was for sees it: not all that it came from can be named.":
    "Seule la personne concernée le voit\u202f: on ne peut nommer tout ce dont cela vient.",
  "Whoever sees all of these records sees it.": "Qui voit toutes ces fiches le voit.",
};
