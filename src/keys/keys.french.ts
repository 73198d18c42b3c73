import type { Catalogue } from "../ui/translate.ts";

/** French for keys: the list of those that work, and the choice of others. */
export const french: Catalogue = {
  "Start or stop the timer on a task": "Démarrer ou arrêter le chronomètre d’une tâche",
  "Keys that work here": "Raccourcis disponibles ici",
  "Single keys act, such as N for new": "Les touches seules agissent, par exemple N pour créer",
  "Choose other keys": "Choisir d’autres touches",
  Everywhere: "Partout",
  "Something new": "Créer",
  "In a list": "Dans une liste",
  "With a lead": "Sur un prospect",
  "With findings and proposals": "Sur les constats et les propositions",
  "Ask an agent…": "Interroger un agent…",
  "New record in this list": "Nouvelle fiche dans cette liste",
  "Show today in the calendar": "Afficher aujourd’hui dans le calendrier",
  "no key": "aucune touche",
  Shift: "Maj",
  "{{first}} then {{second}}": "{{first}} puis {{second}}",
  "{{key}} opens the search of everything.": "{{key}} ouvre la recherche générale.",
  "Keys with Ctrl, Alt or ⌘ belong to the browser and the system.":
    "Les touches avec Ctrl, Alt ou ⌘ appartiennent au navigateur et au système.",
  "Enter and the space bar press what has the focus.":
    "Entrée et la barre d’espace actionnent l’élément qui a le focus.",
  "The arrows move about in lists and fields.": "Les flèches servent à se déplacer dans les listes et les champs.",
  "Only a key that writes a character by itself can be chosen.":
    "Vous ne pouvez choisir qu’une touche qui écrit un caractère à elle seule.",
  "New key: {{act}}": "Nouvelle touche : {{act}}",
  "Enter keeps it; another key makes it two in a row.": "Entrée la valide ; une autre touche en fait deux à la suite.",
  "Type a key. Esc leaves, Backspace takes the key away.":
    "Tapez une touche. Échap annule, Retour arrière supprime la touche.",
  "{{act}}: {{key}}": "{{act}} : {{key}}",
  "Reset: {{act}}": "Rétablir : {{act}}",
  "{{key}} is the key of “{{act}}”.": "{{key}} est la touche de « {{act}} ».",
  "{{key}} and {{other}}, the key of “{{act}}”, begin alike: one of them would never act.":
    "{{key}} et {{other}}, la touche de « {{act}} », commencent de la même façon : l’une des deux n’agirait jamais.",
  "Exchange the two": "Échanger les deux",
  "Take it from there": "La reprendre",
  "Leave it as it is": "Ne rien changer",
  "Press a key to choose another: one character, or two in a row. The arrows, Enter, Esc, Tab and what goes with Ctrl, Alt or ⌘ stay as they are.":
    "Cliquez sur une touche pour en choisir une autre : un caractère, ou deux à la suite. Les flèches, Entrée, Échap, Tab et les combinaisons avec Ctrl, Alt ou ⌘ ne changent pas.",
  "All keys are the usual ones.": "Toutes les touches sont celles d’origine.",
  "Reset all keys": "Rétablir toutes les touches",
  "In a record": "Dans une fiche",
  "Write a comment": "Écrire un commentaire",
  "Log a call": "Consigner un appel",
  "Write an e-mail…": "Écrire un e-mail…",
  "Plan what comes next": "Prévoir la suite",
};
