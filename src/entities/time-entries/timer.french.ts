import type { Catalogue } from "../../ui/translate.ts";

/** French of what stands of time on other pages: the timer, and what was spent. */
export const french: Catalogue = {
  Amount: "Montant",
  "Budget used": "Budget consommé",
  "Hours used": "Heures consommées",
  "Progress and budget": "Avancement et budget",
  "Start the timer": "Démarrer le chronomètre",
  "Stop the timer": "Arrêter le chronomètre",
  "Tasks done": "Tâches terminées",
  "Time spent": "Temps passé",
  Timer: "Chronomètre",
  "Your time": "Votre temps",
  "{{spent}} of {{all}}": "{{spent}} sur {{all}}",
};
