import type { Catalogue } from "../../ui/translate.ts";
import { said_in_french } from "./said-in-french.ts";

/** French for the page of agents; their names and what they have been told stay as they are. */
export const french: Catalogue = {
  ...said_in_french,
  "All agents are halted.": "Tous les agents sont arrêtés.",
  Halted: "Arrêtés",
  "{{count}} agents, {{active}} of them active": "{{count}} agents, dont {{active}} actifs",
  Managers: "Responsables",
  Specialists: "Spécialistes",
  Operators: "Opérateurs",
  Manager: "Responsable",
  Specialist: "Spécialiste",
  Operator: "Opérateur",
  "Nothing to do": "Rien à faire",
  "Nothing of yours": "Rien pour vous",
  "{{amount}} today": "{{amount}} aujourd’hui",
  "under {{amount}}": "moins de {{amount}}",
  Pause: "Mettre en pause",
  Resume: "Reprendre",
  "Pause {{name}}": "Mettre {{name}} en pause",
  "Resume {{name}}": "Reprendre {{name}}",
  "Paused by the system": "En pause, par le système",
  "Paused by {{name}}": "En pause, par {{name}}",
  "There are no agents yet. The first step is to deploy the team: 13 agents, each with a job of its own.":
    "Il n’y a pas encore d’agents. La première étape est de déployer l’équipe : 13 agents, chacun avec sa mission.",
  "Deploy the team": "Déployer l’équipe",
  "Halt all agents": "Arrêter tous les agents",
  "Let them work again": "Les laisser reprendre",
  "Let the agents work again": "Laisser les agents reprendre",
  "What waits is taken up again.": "Ce qui attend est repris.",
  "What they are doing ends within a second and is not kept. What waits goes on waiting until somebody lifts the halt.":
    "Ce qu’ils font s’arrête en une seconde et n’est pas gardé. Ce qui attend continue d’attendre jusqu’à ce que quelqu’un lève l’arrêt.",
  Reason: "Motif",
  "Say why in a few words.": "Dites pourquoi en quelques mots.",
  "{{name}}, {{at}}: “{{reason}}”": "{{name}}, {{at}} : « {{reason}} »",
  "Only an agent that is active or idle can be paused.": "Seul un agent actif ou au repos peut être mis en pause.",
  "Only an agent that is paused or idle can be resumed.": "Seul un agent en pause ou au repos peut reprendre.",
};
