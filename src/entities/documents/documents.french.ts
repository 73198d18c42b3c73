import type { Catalogue } from "../../ui/translate.ts";

/** French for documents and their folders. */
export const french: Catalogue = {
  Contract: "Contrat",
  Confidentiality: "Accord de confidentialité",
  Quote: "Devis",
  Brief: "Brief",
  Other: "Autre",
  Private: "Privé",
  "Check out": "Réserver",
  "Check in": "Libérer",
  "Checked out": "Réservé",
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
  "Checked out by {{name}} since {{at}}": "Réservé par {{name}} depuis le {{at}}",
  "a colleague": "un collègue",
  "In the folder": "Dans le dossier",
  "No folder": "Sans dossier",
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
