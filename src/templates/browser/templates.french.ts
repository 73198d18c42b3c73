import type { Catalogue } from "../../ui/translate.ts";
import { problems } from "./french-problems.ts";

/** French for the editor of templates of e-mails. */
export const french: Catalogue = {
  "Discard changes": "Abandonner les modifications",
  ...problems,
  Text: "Texte",
  Subject: "Objet",
  "Lead (in e-mails to leads)": "Prospect (dans les e-mails aux prospects)",
  "Client (in e-mails to contacts and clients)": "Client (dans les e-mails aux contacts et aux clients)",
  "Sender (whoever writes the e-mail)": "Expéditeur (la personne qui écrit l’e-mail)",
  "First name": "Prénom",
  "Last name": "Nom de famille",
  "Job title": "Fonction",
  "Value of the deal": "Montant de l’affaire",
  "Legal name": "Raison sociale",
  "Insert variable": "Insérer une variable",
  "Search variables": "Rechercher une variable",
  "How it is shown": "Affichage",
  Narrow: "Étroit",
  "Text alone": "Texte seul",
  "Preview of the e-mail": "Aperçu de l’e-mail",
  Preview: "Aperçu",
  "Preview for": "Aperçu pour",
  "Kind of record": "Type de fiche",
  "You see no record to try it on.": "Vous ne voyez aucune fiche pour l’essayer.",
  "There is no preview until what is marked has been corrected.":
    "L’aperçu s’affichera une fois les erreurs signalées corrigées.",
  "Send a test to myself": "M’envoyer un essai",
  "The test is on its way to {{to}}.": "L’essai est en route vers {{to}}.",
  "This Tandem sends no e-mail.": "Ce Tandem n’envoie pas d’e-mails.",
  "Correct what is marked first.": "Corrigez d’abord ce qui est signalé.",
  "Nothing has changed.": "Rien n’a changé.",
  "Template saved.": "Modèle enregistré.",
  "To be corrected": "À corriger",
  "Line {{line}}": "Ligne {{line}}",
  "Markdown: **bold**, lists, links. Variables: {{example}}":
    "Markdown : **gras**, listes, liens. Variables : {{example}}",
  "Write a subject and a text before you activate a template.":
    "Rédigez un objet et un texte avant d’activer un modèle.",
  "You may send yourself 10 tests an hour. Try again later.":
    "Vous pouvez vous envoyer 10 essais par heure. Réessayez plus tard.",
  "This template cannot be filled in for this record.": "Ce modèle ne peut pas être rempli pour cette fiche.",
  "There is no such template, or it is not active.": "Ce modèle n’existe pas ou n’est pas actif.",
};
