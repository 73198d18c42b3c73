import type { Catalogue } from "../../ui/translate.ts";

/** French for system health. */
export const french: Catalogue = {
  Parts: "Éléments",
  "Does not work": "En panne",
  "Set aside": "Mis de côté",
  Works: "Fonctionne",
  "Not set up": "Non configuré",
  "Everything works": "Tout fonctionne",
  "{{count}} broken": "{{count}} en panne",
  "{{count}} to look at": "{{count}} à examiner",
  "Tandem {{version}} on Node {{node}}, {{memory}} MB of memory, up for {{hours}} hours.":
    "Tandem {{version}} sur Node {{node}}, {{memory}} Mo de mémoire, en marche depuis {{hours}} heures.",
  Database: "Base de données",
  Disk: "Disque",
  Clock: "Horloge",
  Certificate: "Certificat",
  "Outgoing e-mail": "E-mails sortants",
  "Notifications on devices": "Notifications sur les appareils",
  "Model endpoint": "Accès au modèle",
  Imports: "Imports",
  "Errors in browsers": "Erreurs dans les navigateurs",
  "Single sign-on": "Connexion unique",
  "PostgreSQL {{version}}, {{gigabytes}} GB, {{used}} of {{most}} connections.":
    "PostgreSQL {{version}}, {{gigabytes}} Go, {{used}} connexions sur {{most}}.",
  "{{used}} of {{most}} connections are taken.": "{{used}} connexions sur {{most}} sont prises.",
  "{{free}} of {{total}} GB are free.": "{{free}} Go libres sur {{total}}.",
  "Only {{free}} of {{total}} GB are free in {{folder}}.": "Il ne reste que {{free}} Go sur {{total}} dans {{folder}}.",
  "The database is your own: its disk is watched there.": "La base est la vôtre : son disque se surveille là-bas.",
  "Server and database agree.": "Serveur et base sont d’accord.",
  "Server and database are {{seconds}} seconds apart.": "Serveur et base diffèrent de {{seconds}} secondes.",
  "Valid until {{until}}.": "Valable jusqu’au {{until}}.",
  "Expires on {{until}}, in {{days}} days.": "Expire le {{until}}, dans {{days}} jours.",
  "It could not be checked.": "Il n’a pas pu être vérifié.",
  "The address has no https.": "L’adresse n’a pas de https.",
  "Last sealed {{at}}.": "Dernier sceau le {{at}}.",
  "New entries are not sealed.": "Les nouvelles entrées ne sont pas scellées.",
  "{{waiting}} wait.": "{{waiting}} en attente.",
  "{{waiting}} wait, the oldest since {{since}}.": "{{waiting}} en attente, le plus ancien depuis le {{since}}.",
  "{{failed}} failed within a day.": "{{failed}} en échec depuis un jour.",
  "{{waiting}} wait for a mail server.": "{{waiting}} attendent un serveur de messagerie.",
  "{{devices}} devices.": "{{devices}} appareils.",
  "They wait since {{since}}.": "Elles attendent depuis le {{since}}.",
  "A device refused within a day.": "Un appareil a refusé depuis un jour.",
  "Nobody has switched them on.": "Personne ne les a activées.",
  "Nothing.": "Rien.",
  "{{count}} could not be worked on, the oldest since {{since}}.":
    "{{count}} n’ont pas pu être traités, le plus ancien depuis le {{since}}.",
  "{{waiting}} tasks wait.": "{{waiting}} tâches en attente.",
  "{{failed}} tasks failed within a day.": "{{failed}} tâches en échec depuis un jour.",
  "Halted since {{at}}: {{reason}}": "Arrêtés depuis le {{at}} : {{reason}}",
  "{{waiting}} tasks wait, and nobody works on them.": "{{waiting}} tâches attendent et personne n’y travaille.",
  "Set up.": "Configuré.",
  "Agents do only what needs no model.": "Les agents ne font que ce qui se passe de modèle.",
  "{{watched}} are watched.": "{{watched}} surveillés.",
  "{{failing}} of {{watched}} could not be read.": "{{failing}} sur {{watched}} n’ont pas pu être lus.",
  "None is watched.": "Aucun n’est surveillé.",
  "{{running}} running.": "{{running}} en cours.",
  "None within a day.": "Aucune depuis un jour.",
  "{{count}} within a day.": "{{count}} depuis un jour.",
  "Staff sign in with a password or a passkey.": "L’équipe se connecte par mot de passe ou clé d’accès.",
  "Raise max_connections, or end the programs that hold them.":
    "Augmentez max_connections, ou fermez les programmes qui les occupent.",
  "Make room, or move TANDEM_DATA to a larger disk and restart.":
    "Faites de la place, ou déplacez TANDEM_DATA sur un disque plus grand et redémarrez.",
  "Set both machines by NTP: timedatectl set-ntp true.": "Réglez les deux machines par NTP : timedatectl set-ntp true.",
  "Renew it at the proxy that holds it, then reload the proxy.":
    "Renouvelez-le sur le proxy qui le porte, puis rechargez le proxy.",
  "Open TANDEM_URL in a browser: the address, the proxy or the certificate is wrong.":
    "Ouvrez TANDEM_URL dans un navigateur : l’adresse, le proxy ou le certificat est en cause.",
  "Put a proxy with https before Tandem and set TANDEM_URL to that address.":
    "Placez un proxy https devant Tandem et donnez cette adresse à TANDEM_URL.",
  "See why below, under “Set aside”, or in the server’s log; then restart Tandem.":
    "Voyez pourquoi plus bas, sous « Mis de côté », ou dans le journal du serveur, puis redémarrez Tandem.",
  "Check that the server of TANDEM_SMTP_URL answers; they are tried again by themselves.":
    "Vérifiez que le serveur de TANDEM_SMTP_URL répond ; ils sont renvoyés d’eux-mêmes.",
  "Read why below, mend it, and try them again.": "Lisez pourquoi plus bas, corrigez, et renvoyez-les.",
  "Set TANDEM_SMTP_URL and TANDEM_MAIL_FROM, and restart.":
    "Indiquez TANDEM_SMTP_URL et TANDEM_MAIL_FROM, et redémarrez.",
  "Check that this machine reaches the push services over https.":
    "Vérifiez que cette machine atteint les services de notification en https.",
  "Whoever misses them switches them on anew under Settings.": "Qui ne les reçoit plus les réactive dans les Réglages.",
  "Try them again below, or take them off the list.": "Réessayez-les plus bas, ou retirez-les de la liste.",
  "Each task says why it failed.": "Chaque tâche dit pourquoi elle a échoué.",
  "Lift the halt on the agents’ page once the reason is gone.":
    "Levez l’arrêt sur la page des agents une fois la raison passée.",
  "Restart Tandem; the tasks are taken up again.": "Redémarrez Tandem ; les tâches sont reprises.",
  "An administrator sets an endpoint on the agents’ page.":
    "Un administrateur indique un point d’accès sur la page des agents.",
  "Open the repository: it says what is wrong with its address or its token.":
    "Ouvrez le dépôt : il dit ce qui ne va pas avec son adresse ou son jeton.",
  "Open the import: it says which lines were refused.": "Ouvrez l’import : il dit quelles lignes ont été refusées.",
  "Reload the page where it happened; the developers want the text above.":
    "Rechargez la page concernée ; le texte ci-dessus aide les développeurs.",
  "Set TANDEM_OIDC_ISSUER, TANDEM_OIDC_CLIENT_ID and TANDEM_OIDC_CLIENT_SECRET, and restart.":
    "Indiquez TANDEM_OIDC_ISSUER, TANDEM_OIDC_CLIENT_ID et TANDEM_OIDC_CLIENT_SECRET, et redémarrez.",
  "Open the tasks": "Ouvrir les tâches",
  "Open the repositories": "Ouvrir les dépôts",
};
