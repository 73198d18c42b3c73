import type { Catalogue } from "../../ui/translate.ts";

/** French for the files of records: how they are brought, read and shown. */
export const french: Catalogue = {
  "Made by an agent": "Fait par un agent",
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
  "The text was not read: the file is protected by a password.":
    "Le texte n’a pas été lu : le fichier est protégé par un mot de passe.",
  "The text was not read: the file is damaged, or not what its name says.":
    "Le texte n’a pas été lu : le fichier est endommagé, ou n’est pas ce que dit son nom.",
  "The text was not read: the file is too large.": "Le texte n’a pas été lu : le fichier est trop volumineux.",
  "The text was not read: the file unpacks to more than 100 MB.":
    "Le texte n’a pas été lu : le fichier dépasse 100 Mo une fois décompressé.",
  "The text was not read: that took longer than a minute.":
    "Le texte n’a pas été lu : la lecture prenait plus d’une minute.",
  "The text was not read: that took too much memory.":
    "Le texte n’a pas été lu : la lecture demandait trop de mémoire.",
  "The text was not read: the pages are pictures.": "Le texte n’a pas été lu : les pages sont des images.",
  "The text was not read: this kind of file cannot be searched. PDF and newer formats can.":
    "Le texte n’a pas été lu : la recherche ne lit pas ce type de fichier. Elle lit les PDF et les formats plus récents.",
  "The text was not read: the file is missing from the store.":
    "Le texte n’a pas été lu : le fichier manque dans le stockage.",
  "The text was not read: reading it failed three times.": "Le texte n’a pas été lu : la lecture a échoué trois fois.",
  "Only the beginning of the text was read: the file is long.":
    "Seul le début du texte a été lu : le fichier est long.",
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
