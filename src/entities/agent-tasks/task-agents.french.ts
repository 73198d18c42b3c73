import type { Catalogue } from "../../ui/translate.ts";
import { said_in_french } from "../agents/said-in-french.ts";
import { told_in_french } from "./told-in-french.ts";

/** French for what agents were asked to do of a task, and for asking them. */
export const french: Catalogue = {
  ...said_in_french,
  ...told_in_french,
  "No agent was asked for it.": "Aucun agent n’en a été chargé.",
  "Whoever can do it first": "Le premier qui sait le faire",
  "What is to be done": "Ce qu’il y a à faire",
  "Open the task": "Ouvrir la tâche",
  "Ask an agent…": "Interroger un agent…",
  "Ask an agent": "Interroger un agent",
  "About {{name}}. It reads what you may read, and changes nothing.":
    "À propos de {{name}}. Il lit ce que vous pouvez lire, et ne modifie rien.",
  "What you want": "Ce que vous voulez",
  Ask: "Demander",
  "Write what you want.": "Écrivez ce que vous voulez.",
  "An agent works on it.": "Un agent s’en occupe.",
};
