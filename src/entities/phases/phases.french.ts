import type { Catalogue } from "../../ui/translate.ts";

/** French of the phases of projects: panels and boards show them. */
export const french: Catalogue = {
  "A project has 50 phases at most. Remove one first.": "Un projet a au plus 50 phases. Retirez-en une d’abord.",
  "Its project has no such phase.": "Son projet n’a pas cette phase.",
  "More than 10,000 tasks stand in this phase: put some of them elsewhere first.":
    "Plus de 10\u202f000 tâches sont dans cette phase\u202f: placez-en d’abord une partie ailleurs.",
  "Open tasks: {{count}}": "Tâches ouvertes\u202f: {{count}}",
  Progress: "Avancement",
  "This phase is gone, or not yours to change.": "Cette phase n’existe plus, ou vous ne pouvez pas la modifier.",
  "Without a phase": "Sans phase",
  "{{share}} by today": "{{share}} attendus à ce jour",
};
