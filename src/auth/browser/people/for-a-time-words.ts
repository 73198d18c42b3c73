import type { Catalogue } from "../../../ui/translate.ts";

/** French for giving roles, and for those that end by themselves. */
export const for_a_time: Catalogue = {
  "until {{moment}}, then {{role}}": "jusqu’au {{moment}}, puis {{role}}",
  Changes: "Modifications",
  "Until {{moment}}": "Jusqu’au {{moment}}",
  "Ends on": "Se termine le",
  "End this role now": "Mettre fin à ce rôle maintenant",
  "Type a day and a time, or leave the end empty.": "Saisissez un jour et une heure, ou laissez la fin vide.",
  "The role that the person has now comes back by itself then.":
    "Le rôle actuel de la personne revient alors de lui-même.",
  "choose a moment that is still to come": "choisissez un moment à venir",
  "a role for a time lasts a year at most": "un rôle temporaire dure un an au plus",
  "there is no role that could come back": "aucun rôle ne pourrait revenir",
  "choose another role than the one that comes back": "choisissez un autre rôle que celui qui revient",
  "only somebody who is active gets a role for a time": "un rôle temporaire suppose un compte actif",
  "Another administrator has to agree. Give this person the role that comes back, without an end.":
    "Un autre administrateur doit l’accepter. Donnez à cette personne le rôle qui revient, sans fin.",
  "This role has no end any more.": "Ce rôle n’a plus de fin.",
  "Choose another role.": "Choisissez un autre rôle.",
  "Give this role": "Attribuer ce rôle",
};
