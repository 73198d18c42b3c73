import type { Catalogue } from "../../ui/translate.ts";

/** French for the log of outgoing mail, and for what the server has set aside. */
export const french: Catalogue = {
  "Outgoing mail": "E-mails sortants",
  "Not configured": "Non configuré",
  "E-mails wait until a mail server is set (TANDEM_SMTP_URL). Those that are out of date by then expire unsent.":
    "Les e-mails attendent qu’un serveur de messagerie soit indiqué (TANDEM_SMTP_URL) et sont abandonnés lorsqu’ils ne servent plus.",
  "No e-mail so far.": "Aucun e-mail pour l’instant.",
  Sent: "Envoyé",
  Lapsed: "Abandonné",
  "Too old to be of use": "Trop ancien pour être utile",
  "Try again": "Réessayer",
  "Written {{when}}": "Rédigé le {{when}}",
  "sent {{when}}": "envoyé le {{when}}",
  "attempts: {{count}}, the next {{when}}": "tentatives\u202f: {{count}}, prochaine le {{when}}",
  "attempts: {{count}}": "tentatives\u202f: {{count}}",
  "Set aside": "Mis de côté",
  "Tandem could not work on these. They hold up nothing else and stay here until somebody has dealt with them.":
    "Tandem n’a pas pu traiter ces éléments. Ils ne bloquent rien d’autre et restent ici jusqu’à ce que quelqu’un s’en occupe.",
  "{{when}}, times: {{count}}": "{{when}}, nombre de fois\u202f: {{count}}",
  "Take off the list": "Retirer de la liste",
  "A notification": "Une notification",
  "An e-mail": "Un e-mail",
  "A notification on a device": "Une notification sur un appareil",
  "A chore of the server": "Une tâche du serveur",
};
