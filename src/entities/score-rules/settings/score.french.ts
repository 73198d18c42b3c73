import type { Catalogue } from "../../../ui/translate.ts";

/** French for the rules of the score. */
export const french: Catalogue = {
  "There are no rules: the score of a lead is what somebody writes.":
    "Il n’y a pas de règle : le score d’un prospect est celui que quelqu’un indique.",
  "The score of a lead is the sum of the rules that hold, between 0 and 100. All leads follow within minutes.":
    "Le score d’un prospect est la somme des règles remplies, entre 0 et 100. Tous les prospects suivent en quelques minutes.",
  "New rule": "Nouvelle règle",
  "Change the rule": "Modifier la règle",
  "Rules of the score": "Règles du score",
  "Change the rule: {{what}}": "Modifier la règle : {{what}}",
  "Remove the rule": "Supprimer la règle",
  "The rule is removed.": "La règle est supprimée.",
  "{{count}} point": "{{count}} point",
  "{{count}} points": "{{count}} points",
  "It is about": "Elle porte sur",
  Which: "Valeur",
  Points: "Points",
  "From −100 to 100: what is taken off has a minus.": "De −100 à 100 : ce qui est retiré porte un moins.",
  "Points are whole numbers from −100 to 100, not 0; amounts are whole numbers.":
    "Les points sont des nombres entiers de −100 à 100, sauf 0 ; les montants, des nombres entiers.",
  "At least, in {{currency}}": "Au moins, en {{currency}}",
  Days: "Jours",
  "its source": "sa source",
  "its country": "son pays",
  "something that is known of it": "une information connue",
  "something that is not known of it": "une information qui manque",
  "what it is worth": "sa valeur",
  "that somebody spoke with it lately": "un échange récent",
  "that nobody has spoken with it for long": "l’absence d’échange",
  "how old it is": "son ancienneté",
  "that its next step is overdue": "une prochaine étape en retard",
  "The source is {{source}}": "La source est {{source}}",
  "The country is {{country}}": "Le pays est {{country}}",
  "{{field}} is known": "{{field}} : renseigné",
  "{{field}} is not known": "{{field}} : non renseigné",
  "Worth {{value}} or more": "Vaut {{value}} ou plus",
  "Spoken with in the last {{days}} days": "Échange dans les {{days}} derniers jours",
  "Not spoken with for {{days}} days": "Pas d’échange depuis {{days}} jours",
  "Older than {{days}} days": "A plus de {{days}} jours",
  "The next step is overdue": "La prochaine étape est en retard",
};
