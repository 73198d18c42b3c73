import type { Catalogue } from "../../ui/translate.ts";

/** French for the leads. */
export const french: Catalogue = {
  Late: "En retard",
  "In time": "À temps",
  Awaited: "Attendue",
  "All leads": "Tous les prospects",
  Claim: "Prendre",
  "This lead is converted: its conversion is taken back instead.":
    "Ce prospect est converti : c’est sa conversion qui s’annule.",
  Pipeline: "Pipeline",
  "open for too long": "qui stagnent",
  "It has stood here for too long.": "Il est à cette étape depuis trop longtemps.",
  stale: "stagne",
  "What “{{stage}}” needs": "Ce que demande « {{stage}} »",
  "In this stage since": "À cette étape depuis",
  "Last move": "Dernier changement d’étape",
  Move: "Changer d’étape",
  "My open leads": "Mes prospects en cours",
  "My team, open": "Mon équipe, en cours",
  "Nothing planned": "Rien de prévu",
  Reopen: "Rouvrir",
  "Stage reached": "Étape atteinte",
  Unowned: "Sans responsable",
  "Won this quarter": "Gagnés ce trimestre",
  open: "en cours",
  awaited: "attendue",
  overdue: "en retard",
  "in time": "à temps",
  "too late": "trop tard",
  "{{leads}} · value {{value}} · weighted {{weighted}}": "{{leads}} · valeur {{value}} · pondéré {{weighted}}",
  "Only a won or lost lead of yours can be reopened.":
    "Seul un prospect gagné ou perdu que vous pouvez modifier peut être rouvert.",
  "Only an open lead of yours can be lost.": "Seul un prospect en cours que vous pouvez modifier peut être perdu.",
  "Choose an open stage. A lead is won and lost by acts of their own.":
    "Choisissez une étape ouverte. Gagner ou perdre un prospect se fait par des actions à part.",
  "Only an open lead of yours can be moved. A won or lost one is reopened.":
    "Seul un prospect en cours que vous pouvez modifier change d’étape. Un prospect gagné ou perdu se rouvre.",
  "Only an open lead of yours can be won.": "Seul un prospect en cours que vous pouvez modifier peut être gagné.",
  "Search leads": "Rechercher",
  "Convert…": "Convertir…",
  "{{name}} is yours.": "Vous êtes responsable de {{name}}.",
  "{{value}} · weighted {{weighted}}": "{{value}} · pondéré {{weighted}}",
};
