import type { Catalogue } from "../../ui/translate.ts";

/** French for the contacts. */
export const french: Catalogue = {
  "A contact is not moved this way. Remove them from this client, and add them to the other one.":
    "Un contact ne se déplace pas ainsi. Retirez-le de ce client, puis ajoutez-le à l’autre.",
  "Add client": "Ajouter un client",
  "All contacts": "Tous les contacts",
  "First client": "Premier client",
  "Has left the company": "A quitté l’entreprise",
  "No longer there": "N’y est plus",
  "Last seen": "Vu pour la dernière fois",
  "Make it the first": "Mettre en premier",
  "My contacts": "Mes contacts",
  "Portal user": "Utilisateur du portail",
  "Search contacts": "Rechercher",
  "There since": "Depuis quand",
  "This contact belongs to this client already.": "Ce contact appartient déjà à ce client.",
  "This contact is not yours to change.": "Vous ne pouvez pas modifier ce contact.",
  "Who decides": "Décideurs",
  "Take apart": "Séparer",
  Merge: "Fusionner",
};
