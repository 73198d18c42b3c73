import type { Catalogue } from "../../ui/translate.ts";
import { said_in_french } from "./said-in-french.ts";

/** French for the lines of an agent's card. */
export const french: Catalogue = {
  ...said_in_french,
  "Nothing to do": "Rien à faire",
  "Nothing of yours": "Rien pour vous",
  "{{share}} of {{count}} in 7 days": "{{share}} de {{count}} en 7 jours",
  "{{amount}} today": "{{amount}} aujourd’hui",
  "Paused by the system": "En pause, par le système",
  "Paused by {{name}}": "En pause, par {{name}}",
};
