import type { Catalogue } from "../../ui/translate.ts";

/** French for the clients and their contacts. */
export const french: Catalogue = {
  Good: "Bonne",
  Fair: "Moyenne",
  "A contact is not moved this way. Remove them from this client, and add them to the other one.":
    "Un contact ne se déplace pas ainsi. Retirez-le de ce client, puis ajoutez-le à l’autre.",
  "Account manager": "Responsable",
  "Active clients": "Clients actifs",
  "Add subsidiary": "Ajouter une filiale",
  "Add existing…": "Ajouter un existant…",
  "All clients": "Tous les clients",
  "Clients at risk": "Clients à risque",
  "Has left the company": "A quitté l’entreprise",
  "No longer there": "N’y est plus",
  "There since": "Depuis quand",
  Move: "Changer d’étape",
  Health: "Santé",
  "Health score": "Note de santé",
  "In poor health": "En mauvaise santé",
  "My clients": "Mes clients",
  Since: "Depuis",
  Subsidiaries: "Filiales",
  "The SIRET begins with the nine digits of the SIREN.": "Le SIRET commence par les neuf chiffres du SIREN.",
  "This contact belongs to this client already.": "Ce contact appartient déjà à ce client.",
  "Search clients": "Rechercher",
};
