import type { Catalogue } from "../../ui/translate.ts";

/** French of the tasks of one's day. */
export const french: Catalogue = {
  "All of my work": "Tout mon travail",
  "Tasks late or due within seven days": "Tâches en retard ou à rendre sous sept jours",
  "Tasks after that": "Tâches à rendre ensuite",
  "Done: {{name}}": "Terminé : {{name}}",
  "Nothing of yours is late or due within seven days.":
    "Rien de ce qui vous revient n’est en retard ni à rendre sous sept jours.",
  late: "en retard",
  "more than {{count}}": "plus de {{count}}",
  "Show all {{count}}": "Tout afficher ({{count}})",
};
