import type { Catalogue } from "../../ui/translate.ts";

/** French for versions of agents: their list, their panel, what came of a trial. */
export const french: Catalogue = {
  Halted: "Arrêtés",
  Version: "Version",
  Prompt: "Consigne",
  Temperature: "Température",
  Former: "Ancienne",
  Passed: "Réussi",
  Broken: "Interrompu",
  Edited: "Modifiée",
  "Not tried": "Pas essayée",
  "{{passed}} of {{tried}}": "{{passed}} sur {{tried}}",
  "Cases passed": "Cas réussis",
  "In force since": "En vigueur depuis",
  "Put in force by": "Mise en vigueur par",
  "Write another prompt or model for an agent: it is tried on what people decided before it is put in force.":
    "Écrivez un autre prompt ou modèle pour un agent\u202f: il est essayé sur ce que des personnes ont décidé avant d’entrer en vigueur.",
  "All versions": "Toutes les versions",
  "In force or candidates": "En vigueur ou candidates",
  "Case by case": "Cas par cas",
  "Texts that a model words are compared by being there, all else by value.":
    "Les textes formulés par un modèle comptent par leur présence, tout le reste par sa valeur.",
  "Not yet": "Pas encore",
  "Came out": "Résultat",
  "{{field}}: {{value}}": "{{field}}\u202f: {{value}}",
  nothing: "rien",
  empty: "vide",
  "Its task": "Sa tâche",
  "{{passed}} of {{tried}} cases pass with it, {{base}} with the version in force.":
    "{{passed}} cas sur {{tried}} réussissent avec elle, {{base}} avec la version en vigueur.",
  "There are no cases to try it on: putting it in force takes a reason.":
    "Il n’y a aucun cas pour l’essayer\u202f: la mettre en vigueur demande un motif.",
  "It can be tried on {{count}} cases, and costs {{most}} at most. Nothing is changed by that.":
    "Elle peut être essayée sur {{count}} cas, pour {{most}} au plus. Rien n’en est modifié.",
  "Cases that were tried": "Cas essayés",
  "{{done}} of {{all}} cases answered": "{{done}} cas sur {{all}} traités",
  "It proposes what was rejected, and the version in force does not.":
    "Elle propose ce qui a été rejeté, et pas la version en vigueur.",
  "It passes fewer cases than the version in force.": "Elle réussit moins de cas que la version en vigueur.",
  "It passes none of the cases.": "Elle ne réussit aucun des cas.",
  "None of the cases could be tried.": "Aucun des cas n’a pu être essayé.",
  "It was cancelled.": "L’essai a été annulé.",
  "Versions of this agent": "Versions de cet agent",
  "Write a candidate from this": "Préparer une version candidate",
  "There are no cases yet to try it on.": "Il n’y a pas encore de cas pour l’essayer.",
  "There are no cases to try it on. Say why it is put in force all the same.":
    "Il n’y a aucun cas pour l’essayer. Dites pourquoi elle entre tout de même en vigueur.",
  "It has not passed. Try it on the cases first.": "Elle n’a pas réussi. Essayez-la d’abord sur les cas.",
  "Another version is in force since it was tried. Try it again.":
    "Une autre version est en vigueur depuis son essai. Essayez-la de nouveau.",
  "What is or was in force stays as it is. Write a candidate.":
    "Ce qui est ou était en vigueur reste tel quel. Préparez une version candidate.",
  "It is being tried. Cancel its task first.": "L’essai est en cours. Annulez d’abord sa tâche.",
  "People have decided what this agent proposed. Another prompt, model or temperature is a candidate, and tried on that first.":
    "Des personnes ont décidé de ce que cet agent proposait. Un autre prompt, modèle ou réglage est une candidate, essayée d’abord sur ces cas.",
  Editor: "Modifiée par",
  Trial: "Essai",
  Base: "Base",
  Tried: "Essayés",
  "Base passed": "Réussis par la base",
  "Trial note": "Note de l’essai",
  "Adopted by": "Adoptée par",
  Adopted: "Adoptée",
};
