import type { Catalogue } from "../../ui/translate.ts";

/** French of what a task's panel says, and of why a task is refused: no list begins with it. */
export const french: Catalogue = {
  "Others have submitted time on it: whoever approves that moves the task.":
    "D’autres y ont soumis du temps : c’est à la personne qui l’approuve de déplacer la tâche.",
  "More than 1,000 tasks stand below it: move them in parts.":
    "Plus de 1\u202f000 tâches se trouvent en dessous\u202f: déplacez-les par parties.",
  "There is no room left between these two.": "Il n’y a plus de place entre ces deux tâches.",
  "More than 10,000 tasks of this project have this status: its states are not changed at once.":
    "Plus de 10\u202f000 tâches de ce projet ont ce statut\u202f: ses états ne se changent pas d’un coup.",
  "Below it are tasks that are not yours to move.": "Vous ne pouvez pas déplacer les tâches situées en dessous.",
  "By tasks that are not over: {{count}}": "Par des tâches non terminées : {{count}}",
  "{{name}} is not on the project {{project}}: they see this task, and not the project.":
    "{{name}} ne participe pas au projet {{project}}\u202f: la tâche lui est visible, pas le projet.",
  "Add to project": "Ajouter au projet",
  "{{name}} is on the project now.": "{{name}} participe maintenant au projet.",
  "Part of": "Fait partie de",
  "Change the text…": "Modifier le texte…",
};
