import type { Catalogue } from "../../ui/translate.ts";

/** French for the files of records: how they are brought, read and shown. */
export const french: Catalogue = {
  "{{size}} kB": "{{size}} ko",
  "{{size}} MB": "{{size}} Mo",
  "{{size}} GB": "{{size}} Go",
  "More acts": "Autres actions",
  Rename: "Renommer",
  "1 {{thing}} is in the bin.": "1 {{thing}} est dans la corbeille.",
  "{{count}} {{things}} are in the bin.": "{{count}} {{things}} sont dans la corbeille.",
  "Your documents": "Vos documents",
  "Show more": "Afficher plus",
  "Choose files…": "Choisir des fichiers…",
  "Chosen files": "Fichiers choisis",
  "Leave {{name}} out": "Retirer {{name}}",
  "Create {{count}} documents": "Créer {{count}} documents",
  "{{count}} documents are created; their files are on their way.":
    "{{count}} documents sont créés ; leurs fichiers sont en route.",
  "Create document": "Créer le document",
  Uploads: "Envois en cours",
  "Add files…": "Ajouter des fichiers…",
  "Add a version…": "Ajouter une version…",
  "or drop them here, or paste them": "ou déposez-les ici, ou collez-les",
  waits: "en attente",
  "Hold {{name}}": "Suspendre {{name}}",
  "Go on with {{name}}": "Reprendre {{name}}",
  "Give {{name}} up": "Abandonner {{name}}",
  "Download {{name}}": "Télécharger {{name}}",
  "Rename, or say what changed": "Renommer, ou dire ce qui a changé",
  "What changed, and why": "Ce qui a changé, et pourquoi",
  "No preview for this kind of file. Download it to open it.":
    "Pas d’aperçu pour ce type de fichier. Téléchargez-le pour l’ouvrir.",
  "The file could not be read. Try again in a moment.": "Le fichier n’a pas pu être lu. Réessayez dans un instant.",
  "Only the beginning is shown.": "Seul le début est affiché.",
  "Show more pages ({{shown}} of {{all}})": "Afficher plus de pages ({{shown}} sur {{all}})",
  "Page {{number}}": "Page {{number}}",
  "This PDF has a password. Download it to open it.": "Ce PDF a un mot de passe. Téléchargez-le pour l’ouvrir.",
  "This PDF cannot be shown. Download it to open it.": "Ce PDF ne peut pas être affiché. Téléchargez-le pour l’ouvrir.",
  "This upload is not there any more. Upload the file again.":
    "Cet envoi n’existe plus. Envoyez de nouveau le fichier.",
  "Your files take 20 GB. Delete some for good, or ask somebody else to upload this one.":
    "Vos fichiers occupent 20 Go. Supprimez-en définitivement, ou demandez à quelqu’un d’autre d’envoyer celui-ci.",
  "A thousand of your uploads are under way. Wait until some have arrived.":
    "Mille de vos envois sont en cours. Attendez que certains soient arrivés.",
  "The disk of the server is nearly full. Tell an administrator.":
    "Le disque du serveur est presque plein. Prévenez un administrateur.",
  "The file is larger than one file may be here. An administrator may allow larger ones.":
    "Le fichier dépasse la taille permise ici. Un administrateur peut en autoriser de plus grands.",
};
