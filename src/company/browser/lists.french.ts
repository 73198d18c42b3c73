import type { Catalogue } from "../../ui/translate.ts";

/** French for the company's own lists. */
export const french: Catalogue = {
  "What is offered where a lead or a client is filled in. An entry out of use stays where it was chosen, unless you choose another for it.":
    "Ce qui est proposé quand on remplit un prospect ou un client. Une entrée retirée reste là où elle a été choisie, sauf si vous en indiquez une autre.",
  "Where a lead came from; costs and figures are told by it.":
    "D’où vient un prospect ; les coûts et les chiffres se lisent par source.",
  "Asked when a lead is lost.": "Demandé quand un prospect est perdu.",
  "What a client works in.": "Ce que fait un client.",
  "Sources of leads": "Sources des prospects",
  "Reasons of loss": "Motifs de perte",
  "Industries of clients": "Secteurs des clients",
  "New entry": "Nouvelle entrée",
  "New entry: {{list}}": "Nouvelle entrée : {{list}}",
  "Nothing is offered here yet.": "Rien n’est encore proposé ici.",
  Rename: "Renommer",
  "Rename {{name}}": "Renommer {{name}}",
  "Write a name first.": "Indiquez d’abord un nom.",
  "Take {{name}} out of use": "Retirer {{name}}",
  "Take out of use": "Retirer",
  "Take out of use, and change {{count}}": "Retirer, et en changer {{count}}",
  "{{name}} is out of use.": "{{name}} est retiré.",
  "{{name}} is out of use. Its last records follow within minutes.":
    "{{name}} est retiré. Ses dernières fiches suivent dans les minutes qui viennent.",
  "Records that hold it": "Fiches qui le portent",
  "Keep it": "Le gardent",
  "No record holds it. It is offered no longer.": "Aucune fiche ne le porte. Il ne sera plus proposé.",
  "1 record holds it. It is offered no longer.": "1 fiche le porte. Il ne sera plus proposé.",
  "{{count}} records hold it. It is offered no longer.": "{{count}} fiches le portent. Il ne sera plus proposé.",
  "Written, and not on the list ({{count}})": "Écrits sans être dans la liste ({{count}})",
  "Put {{name}} on the list": "Mettre {{name}} dans la liste",
  "A list has 1,000 entries at most, with those out of use.": "Une liste a 1 000 entrées au plus, retirées comprises.",
  "Out of use ({{count}})": "Retirés ({{count}})",
  "{{count}} records still hold it": "{{count}} fiches le portent encore",
  "There is or was an entry of this name. Bring it back, or choose another name.":
    "Une entrée de ce nom existe ou a existé. Restaurez-la, ou choisissez un autre nom.",
  "Choose an entry of the same list that is in use.": "Choisissez une entrée en usage de la même liste.",
  "A list has 200 entries at most. Take one out of use first.":
    "Une liste a 200 entrées au plus. Retirez-en d’abord une.",
};
