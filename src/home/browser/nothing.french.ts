import type { Catalogue } from "../../ui/translate.ts";

/** French of a home that has nothing to tell. */
export const french: Catalogue = {
  "There is no lead yet. The first one fills this page.":
    "Il n’y a encore aucun prospect. Le premier remplira cette page.",
  "There is no lead yet that you see. What is given to you will be here.":
    "Vous ne voyez encore aucun prospect. Ceux qui vous seront confiés apparaîtront ici.",
  "Of these owners no lead is open, and none came or was closed in this period.":
    "Pour ces responsables, aucun prospect n’est en cours, et aucun n’est arrivé ni n’a été clos pendant cette période.",
  "Show those of all owners": "Afficher ceux de tout le monde",
  "Invite somebody": "Inviter quelqu’un",
  "No lead that you see is open, and none came or was closed in this period. The first one fills this page.":
    "Aucun prospect visible n’est en cours, et aucun n’est arrivé ni n’a été clos pendant cette période. Le premier remplira cette page.",
  "No lead that you see is open, and none came or was closed in this period. What is given to you will be here.":
    "Aucun prospect visible n’est en cours, et aucun n’est arrivé ni n’a été clos pendant cette période. Ceux qui vous seront confiés apparaîtront ici.",
};
