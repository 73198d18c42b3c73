import type { Catalogue } from "../../ui/translate.ts";

/** French for records that probably are the same, and for making one of two. */
export const french: Catalogue = {
  "A record cannot be merged with itself.": "Une fiche ne peut pas être fusionnée avec elle-même.",
  "A record that you cannot see": "Une fiche que vous ne pouvez pas voir",
  "All that refers to the duplicate comes along, and it goes to the bin. For 30 days the two can be taken apart.":
    "Tout ce qui renvoie au doublon vient avec lui, et il va à la corbeille. Pendant 30 jours, les deux peuvent être séparés.",
  "Both records must be there, and yours to change. One of them may have been merged or removed meanwhile.":
    "Les deux fiches doivent exister et pouvoir être modifiées par vous. L’une a pu être fusionnée ou supprimée entre-temps.",
  "Choose the duplicate first.": "Choisissez d’abord le doublon.",
  "Clients sign in for the duplicate. Keep that one instead, or end their access first.":
    "Des clients se connectent pour le doublon. Gardez plutôt celui-là, ou retirez d’abord leur accès.",
  "Clients sign in for the one that stays, and would see what the duplicate has. Only an administrator merges these two.":
    "Des clients se connectent pour la fiche qui reste et verraient ce que contient le doublon. Seul un administrateur peut fusionner ces deux-là.",
  "Clients sign in for the one that stays. They may see what comes from the duplicate.":
    "Des clients se connectent pour la fiche qui reste. Ils peuvent voir ce qui vient du doublon.",
  "Comes along: {{things}}.": "Vient aussi : {{things}}.",
  Empty: "Vide",
  "Find the duplicate": "Rechercher le doublon",
  "It comes back with what came from it. What was changed or added here since stays here.":
    "Elle revient avec ce qui venait d’elle. Ce qui a été modifié ou ajouté ici depuis reste ici.",
  Merge: "Fusionner",
  "Merge a duplicate into {{name}}": "Fusionner un doublon avec {{name}}",
  "Merge {{name}}": "Fusionner {{name}}",
  "Merged. {{name}} is in the bin.": "Fusion effectuée. {{name}} est dans la corbeille.",
  "Pairs that are probably the same, the surest first.": "Paires probablement identiques, les plus sûres d’abord.",
  "No two of those that you see are probably the same. What is new or changed is compared by itself.":
    "Parmi ce que vous voyez, rien ne semble être en double. Ce qui est nouveau ou modifié est comparé automatiquement.",
  "Somebody has said of these that they are no duplicates. They are proposed no longer.":
    "Quelqu’un a indiqué que ce ne sont pas des doublons. Elles ne sont plus proposées.",
  "Of no pair has anybody said that they are no duplicates.":
    "Aucune paire n’a été écartée comme n’étant pas un doublon.",
  "Propose again": "Proposer à nouveau",
  "Not duplicates": "Pas des doublons",
  "To decide": "À décider",
  "Which pairs": "Quelles paires",
  "Not duplicates, said on {{day}}": "Pas des doublons, indiqué le {{day}}",
  "Not duplicates. Nobody is asked again.": "Pas des doublons. La question ne sera plus posée à personne.",
  Stays: "Reste",
  "Goes to the bin": "Va à la corbeille",
  "Probable duplicates": "Doublons probables",
  "Probable duplicates: {{count}}": "Doublons probables : {{count}}",
  "Probably the same as": "Probablement identique à",
  "Probably there already": "Existe probablement déjà",
  "Say first that clients may see it.": "Dites d’abord que les clients peuvent le voir.",
  "Take apart": "Séparer",
  "The duplicate is converted to a client. Keep that one instead, or take its conversion back first.":
    "Le doublon est converti en client. Gardez plutôt celui-là, ou annulez d’abord sa conversion.",
  "The duplicate signs in as a client. Keep that one instead.":
    "Le doublon se connecte en tant que client. Gardez plutôt celui-là.",
  "The first {{shown}} of {{count}} pairs that are probably the same.":
    "Les {{shown}} premières de {{count}} paires probablement identiques.",
  "The other way round": "Inverser",
  "Their notes are too long for one record. Shorten one of them first.":
    "Leurs notes sont trop longues pour une seule fiche. Raccourcissez-en une d’abord.",
  "There is nothing to choose: no field has two values.": "Il n’y a rien à choisir : aucun champ n’a deux valeurs.",
  "These two were not merged, have been taken apart already, or were merged more than 30 days ago.":
    "Ces deux fiches n’ont pas été fusionnées, sont déjà séparées, ou l’ont été il y a plus de 30 jours.",
  "Together they have more values in a list than a record may.":
    "Ensemble, elles ont plus de valeurs dans une liste qu’une fiche ne peut en avoir.",
  "same SIREN": "même SIREN",
  "same domain of e-mail or website": "même domaine d’e-mail ou de site",
  "same e-mail address": "même adresse e-mail",
  "same name": "même nom",
  "same phone number": "même numéro de téléphone",
  "{{field}}: both together.": "{{field}} : les deux ensemble.",
  "{{field}}: one below the other.": "{{field}} : l’une sous l’autre.",
  "{{field}}: the stricter of the two.": "{{field}} : le plus strict des deux.",
  "{{field}}: {{value}} is taken over.": "{{field}} : {{value}} est repris.",
  "{{name}} is a record of its own again.": "{{name}} est à nouveau une fiche à part.",
  "{{name}} is back. What was changed since stays: {{fields}}.":
    "{{name}} est de retour. Ce qui a été modifié depuis reste : {{fields}}.",
  "{{name}} was merged into it by {{who}}: {{day}}": "{{name}} y a été fusionné par {{who}} : {{day}}",
  "{{name}} was merged into it: {{day}}": "{{name}} y a été fusionné : {{day}}",
};
