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
  "Another agent": "Un autre agent",
  "{{spent}} of {{cap}}": "{{spent}} sur {{cap}}",
  "See all": "Tout voir",
  "{{count}} of them active": "actifs\u202f: {{count}}",
  "Tasks that wait": "Tâches en attente",
  "Failed, tried again": "En échec, réessayées",
  "used up": "épuisé",
  "Nothing waits for a decision.": "Rien n’attend de décision.",
  "Each line tells those whose column is marked: ● where both lists agree, ○ where only one of them names the other, so that nothing passes.":
    "Chaque ligne informe ceux dont la colonne est marquée\u202f: ● quand les deux listes concordent, ○ quand une seule nomme l’autre, si bien que rien ne passe.",
  "{{from}} tells {{to}}": "{{from}} informe {{to}}",
  "Only one of {{from}} and {{to}} lists the other": "{{from}} ou {{to}}\u202f: un seul nomme l’autre",
  "All agents are halted.": "Tous les agents sont arrêtés.",
  "{{name}}, {{at}}: “{{reason}}”": "{{name}}, {{at}} : « {{reason}} »",
  "Let them work again": "Les laisser reprendre",
  "Halt all agents": "Arrêter tous les agents",
  "Let the agents work again": "Laisser les agents reprendre",
  "What waits is taken up again.": "Ce qui attend est repris.",
  "What they are doing ends within a second and is not kept. What waits goes on waiting until somebody lifts the halt.":
    "Ce qu’ils font s’arrête en une seconde et n’est pas gardé. Ce qui attend continue d’attendre jusqu’à ce que quelqu’un lève l’arrêt.",
  Reason: "Motif",
  "Say why in a few words.": "Dites pourquoi en quelques mots.",
  "There are no agents yet. The first step is to deploy the team: 13 agents, each with a job of its own.":
    "Il n’y a pas encore d’agents. La première étape est de déployer l’équipe : 13 agents, chacun avec sa mission.",
  "Deploy the team": "Déployer l’équipe",
};
