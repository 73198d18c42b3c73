import type { Catalogue } from "../../ui/translate.ts";

/** French for what an agent is asked for from a record. */
export const french: Catalogue = {
  "Summarise {{name}}": "Résumer {{name}}",
  "An agent is asked to summarise it.": "Un agent est chargé de le résumer.",
  "Open the task": "Ouvrir la tâche",
  "Ask an agent…": "Interroger un agent…",
  "Ask an agent": "Interroger un agent",
  "About {{name}}. It reads what you may read, and changes nothing.":
    "À propos de {{name}}. Il lit ce que vous pouvez lire, et ne modifie rien.",
  "What you want": "Ce que vous voulez",
  "What comes of it": "Ce qui en résulte",
  Answer: "Réponse",
  "E-mail draft": "Brouillon d’e-mail",
  "Plan for agents": "Plan pour les agents",
  Ask: "Demander",
  "Write what you want.": "Écrivez ce que vous voulez.",
  "An agent works on it.": "Un agent s’en occupe.",
  "It waits: no model is configured yet.": "En attente\u202f: aucun modèle n’est encore configuré.",
  "No model is configured. What you ask waits until an administrator configures one.":
    "Aucun modèle n’est configuré. Votre demande attend qu’un administrateur en configure un.",
  "Have an agent summarise it": "Le faire résumer par un agent",
};
