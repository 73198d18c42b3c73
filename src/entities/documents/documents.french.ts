import type { Catalogue } from "../../ui/translate.ts";

/** French for documents and their folders. */
export const french: Catalogue = {
  "All documents": "Tous les documents",
  "My documents": "Mes documents",
  Visibility: "Visibilité",
  "Effective on": "Valable à partir du",
  "File name": "Nom du fichier",
  "Media type": "Type de fichier",
  Bytes: "Octets",
  "Locked by": "Réservé par",
  "Last change": "Dernière modification",
  "More acts": "Autres actions",
  Rename: "Renommer",
  "Move to another folder…": "Déplacer dans un autre dossier…",
  "1 {{thing}} is in the bin.": "1 {{thing}} est dans la corbeille.",
  "{{count}} {{things}} are in the bin.": "{{count}} {{things}} sont dans la corbeille.",
  "Shared with": "Partagé avec",
  "Valid from": "Valable à partir du",
  "Expires on": "Expire le",
  "Checked out by": "Réservé par",
  "Checked out since": "Réservé depuis",
  "Kind of file": "Type de fichier",
  "Size in bytes": "Taille en octets",
  "Checked out by {{name}} since {{at}}": "Réservé par {{name}} depuis le {{at}}",
  "a colleague": "un collègue",
  "In the folder": "Dans le dossier",
  "or drop them here, or paste them": "ou déposez-les ici, ou collez-les",
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
  "No folder": "Sans dossier",
  "Choose files…": "Choisir des fichiers…",
  "Chosen files": "Fichiers choisis",
  "Leave {{name}} out": "Retirer {{name}}",
  "Create {{count}} documents": "Créer {{count}} documents",
  "{{count}} documents are created; their files are on their way.":
    "{{count}} documents sont créés ; leurs fichiers sont en route.",
  "A folder cannot lie in itself.": "Un dossier ne peut pas se trouver dans lui-même.",
  "Folders lie at most twenty deep.": "Les dossiers s’emboîtent sur vingt niveaux au plus.",
  "A document for the people of a project needs its project.":
    "Un document pour les membres d’un projet doit indiquer son projet.",
  "A document for a client needs the client.": "Un document pour un client doit indiquer le client.",
  "This document is not yours to change.": "Vous ne pouvez pas modifier ce document.",
  "This document is checked out already, or not yours to change.":
    "Ce document est déjà réservé, ou vous ne pouvez pas le modifier.",
  "This document is not checked out, or not yours to change.":
    "Ce document n’est pas réservé, ou vous ne pouvez pas le modifier.",
  "{{name}} has checked this document out. Wait, or ask them to check it in.":
    "{{name}} a réservé ce document. Attendez, ou demandez-lui de le libérer.",
};
