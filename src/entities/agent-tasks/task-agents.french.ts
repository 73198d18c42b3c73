import type { Catalogue } from "../../ui/translate.ts";
import { told_in_french } from "./told-in-french.ts";

/** French for what agents were asked to do of a task. */
export const french: Catalogue = {
  ...told_in_french,
  "No agent was asked for it.": "Aucun agent n’en a été chargé.",
  "Ask an agent…": "Interroger un agent…",
};
