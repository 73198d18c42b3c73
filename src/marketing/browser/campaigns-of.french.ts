import type { Catalogue } from "../../ui/translate.ts";

/** French for the campaigns that wrote to a record. */
export const french: Catalogue = {
  Asked: "Demandé",
  Bounced: "Injoignable",
  clicked: "lien suivi",
  Complained: "Plainte",
  "E-mails of campaigns": "E-mails des campagnes",
  "No campaign writes here since {{day}}: {{reason}}": "Aucune campagne n’écrit ici depuis le {{day}} : {{reason}}",
  Unsubscribed: "Désinscrits",
};
