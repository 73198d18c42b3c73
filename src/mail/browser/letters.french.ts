import { problems } from "../../templates/browser/french-problems.ts";
import type { Catalogue } from "../../ui/translate.ts";

/** French for e-mails from a record. */
export const french: Catalogue = {
  ...problems,
  "Use a template": "Utiliser un modèle",
  "Write something first.": "Écrivez d’abord quelque chose.",
  Text: "Texte",
  Subject: "Objet",
  "Write an e-mail": "Écrire un e-mail",
  "This Tandem sends no e-mail: your own mail program opens with what you write here.":
    "Ce Tandem n’envoie pas d’e-mails : votre logiciel de messagerie s’ouvre avec ce que vous écrivez ici.",
  "Each address gets a letter of its own. Answers come to you.":
    "Chaque adresse reçoit son propre message. Les réponses vous parviennent.",
  "Open my mail program": "Ouvrir ma messagerie",
  Send: "Envoyer",
  "Markdown: **bold**, lists, links.": "Markdown : **gras**, listes, liens.",
  "not to be contacted": "à ne pas contacter",
  "This record has no e-mail address. Add one first.": "Cette fiche n’a pas d’adresse e-mail. Ajoutez-en d’abord une.",
  "Whoever this is about is not to be contacted.": "Cette personne ne doit pas être contactée.",
  "Choose an address.": "Choisissez une adresse.",
  "Choose 10 addresses at most.": "Choisissez 10 adresses au plus.",
  "Write a subject.": "Indiquez un objet.",
  "The e-mail is on its way.": "L’e-mail est en route.",
  "This is too long to be handed to your mail program. Shorten it, or write it there.":
    "C’est trop long pour être transmis à votre messagerie. Raccourcissez le texte, ou écrivez-le là-bas.",
  "Was the e-mail sent?": "L’e-mail a-t-il été envoyé ?",
  "Log it": "Le consigner",
  "whoever has this address is not to be contacted": "la personne qui a cette adresse ne doit pas être contactée",
  "an address is none of this record: add it there first":
    "une adresse n’appartient pas à cette fiche : ajoutez-l’y d’abord",
  "has at most 10 addresses": "10 adresses au plus",
  "has at most 200 characters": "200 caractères au plus",
  "has at most 20,000 characters": "20 000 caractères au plus",
  "is one line without control characters": "une seule ligne, sans caractères de contrôle",
  "You may send 200 e-mails a day. Try again tomorrow.": "Vous pouvez envoyer 200 e-mails par jour. Réessayez demain.",
};
