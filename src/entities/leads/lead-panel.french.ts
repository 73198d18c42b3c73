import type { Catalogue } from "../../ui/translate.ts";

/** French for the panel of a lead, which comes after the list and says what that does not. */
export const french: Catalogue = {
  "What “{{stage}}” needs": "Ce que demande « {{stage}} »",
  Deal: "Affaire",
  Lose: "Perdu",
  Merge: "Fusionner",
  "Put on hold": "Mettre en attente",
  Win: "Gagné",
  "Convert the lead": "Convertir le prospect",
  "Convert…": "Convertir…",
  "Converted {{day}}": "Converti le {{day}}",
  "Take back the conversion": "Annuler la conversion",
  "Win and convert…": "Gagner et convertir…",
  "{{name}} is yours.": "Vous êtes responsable de {{name}}.",
  "{{stage}} for {{days}} days": "{{stage}} depuis {{days}} jours",
  "{{stage}} since today": "{{stage}} depuis aujourd’hui",
  "{{stage}} since yesterday": "{{stage}} depuis hier",
  "{{who}} took the conversion back, to {{to}}": "{{who}} a annulé la conversion, retour à l’étape {{to}}",
  "{{who}} won it and made it a client": "{{who}} l’a gagné et en a fait un client",
  "{{who}} marked it as lost": "{{who}} l’a marqué comme perdu",
  "{{who}} marked it as lost: {{reason}}": "{{who}} l’a marqué comme perdu : {{reason}}",
  "{{who}} merged it into another lead": "{{who}} l’a fusionné avec un autre prospect",
  "{{who}} reopened it, to {{to}}": "{{who}} l’a rouvert, à l’étape {{to}}",
  "{{who}} won it": "{{who}} l’a gagné",
  Reopen: "Rouvrir",
  Claim: "Prendre",
};
