import type { Catalogue } from "../../ui/translate.ts";
import { said_in_french } from "./said-in-french.ts";

/** French for the panel of an agent. */
export const french: Catalogue = {
  "What tasks are about": "Ce que concernent les tâches",
  ...said_in_french,
  "Paused by the system": "En pause, par le système",
  "Paused by {{name}}": "En pause, par {{name}}",
  "May propose": "Peut proposer",
  "It is done once somebody who may do it has approved exactly that:":
    "C’est fait une fois qu’une personne qui en a le droit a approuvé exactement cela :",
  merge: "fusionner",
  "May do by itself": "Peut faire seul",
  "In the name of whoever asks it, and never more than they may:":
    "Au nom de la personne qui le demande, et jamais plus qu’elle ne peut :",
  "Nothing: an administrator has given it no rights.": "Rien : aucun administrateur ne lui a donné de droits.",
  "The whole log": "Tout le journal",
  "The search of everything": "La recherche dans tout",
  Imports: "Imports",
  Roles: "Rôles",
  read: "lire",
  add: "ajouter",
  change: "modifier",
  Temperature: "Température",
  Specialization: "Spécialité",
  Capabilities: "Compétences",
  "Policy version": "Version des règles",
  "Security checks": "Contrôles de sécurité",
  "Checks every": "Vérifie toutes les",
  "{{count}} s": "{{count}} s",
  "Retries at most": "Nouveaux essais, au plus",
  Platforms: "Plateformes",
  "Alerts on failure": "Alerte en cas d’échec",
  Conflicts: "Conflits",
  "Prepares a resolution and asks": "Prépare une résolution et demande",
  "Reports them": "Les signale",
  "Collaboration rules": "Règles de collaboration",
  Prompt: "Consigne",
  Sharing: "Partage",
  "Receives from": "Reçoit de",
  "Sends to": "Transmet à",
  "All agents": "Tous les agents",
};
