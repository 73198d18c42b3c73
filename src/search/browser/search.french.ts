import type { Catalogue } from "../../ui/translate.ts";

/** French for the search of everything, fetched with it. */
export const french: Catalogue = {
  Search: "Recherche",
  "Search documents, tasks, users...": "Rechercher documents, tâches, utilisateurs…",
  Results: "Résultats",
  Saved: "Enregistrées",
  Popular: "Populaires",
  "Searching...": "Recherche en cours…",
  "Type at least 2 characters to search.": "Saisissez au moins 2 caractères pour lancer la recherche.",
  'No results found for "{{query}}"': "Aucun résultat pour « {{query}} »",
  "The server does not answer: only what you have read on this device is searched.":
    "Le serveur ne répond pas : seul ce que vous avez lu sur cet appareil est parcouru.",
  "1 result": "1 résultat",
  "{{count}} results": "{{count}} résultats",
  "No saved searches yet.": "Aucune recherche enregistrée pour l’instant.",
  "No popular searches yet.": "Aucune recherche populaire pour l’instant.",
  "{{count}} searches": "{{count}} recherches",
  "In the last 90 days": "Ces 90 derniers jours",
  Recent: "Récents",
  Actions: "Actions",
  "Name of the search": "Nom de la recherche",
  "Save search": "Enregistrer",
  "“{{name}}” is deleted.": "« {{name}} » est supprimée.",
  Pin: "Épingler",
  Unpin: "Désépingler",
  "↑ ↓ to move": "↑ ↓ pour parcourir",
  "↵ to open": "↵ pour ouvrir",
  "Narrow it: {{operators}}": "Pour préciser : {{operators}}",
  Delete: "Supprimer",
  "Theme: {{theme}}": "Thème : {{theme}}",
  "Language: {{language}}": "Langue : {{language}}",
};
