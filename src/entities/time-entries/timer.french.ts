import type { Catalogue } from "../../ui/translate.ts";

/** French of what stands of time on other pages: the timer, and what was spent. */
export const french: Catalogue = {
  Amount: "Montant",
  "Budget used": "Budget consommé",
  "Done below it": "Terminé en dessous",
  "Hours used": "Heures consommées",
  "How this is counted": "Mode de calcul",
  Progress: "Avancement",
  "Progress and budget": "Avancement et budget",
  "Start the timer": "Démarrer le chronomètre",
  "Stop the timer": "Arrêter le chronomètre",
  "The share of the estimates that is done: of a task with subtasks these count, cancelled ones never; one without an estimate counts as the mean of those that have one.":
    "La part terminée des estimations\u202f: pour une tâche qui en a, ses sous-tâches comptent, celles annulées jamais\u202f; sans estimation, une tâche compte pour la moyenne de celles qui en ont une.",
  "Time spent": "Temps passé",
  "Time that you see": "Temps que vous voyez",
  "Time spent below it": "Temps passé en dessous",
  Timer: "Chronomètre",
  "Your time": "Votre temps",
  "Your time below it": "Votre temps en dessous",
  "{{done}} of {{count}}": "{{done}} sur {{count}}",
  "{{done}} of {{count}} done": "{{done}} sur {{count}} terminées",
  "{{share}} by today": "{{share}} attendus à ce jour",
  "{{spent}} of {{all}}": "{{spent}} sur {{all}}",
};
