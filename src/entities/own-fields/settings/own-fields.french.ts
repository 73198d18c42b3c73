import type { Catalogue } from "../../../ui/translate.ts";

/** French for setting up the fields of the company's own. */
export const french: Catalogue = {
  "What you note beyond what Tandem knows. It stands in forms, panels, lists, filters and files.":
    "Ce que vous notez au-delà de ce que Tandem connaît. On le retrouve dans les formulaires, les fiches, les listes, les filtres et les fichiers.",
  "Own fields: {{name}}": "Champs personnalisés : {{name}}",
  "None yet. For example: budget approved, decision expected on.":
    "Aucun pour l’instant. Par exemple : budget validé, décision attendue le.",
  "None yet. For example: contract number, delivery conditions.":
    "Aucun pour l’instant. Par exemple : numéro de contrat, conditions de livraison.",
  "None yet. For example: language spoken, best time to call.":
    "Aucun pour l’instant. Par exemple : langue parlée, meilleur moment pour appeler.",
  "None yet. For example: order number, address of the site.":
    "Aucun pour l’instant. Par exemple : numéro de commande, adresse du chantier.",
  "None yet. For example: machine concerned, material needed.":
    "Aucun pour l’instant. Par exemple : machine concernée, matériel nécessaire.",
  "New field": "Nouveau champ",
  "New field: {{name}}": "Nouveau champ : {{name}}",
  "Create the field": "Créer le champ",
  Type: "Type",
  Text: "Texte",
  "Long text": "Texte long",
  Number: "Nombre",
  Amount: "Montant",
  Percentage: "Pourcentage",
  Date: "Date",
  "Yes or no": "Oui ou non",
  "Choice from a list": "Choix dans une liste",
  "Web address": "Adresse web",
  Hint: "Indication",
  Choices: "Choix",
  "Choice {{number}}": "Choix {{number}}",
  "Leave out {{name}}": "Retirer {{name}}",
  "Add a choice": "Ajouter un choix",
  "What you leave out is offered no longer, and stays where it was chosen.":
    "Ce que vous retirez n’est plus proposé, et reste là où il a été choisi.",
  Required: "Obligatoire",
  "no choices yet": "pas encore de choix",
  "Removed fields ({{count}})": "Champs supprimés ({{count}})",
  "values kept until {{day}}": "valeurs conservées jusqu’au {{day}}",
  "Its values are kept for 30 days, in which you can bring the field back.":
    "Ses valeurs sont conservées 30 jours, pendant lesquels vous pouvez rétablir le champ.",
  "Remove {{name}}": "Supprimer {{name}}",
  "Change {{name}}": "Modifier {{name}}",
  "Write a name first.": "Indiquez d’abord un nom.",
  "{{name}} is removed.": "{{name}} : supprimé.",
  "Only a field whose values are chosen from a list offers some.":
    "Seul un champ dont les valeurs se choisissent dans une liste en propose.",
  "There are 50 own fields at most. Remove one first.":
    "Il y a au plus 50 champs personnalisés. Supprimez-en un d’abord.",
  "Its values are gone since it was removed 30 days ago. Make a new field.":
    "Ses valeurs ont disparu depuis sa suppression il y a plus de 30 jours. Créez un nouveau champ.",
  "No record holds a value.": "Aucune fiche n’a de valeur.",
  "1 record holds a value.": "1 fiche a une valeur.",
  "{{count}} records hold a value.": "{{count}} fiches ont une valeur.",
};
