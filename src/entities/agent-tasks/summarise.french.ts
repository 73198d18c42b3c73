import type { Catalogue } from "../../ui/translate.ts";

/** French for what an agent is asked for from a record. */
export const french: Catalogue = {
  "Summarise {{name}}": "Résumer {{name}}",
  "An agent is asked to summarise it.": "Un agent est chargé de le résumer.",
  "Open the task": "Ouvrir la tâche",
  "Have an agent summarise it": "Le faire résumer par un agent",
};
