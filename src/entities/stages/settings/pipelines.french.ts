import type { Catalogue } from "../../../ui/translate.ts";

/** French for setting up pipelines and their stages. */
export const french: Catalogue = {
  "A lead goes from stage to stage. What is removed hands its leads to the stage that you choose.":
    "Un prospect va d’étape en étape. Une étape supprimée passe ses prospects à celle que vous choisissez.",
  "Pipeline {{name}}": "Pipeline {{name}}",
  "New pipeline": "Nouveau pipeline",
  "Create the pipeline": "Créer le pipeline",
  "It begins with three stages: new, won and lost.": "Il commence par trois étapes : nouveau, gagné et perdu.",
  Rename: "Renommer",
  "Rename {{name}}": "Renommer {{name}}",
  "Remove {{name}}": "Supprimer {{name}}",
  "Change {{name}}": "Modifier {{name}}",
  "Move {{name}} up": "Monter {{name}}",
  "Move {{name}} down": "Descendre {{name}}",
  "Write a name first.": "Indiquez d’abord un nom.",
  Stages: "Étapes",
  "New stage": "Nouvelle étape",
  "Create the stage": "Créer l’étape",
  "It means": "Signification",
  "The lead is being worked on": "Le prospect est en cours",
  "The lead waits": "Le prospect attend",
  "Probability, in %": "Probabilité, en %",
  "Stale after": "Stagne après",
  "Stale after so many days": "Stagne après ce nombre de jours",
  "Without a move or a touch. Empty: never.": "Sans changement d’étape ni contact. Vide : jamais.",
  Limit: "Limite",
  "At most so many leads on the board": "Nombre maximal de prospects sur le tableau",
  "More are marked, not refused. Empty: any number.": "Au-delà, c’est signalé, pas refusé. Vide : sans limite.",
  "What must be known before": "Ce qu’il faut savoir avant",
  "1 lead": "1 prospect",
  "{{count}} leads": "{{count}} prospects",
  "stale after {{count}} days": "stagne après {{count}} jours",
  "at most {{count}}": "{{count}} au plus",
  "needs {{fields}}": "demande : {{fields}}",
  "Its leads go to": "Ses prospects passent à",
  "There is nothing that its leads could go to.": "Ses prospects n’ont nulle part où aller.",
  "Remove, and move {{count}} leads": "Supprimer et déplacer {{count}} prospects",
  "{{name}} is removed.": "{{name}} : supprimé.",
  "{{name}} is removed. Its last leads follow within minutes.":
    "{{name}} : supprimé. Ses derniers prospects suivent dans quelques minutes.",
  "What stands there keeps its history and how long it has stood.":
    "Ce qui s’y trouve garde son historique et son ancienneté.",
  "1 lead stands there. It keeps its history and how long it has stood.":
    "1 prospect s’y trouve. Il garde son historique et son ancienneté.",
  "{{count}} leads stand there. They keep their history and how long they have stood.":
    "{{count}} prospects s’y trouvent. Ils gardent leur historique et leur ancienneté.",
  "Removed stages ({{count}})": "Étapes supprimées ({{count}})",
  "{{count}} leads still stand there": "{{count}} prospects s’y trouvent encore",
};
