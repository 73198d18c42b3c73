import type { Catalogue } from "../../ui/translate.ts";

/** French for the page of agents; their names and what they have been told stay as they are. */
export const french: Catalogue = {
  Halted: "Arrêtés",
  Managers: "Responsables",
  Specialists: "Spécialistes",
  Operators: "Opérateurs",
  Manager: "Responsable",
  Specialist: "Spécialiste",
  Operator: "Opérateur",
  Pause: "Mettre en pause",
  Resume: "Reprendre",
  "Pause {{name}}": "Mettre {{name}} en pause",
  "Resume {{name}}": "Reprendre {{name}}",
  "Only an agent that is active or idle can be paused.": "Seul un agent actif ou au repos peut être mis en pause.",
  "Only an agent that is paused or idle can be resumed.": "Seul un agent en pause ou au repos peut reprendre.",
};
