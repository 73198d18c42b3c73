import type { Catalogue } from "../../ui/translate.ts";
import { said_in_french } from "../agents/said-in-french.ts";

/** French for asking an agent to do a task. */
export const french: Catalogue = {
  ...said_in_french,
  "Whoever can do it first": "Le premier qui sait le faire",
  "What is to be done": "Ce qu’il y a à faire",
  "No active agent can do this.": "Aucun agent actif ne sait le faire.",
  "Open the task": "Ouvrir la tâche",
  "Ask an agent": "Interroger un agent",
  "About {{name}}. It reads what you may read, and changes nothing.":
    "À propos de {{name}}. Il lit ce que vous pouvez lire, et ne modifie rien.",
  "What you want": "Ce que vous voulez",
  Ask: "Demander",
  "Write what you want.": "Écrivez ce que vous voulez.",
  "An agent works on it.": "Un agent s’en occupe.",
  "It waits: no model is configured yet.": "En attente\u202f: aucun modèle n’est encore configuré.",
  "No model is configured. What you ask waits until an administrator configures one.":
    "Aucun modèle n’est configuré. Votre demande attend qu’un administrateur en configure un.",
};
