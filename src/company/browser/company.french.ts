import type { Catalogue } from "../../ui/translate.ts";

/** French for the company's own settings. */
export const french: Catalogue = {
  "Regional format": "Format régional",
  "Time zone": "Fuseau horaire",
  "Rename the company": "Renommer l’entreprise",
  Rename: "Renommer",
  "Rename {{name}}": "Renommer {{name}}",
  "Write a name first.": "Indiquez d’abord un nom.",
  "How people who are invited begin, and how letters are written:":
    "Ce avec quoi commencent les personnes invitées, et la langue des lettres :",
  "Language of the company": "Langue de l’entreprise",
  "{{field}} of the company": "{{field}} de l’entreprise",
  "Currency of the company": "Devise de l’entreprise",
  "Change the currency": "Changer de devise",
  Rates: "Taux",
  "Sums of several currencies are told in the company's. Where a rate is missing, they stand side by side.":
    "Les sommes en plusieurs devises sont données dans celle de l’entreprise. Sans taux, elles restent côte à côte.",
  "New rate": "Nouveau taux",
  "Rate of {{name}}": "Taux : {{name}}",
  "Change the rate of {{name}}": "Modifier le taux : {{name}}",
  "Remove the rate of {{name}}": "Supprimer le taux : {{name}}",
  "1 {{code}} in {{own}}": "1 {{code}} en {{own}}",
  "Write what one is worth, such as 1.07.": "Indiquez ce que vaut une unité, par exemple 1,07.",
  "Amounts stay in the currency that they are in.": "Les montants restent dans leur devise.",
  "The rates are told in the new one.": "Les taux sont exprimés dans la nouvelle.",
  "Its rate is not known: all rates are removed, and are to be entered anew.":
    "Son taux n’est pas connu : tous les taux sont supprimés, et sont à saisir à nouveau.",
};
