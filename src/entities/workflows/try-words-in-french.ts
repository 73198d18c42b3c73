import type { Catalogue } from "../../ui/translate.ts";

/** French for a try of a workflow. */
export const try_words: Catalogue = {
  "Choose a record first.": "Choisissez d’abord une fiche.",
  "Try “{{name}}”": "Essayer «\u202f{{name}}\u202f»",
  "Try it": "Essayer",
  "All steps are done under your rights and taken back at once. Nothing is sent.":
    "Toutes les étapes sont faites avec vos droits et annulées aussitôt. Rien n’est envoyé.",
  "What it would do": "Ce qu’elle ferait",
  "Nothing of this was kept or sent.": "Rien de tout cela n’a été conservé ni envoyé.",
  "Try another record": "Essayer une autre fiche",
  "It would not start: its conditions leave this record out.":
    "Elle ne démarrerait pas\u202f: ses conditions écartent cette fiche.",
  Changes: "Modifications",
  "Not sent": "Pas envoyé",
  "is created": "est créé",
  "is changed": "est modifié",
};
