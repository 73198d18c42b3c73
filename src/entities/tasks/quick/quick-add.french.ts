import type { Catalogue } from "../../../ui/translate.ts";

/** French of the task from one line. */
export const french: Catalogue = {
  "#project @person {{mark}}priority ~1h30 +tag tomorrow every Monday":
    "#projet @personne {{mark}}priorité ~1h30 +étiquette demain chaque lundi",
  Due: "Échéance",
  Estimate: "Estimation",
  "Leave “{{words}}” as it is written": "Laisser «\u202f{{words}}\u202f» tel quel",
  "Nothing was found for {{words}}.": "Rien n’a été trouvé pour {{words}}.",
  Priority: "Priorité",
  Repeats: "Se répète",
  "Who does it": "Qui s’en charge",
  "Write what is to be done.": "Indiquez ce qu’il y a à faire.",
  "{{words}}: not found": "{{words}}\u202f: introuvable",
};
