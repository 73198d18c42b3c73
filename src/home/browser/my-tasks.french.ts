import type { Catalogue } from "../../ui/translate.ts";

/** French of the tasks of one's day. */
export const french: Catalogue = {
  "All of my work": "Tout mon travail",
  "Tasks, late and of seven days": "Tâches en retard et des sept jours à venir",
  "Done: {{name}}": "Terminé : {{name}}",
  late: "en retard",
  "more than {{count}}": "plus de {{count}}",
};
