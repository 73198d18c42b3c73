import type { Catalogue } from "../ui/translate.ts";

/** French for acts on many records. */
export const french: Catalogue = {
  "Chosen records": "Fiches sélectionnées",
  "Clear the choice (Esc)": "Effacer la sélection (Échap)",
  "None of the chosen records is yours to do this with.":
    "Aucun des éléments sélectionnés ne vous permet cette action.",
  "of {{count}}": "sur {{count}}",
  "Assign {{count}}…": "Attribuer {{count}}…",
  "1 record is back.": "1 élément est restauré.",
  "{{count}} records are back.": "{{count}} éléments sont restaurés.",
  "Bring 1 back": "En restaurer 1",
  "Bring {{count}} back": "En restaurer {{count}}",
  "{{count}} chosen": "Sélection : {{count}}",
  "Remove 1 {{thing}}": "Supprimer 1 {{thing}}",
  "Remove {{count}} {{things}}": "Supprimer {{count}} {{things}}",
  "Set {{field}} of {{count}}…": "Définir pour {{count}} : {{field}}…",
  "Set {{field}}…": "Définir : {{field}}…",
  "Choose all {{count}} {{things}} that match": "Sélectionner tout ce qui correspond ({{count}} {{things}})",
  "Left as they were ({{count}}): {{why}}": "Inchangés ({{count}}) : {{why}}",
  "gone, or not yours to see.": "introuvables, ou hors de votre vue.",
  "not yours to change.": "vous ne pouvez pas les modifier.",
  "somebody is changing them right now.": "quelqu’un les modifie en ce moment.",
  "there was no time left.": "le temps a manqué.",
  "this value does not go with their others.": "cette valeur ne va pas avec leurs autres champs.",
  "It is in the bin.": "déjà dans la corbeille.",
  "It is not in the bin.": "pas dans la corbeille.",
  "{{act}}: {{what}}": "{{act}} : {{what}}",
  "Go on": "Reprendre",
  "How far it has come": "Avancement",
  "It is done in batches, while this page is open. What was done stays done when it is stopped.":
    "L’action se fait par lots, tant que cette page reste ouverte. Si vous l’arrêtez, ce qui est fait reste fait.",
  "It cannot be taken back at once.": "Cela ne s’annule pas d’un coup.",
  "Keep this page open.": "Gardez cette page ouverte.",
  "Left as they were": "Inchangés",
  // (Verbs of lists whose own files have no room for them, or bring them with a panel alone.)
  Move: "Changer d’étape",
  Plan: "Prévoir",
  Reopen: "Rouvrir",
  Stop: "Arrêter",
  "More than {{count}} cannot be taken back at once.":
    "Au-delà de {{count}}, l’annulation d’un coup n’est pas possible.",
  "Stopped. {{done}}": "Arrêté. {{done}}",
  "Taken back.": "Annulé.",
  "To {{count}} of them it cannot be done: they are left as they are, and told at the end.":
    "Pour {{count}} d’entre eux, ce n’est pas possible : ils restent inchangés et sont indiqués à la fin.",
  "{{act}} ({{count}})": "{{act}} ({{count}})",
  "{{done}} of {{total}}": "{{done}} sur {{total}}",
  "Export as {{format}}": "Exporter en {{format}}",
  "At most 1,000 are exported by choice. Filter, and export the list.":
    "La sélection s’exporte jusqu’à 1 000 fiches. Filtrez, puis exportez la liste.",
};
