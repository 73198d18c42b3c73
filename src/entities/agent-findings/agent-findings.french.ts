import type { Catalogue } from "../../ui/translate.ts";
import { said_in_french } from "../agents/said-in-french.ts";

/** French for what agents have found: its list and the panel of one. */
export const french: Catalogue = {
  ...said_in_french,
  Halted: "Arrêtés",
  "Not settled": "Non réglés",
  "All findings": "Tous les constats",
  "What was found": "Ce qui a été constaté",
  "What shows it": "Ce qui le montre",
  "Kind of check": "Type de contrôle",
  Times: "Fois",
  "First seen": "Vu la première fois",
  "First found": "Constaté la première fois",
  "Last found": "Constaté la dernière fois",
  "Last found by": "Constaté en dernier par",
  Reason: "Motif",
  Severity: "Gravité",
  Evidence: "Preuve",
  Fingerprint: "Empreinte",
  "Times seen": "Fois constaté",
  "They come from checks, which you ask for among the tasks or put on a schedule.":
    "Ils viennent des contrôles, que vous demandez parmi les tâches ou mettez dans une planification.",
};
