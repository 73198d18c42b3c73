import type { Catalogue } from "../../ui/translate.ts";

/** French for why an attempt fails, or a webhook pauses: for their panel, and for the list of what is connected. */
export const error_words: Catalogue = {
  "The receiver answers HTTP {{status}}.": "Le destinataire répond HTTP {{status}}.",
  "The receiver cannot be reached: {{why}}": "Le destinataire est injoignable\u202f: {{why}}",
  "It was tried for three days.": "L’envoi a été tenté pendant trois jours.",
  "The receiver says that it is gone for good.": "Le destinataire dit qu’il n’existe plus.",
  "The receiver answers by a redirect, which is not followed.":
    "Le destinataire répond par une redirection, qui n’est pas suivie.",
  "The receiver did not answer within 15 seconds.": "Le destinataire n’a pas répondu en 15 secondes.",
  "The webhook’s reader cannot see this record.": "La personne pour qui le webhook lit ne voit pas cette fiche.",
  "The person under whose rights it reads does not come in any more.":
    "La personne pour qui il lit n’a plus accès à l’application.",
  "The record is larger than 256 KB.": "La fiche dépasse 256 Ko.",
  "It waited for more than 30 days.": "L’événement a attendu plus de 30 jours.",
  "The data was restored from a backup.": "Les données ont été restaurées d’une sauvegarde.",
};
