import type { Catalogue } from "../../ui/translate.ts";

/** French for the panel of a client. */
export const french: Catalogue = {
  "Address and payment": "Adresse et paiement",
  "{{count}} deals lost in the last 90 days": "{{count}} affaires perdues ces 90 derniers jours",
  "{{count}} deals won within a year": "{{count}} affaires gagnées en un an",
  "{{count}} open deals": "{{count}} affaires en cours",
  "{{count}} planned steps are overdue": "{{count}} étapes prévues sont en retard",
  "{{score}} of 100": "{{score}} sur 100",
  "A deal lost in the last 90 days": "Une affaire perdue ces 90 derniers jours",
  "A deal won within a year": "Une affaire gagnée en un an",
  "A planned step is overdue": "Une étape prévue est en retard",
  "it cannot stand below itself": "rien ne peut dépendre de soi-même",
  "they stand at most eight deep below each other": "on s’emboîte sur huit niveaux au plus",
  "Add a parent company…": "Ajouter une société mère…",
  "Add the registered name": "Ajouter la raison sociale",
  "An open deal": "Une affaire en cours",
  "Change…": "Changer…",
  "Every client begins with 50": "Chaque client part de 50",
  Health: "Santé",
  "Not spoken with for over {{count}} days": "Aucun échange depuis plus de {{count}} jours",
  "Nothing to go by yet: no deal, and nobody has spoken with them.":
    "Rien sur quoi se fonder encore\u202f: aucune affaire, aucun échange.",
  "Part of": "Fait partie de",
  "Spoken with in the last 30 days": "Échange dans les 30 derniers jours",
  "Take apart": "Séparer",
  Merge: "Fusionner",
  "This client is not yours to change.": "Vous ne pouvez pas modifier ce client.",
};
