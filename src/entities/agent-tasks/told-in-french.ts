import type { Catalogue } from "../../ui/translate.ts";

/** French for what the worker says of a task, wherever that is shown. */
export const told_in_french: Catalogue = {
  "No model is configured.": "Aucun modèle n’est configuré.",
  "Nothing does this by itself yet.": "Rien ne le fait encore de soi-même.",
  "No active agent can do this.": "Aucun agent actif ne sait le faire.",
  "The agent that was asked is not at work, or cannot do this.":
    "L’agent demandé n’est pas au travail, ou ne sait pas le faire.",
  "The server that worked on it stopped.": "Le serveur qui s’en occupait s’est arrêté.",
  "Who asked for this may no longer sign in.": "La personne qui l’a demandé ne peut plus se connecter.",
  "Who asked for this may not do it.": "La personne qui l’a demandé n’en a pas le droit.",
  "This would go beyond what one task may spend.": "Cela dépasserait ce qu’une tâche peut dépenser.",
  "This would go beyond what one agent may spend in a day.":
    "Cela dépasserait ce qu’un agent peut dépenser en un jour.",
  "This would go beyond what one person may spend on agents in a day.":
    "Cela dépasserait ce qu’une personne peut dépenser pour les agents en un jour.",
  "This would go beyond what the company may spend on agents in a day.":
    "Cela dépasserait ce que l’entreprise peut dépenser pour les agents en un jour.",
  "The endpoint did not answer in time.": "Le service n’a pas répondu à temps.",
  "The endpoint stopped in the middle of its answer.": "Le service s’est arrêté au milieu de sa réponse.",
  "This task asks no question.": "Cette tâche ne pose pas de question.",
  "It answered nothing.": "Il n’a rien répondu.",
  "It asked for the same thing three times.": "Il a demandé trois fois la même chose.",
  "It did not use its tools as they are.": "Il n’a pas utilisé ses outils comme il le faut.",
  "What came of it could not be kept.": "Ce qui en est sorti n’a pas pu être conservé.",
  "Only who asked for this may word it otherwise.": "Seule la personne qui l’a demandé peut le formuler autrement.",
  "There is no such tool.": "Cet outil n’existe pas.",
  "What it was given is no JSON that can be read.": "Ce qui lui a été donné n’est pas du JSON lisible.",
  "Exactly this was asked before: its answer stands above.":
    "Cela a déjà été demandé exactement : la réponse est plus haut.",
  "All agents are halted.": "Tous les agents sont arrêtés.",
  "This agent is paused.": "Cet agent est en pause.",
  "It waits until somebody decides what was proposed.": "Elle attend que quelqu’un décide de ce qui a été proposé.",
  "It waits for what it gave to other agents.": "Elle attend ce qu’elle a confié à d’autres agents.",
  "No active agent that may be told this can do it.": "Aucun agent actif à qui on peut le dire ne sait le faire.",
  "A step gives no steps.": "Une étape n’en confie pas d’autres.",
  "A task gives one to seven steps, once.": "Une tâche confie une à sept étapes, une seule fois.",
  "The endpoint of the model answered {{status}}.": "Le service du modèle a répondu {{status}}.",
};
