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
  "Selected files": "Fichiers sélectionnés",
  "Remove {{name}}": "Supprimer {{name}}",
  "Create {{count}} documents": "Créer {{count}} documents",
  "{{count}} documents created. Their files are uploading.":
    "{{count}} documents créés. Leurs fichiers sont en cours d’envoi.",
  "Create document": "Créer le document",
  Uploads: "Envois en cours",
  "Add files…": "Ajouter des fichiers…",
  "Upload new version…": "Envoyer une nouvelle version…",
  "or drop or paste them here": "ou déposez-les ou collez-les ici",
  "Pause the upload of {{name}}": "Suspendre l’envoi de {{name}}",
  "Resume the upload of {{name}}": "Reprendre l’envoi de {{name}}",
  "Cancel the upload of {{name}}": "Annuler l’envoi de {{name}}",
  "Download {{name}}": "Télécharger {{name}}",
  "Edit name and change note": "Modifier le nom et la note de version",
  "Change note": "Note de version",
  "No preview for this kind of file. Download it to open it.":
    "Pas d’aperçu pour ce type de fichier. Téléchargez-le pour l’ouvrir.",
  "The file could not be read. Try again in a moment.": "Le fichier n’a pas pu être lu. Réessayez dans un instant.",
  "Only the beginning is shown.": "Seul le début est affiché.",
  "Show more pages ({{shown}} of {{all}})": "Afficher plus de pages ({{shown}} sur {{all}})",
  "Page {{number}}": "Page {{number}}",
  "This PDF has a password. Download it to open it.": "Ce PDF a un mot de passe. Téléchargez-le pour l’ouvrir.",
  "This PDF cannot be shown. Download it to open it.": "Ce PDF ne peut pas être affiché. Téléchargez-le pour l’ouvrir.",
  "This upload has expired. Upload the file again.": "Cet envoi a expiré. Envoyez de nouveau le fichier.",
  "You have used your 20 GB of storage. Delete files for good, or ask a colleague to upload this one.":
    "Vous avez utilisé vos 20 Go d’espace. Supprimez définitivement des fichiers, ou demandez à un collègue d’envoyer celui-ci.",
  "1,000 of your uploads are in progress. Wait for some of them to finish.":
    "1 000 de vos envois sont en cours. Attendez que certains se terminent.",
  "The server is almost out of disk space. Tell an administrator.":
    "Le serveur n’a presque plus d’espace disque. Prévenez un administrateur.",
  "This file is too large. An administrator can raise the limit.":
    "Ce fichier est trop volumineux. Un administrateur peut augmenter la limite.",
};
