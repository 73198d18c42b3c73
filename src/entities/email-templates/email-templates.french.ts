import type { Catalogue } from "../../ui/translate.ts";

/** French for templates of e-mails. */
export const french: Catalogue = {
  English: "Anglais",
  French: "Français",
  "First contact": "Premier contact",
  "Follow up": "Relance",
  Offer: "Offre",
  Retired: "Retiré",
  Category: "Catégorie",
  Other: "Autre",
  Text: "Texte",
  Subject: "Objet",
  Used: "Utilisé",
  "Active templates": "Modèles actifs",
  "All templates": "Tous les modèles",
  Drafts: "Brouillons",
  "Written to": "Destinataires",
  "Last used": "Dernière utilisation",
  "Last change": "Dernière modification",
  Uses: "Utilisations",
  "Leads, contacts and clients": "Prospects, contacts et clients",
  "Contacts and clients": "Contacts et clients",
  "No e-mail was sent with it yet.": "Aucun e-mail n’a encore été envoyé avec ce modèle.",
  "E-mails sent: {{count}}, the last one on {{at}}": "E-mails envoyés : {{count}}, le dernier le {{at}}",
  "Duplicate for French": "Dupliquer pour le français",
  "Duplicate for English": "Dupliquer pour l’anglais",
};
