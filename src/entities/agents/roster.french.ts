import type { Catalogue } from "../../ui/translate.ts";

/** French for what stands above, beside and below the roster. */
export const french: Catalogue = {
  "Who tells whom": "Qui informe qui",
  "Running now": "En cours",
  "Yours, running now": "Les vôtres, en cours",
  "Proposals that wait": "Propositions en attente",
  Queue: "File d’attente",
  "oldest {{when}}": "la plus ancienne {{when}}",
  "Succeeded, 7 days": "Réussies, 7 jours",
  "of {{count}}": "sur {{count}}",
  "of {{amount}}": "sur {{amount}}",
  "Spent today": "Dépensé aujourd’hui",
  "This month": "Ce mois-ci",
  "Budgets of today": "Budgets du jour",
  Change: "Modifier",
  Company: "Entreprise",
  "Another agent": "Un autre agent",
  "{{spent}} of {{cap}}": "{{spent}} sur {{cap}}",
  "All {{count}}": "Toutes ({{count}})",
  "Nothing waits for a decision.": "Rien n’attend de décision.",
  "Each line tells those whose column is marked: ● where both lists agree, ○ where only one of them names the other, so that nothing passes.":
    "Chaque ligne informe ceux dont la colonne est marquée\u202f: ● quand les deux listes concordent, ○ quand une seule nomme l’autre, si bien que rien ne passe.",
  "{{from}} tells {{to}}": "{{from}} informe {{to}}",
  "Only one of {{from}} and {{to}} lists the other": "{{from}} ou {{to}}\u202f: un seul nomme l’autre",
};
