import type { Catalogue } from "../../ui/translate.ts";

/** French for the page of optimization. */
export const french: Catalogue = {
  "{{count}} findings": "{{count}} constats",
  Route: "Route",
  Requests: "Requêtes",
  Page: "Page",
  Views: "Vues",
  "Database table": "Table de la base",
  Rows: "Lignes",
  "Nothing to improve was found.": "Rien à améliorer n’a été trouvé.",
  "The task was created.": "La tâche a été créée.",
  "Task created": "Tâche créée",
  "Answers of the server": "Réponses du serveur",
  "95th percentile of seven days, the slowest first. The budget is 200 ms.":
    "95e centile sur sept jours, les plus lentes d’abord. Le budget est de 200 ms.",
  "No request was measured in seven days.": "Aucune requête n’a été mesurée en sept jours.",
  "Pages in browsers": "Pages dans les navigateurs",
  "Time to the largest paint, 75th percentile of seven days, from people who agreed to usage statistics. The budget is 2 s.":
    "Temps jusqu’au plus grand affichage, 75e centile sur sept jours, chez les personnes qui acceptent les statistiques d’usage. Le budget est de 2 s.",
  "Nobody’s browser has measured a page in seven days.": "Aucun navigateur n’a mesuré de page en sept jours.",
  Milliseconds: "Millisecondes",
  "Against the week before": "Par rapport à la semaine précédente",
  "Largest tables": "Tables les plus volumineuses",
  "Reads are counted since {{when}}.": "Les lectures sont comptées depuis le {{when}}.",
  MB: "Mo",
  "MB of indexes": "Mo d’index",
  "Read by index": "Lectures par index",
  "Read whole": "Lectures entières",
  "{{subject}} takes {{ms}} ms; the budget is {{budget}} ms.":
    "{{subject}} prend {{ms}} ms pour un budget de {{budget}} ms.",
  "{{subject}} takes {{ms}} ms to paint; the budget is {{budget}} ms.":
    "{{subject}} s’affiche en {{ms}} ms pour un budget de {{budget}} ms.",
  "{{subject}} has {{rows}} rows and was read whole {{times}} times: an index is missing.":
    "{{subject}} a {{rows}} lignes et a été lue en entier {{times}} fois\u202f: il manque un index.",
  "{{subject}} on {{table}} takes {{megabytes}} MB and was never used.":
    "{{subject}} sur {{table}} occupe {{megabytes}} Mo et n’a jamais servi.",
  "Open leads without an owner: {{count}}": "Prospects ouverts sans responsable\u202f: {{count}}",
  "Open leads without a next step: {{count}}": "Prospects ouverts sans prochaine étape\u202f: {{count}}",
  "Open tasks without an assignee: {{count}}": "Tâches ouvertes sans personne assignée\u202f: {{count}}",
  "Clients without an owner: {{count}}": "Clients sans responsable\u202f: {{count}}",
  "Contacts without e-mail or phone: {{count}}": "Contacts sans e-mail ni téléphone\u202f: {{count}}",
  "Addresses that refused an e-mail in 90 days: {{count}}":
    "Adresses qui ont refusé un e-mail en 90 jours\u202f: {{count}}",
  "Probable duplicates among {{subject}}: {{count}}": "Doublons probables parmi {{subject}}\u202f: {{count}}",
};
