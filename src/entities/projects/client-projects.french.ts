import type { Catalogue } from "../../ui/translate.ts";

/** French of what a client is shown of their projects. */
export const french: Catalogue = {
  "Your projects": "Vos projets",
  "reached on {{day}}": "atteint le {{day}}",
  "{{done}} of {{count}} tasks done": "Tâches terminées : {{done}} sur {{count}}",
  late: "en retard",
};
