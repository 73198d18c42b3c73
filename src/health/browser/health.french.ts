import type { Catalogue } from "../../ui/translate.ts";

/** French for system health. */
export const french: Catalogue = {
  Parts: "Éléments",
  "Not working": "En panne",
  "Set aside": "Mis de côté",
  Healthy: "En bon état",
  "Not set up": "Non configuré",
  "Everything works": "Tout fonctionne",
  "{{count}} not working": "{{count}} en panne",
  "{{count}} to check": "{{count}} à examiner",
  "Tandem {{version}} on Node {{node}}, {{memory}} MB of memory, up for {{hours}} hours.":
    "Tandem {{version}} sur Node {{node}}, {{memory}} Mo de mémoire, en marche depuis {{hours}} heures.",
  "Last 90 days": "90 derniers jours",
  "{{chart}} as a chart": "{{chart}} : en graphique",
  "{{chart}} as a table": "{{chart}} : en tableau",
  "as a chart": "en graphique",
  "as a table": "en tableau",
  Component: "Élément",
  From: "De",
  To: "À",
  "Worst state": "Pire état",
  "Each bar is a day: the higher, the worse. Days without a bar were not recorded.":
    "Chaque barre est un jour : plus elle est haute, plus l’état était mauvais. Les jours sans barre n’ont pas été relevés.",
  "The first states are recorded within a minute.": "Les premiers états sont relevés dans la minute.",
  "{{bad}} days not working, {{warning}} days to check": "{{bad}} jours en panne, {{warning}} jours à examiner",
  "{{state}} since {{when}}": "{{state}} depuis le {{when}}",
  Database: "Base de données",
  "Background jobs": "Tâches de fond",
  "{{tasks}} tasks.": "{{tasks}} tâches.",
  "{{failing}} of {{tasks}} tasks are failing.": "{{failing}} tâches sur {{tasks}} échouent.",
  "Nothing is running them.": "Rien ne les exécute.",
  "They are retried every minute. The reason stands below, under “Background jobs”.":
    "Elles sont relancées chaque minute. La raison figure plus bas, sous « Tâches de fond ».",
  "Look for the reason in the server’s log, then restart Tandem.":
    "Cherchez la raison dans le journal du serveur, puis redémarrez Tandem.",
  Backup: "Sauvegarde",
  "The last one is of {{at}}, {{gigabytes}} GB.": "La dernière date du {{at}}, {{gigabytes}} Go.",
  "The last one is of {{at}}, more than two days ago.": "La dernière date du {{at}}, il y a plus de deux jours.",
  "There is none.": "Il n’y en a pas.",
  "You run the database yourself: back it up there.":
    "Vous gérez vous-même la base de données : sauvegardez-la là-bas.",
  "Run bin/backup FOLDER each night, by cron or a systemd timer, to another disk.":
    "Lancez bin/backup DOSSIER chaque nuit, par cron ou un timer systemd, vers un autre disque.",
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
  "{{used}} of {{most}} connections are in use.": "{{used}} connexions sur {{most}} sont prises.",
  "{{free}} of {{total}} GB are free.": "{{free}} Go libres sur {{total}}.",
  "Only {{free}} of {{total}} GB are free in {{folder}}.": "Il ne reste que {{free}} Go sur {{total}} dans {{folder}}.",
  "You run the database yourself: watch its disk there.": "La base est la vôtre : son disque se surveille là-bas.",
  "Server and database agree.": "Serveur et base sont d’accord.",
  "Server and database are {{seconds}} seconds apart.": "Serveur et base diffèrent de {{seconds}} secondes.",
  "Valid until {{until}}.": "Valable jusqu’au {{until}}.",
  "Expires on {{until}}, in {{days}} days.": "Expire le {{until}}, dans {{days}} jours.",
  "It could not be checked.": "Il n’a pas pu être vérifié.",
  "The address does not use https.": "L’adresse n’a pas de https.",
  "Last sealed {{at}}.": "Dernier sceau le {{at}}.",
  "New entries are not sealed.": "Les nouvelles entrées ne sont pas scellées.",
  "{{waiting}} waiting.": "{{waiting}} en attente.",
  "{{waiting}} waiting, the oldest since {{since}}.": "{{waiting}} en attente, le plus ancien depuis le {{since}}.",
  "{{failed}} failed in the last day.": "{{failed}} en échec depuis un jour.",
  "{{waiting}} waiting for a mail server.": "{{waiting}} attendent un serveur de messagerie.",
  "{{devices}} devices.": "{{devices}} appareils.",
  "Waiting since {{since}}.": "Elles attendent depuis le {{since}}.",
  "A device refused one in the last day.": "Un appareil a refusé depuis un jour.",
  "Nobody has turned them on.": "Personne ne les a activées.",
  "Nothing.": "Rien.",
  "{{count}} could not be processed, the oldest since {{since}}.":
    "{{count}} n’ont pas pu être traités, le plus ancien depuis le {{since}}.",
  "{{waiting}} tasks waiting.": "{{waiting}} tâches en attente.",
  "{{failed}} tasks failed in the last day.": "{{failed}} tâches en échec depuis un jour.",
  "Halted since {{at}}: {{reason}}": "Arrêtés depuis le {{at}} : {{reason}}",
  "{{waiting}} tasks waiting, and nothing is working on them.":
    "{{waiting}} tâches attendent et personne n’y travaille.",
  "Set up.": "Configuré.",
  "Agents can only do what needs no model.": "Les agents ne font que ce qui se passe de modèle.",
  "{{watched}} are watched.": "{{watched}} surveillés.",
  "{{failing}} of {{watched}} could not be read.": "{{failing}} sur {{watched}} n’ont pas pu être lus.",
  "None is watched.": "Aucun n’est surveillé.",
  "{{running}} running.": "{{running}} en cours.",
  "None in the last day.": "Aucune depuis un jour.",
  "{{count}} in the last day.": "{{count}} depuis un jour.",
  "Staff sign in with a password or a passkey.": "L’équipe se connecte par mot de passe ou clé d’accès.",
  "Raise max_connections, or close the programs that use them.":
    "Augmentez max_connections, ou fermez les programmes qui les occupent.",
  "Free up space, or move TANDEM_DATA to a larger disk and restart.":
    "Faites de la place, ou déplacez TANDEM_DATA sur un disque plus grand et redémarrez.",
  "Synchronize both machines by NTP: timedatectl set-ntp true.":
    "Réglez les deux machines par NTP : timedatectl set-ntp true.",
  "Renew it on your proxy, then reload the proxy.": "Renouvelez-le sur le proxy qui le porte, puis rechargez le proxy.",
  "Open TANDEM_URL in a browser: the address, the proxy or the certificate is wrong.":
    "Ouvrez TANDEM_URL dans un navigateur : l’adresse, le proxy ou le certificat est en cause.",
  "Put a proxy with https in front of Tandem, and set TANDEM_URL to its address.":
    "Placez un proxy https devant Tandem et donnez cette adresse à TANDEM_URL.",
  "Look for the reason under “Set aside” below or in the server’s log, then restart Tandem.":
    "Voyez pourquoi plus bas, sous « Mis de côté », ou dans le journal du serveur, puis redémarrez Tandem.",
  "Check that the server in TANDEM_SMTP_URL answers. The e-mails are retried automatically.":
    "Vérifiez que le serveur de TANDEM_SMTP_URL répond ; ils sont renvoyés d’eux-mêmes.",
  "Read the reason below, fix it, and try them again.": "Lisez pourquoi plus bas, corrigez, et renvoyez-les.",
  "Set TANDEM_SMTP_URL and TANDEM_MAIL_FROM, and restart.":
    "Indiquez TANDEM_SMTP_URL et TANDEM_MAIL_FROM, et redémarrez.",
  "Check that this machine reaches the push services over https.":
    "Vérifiez que cette machine atteint les services de notification en https.",
  "Whoever misses them can turn them on again in Settings.": "Qui ne les reçoit plus les réactive dans les Réglages.",
  "Try them again below, or remove them from the list.": "Réessayez-les plus bas, ou retirez-les de la liste.",
  "Each task says why it failed.": "Chaque tâche dit pourquoi elle a échoué.",
  "Lift the halt on the agents’ page once the reason is gone.":
    "Levez l’arrêt sur la page des agents une fois la raison passée.",
  "Restart Tandem. It continues with the tasks.": "Redémarrez Tandem ; les tâches sont reprises.",
  "An administrator can set an endpoint on the agents’ page.":
    "Un administrateur indique un point d’accès sur la page des agents.",
  "Open the repository to see what is wrong with its address or token.":
    "Ouvrez le dépôt : il dit ce qui ne va pas avec son adresse ou son jeton.",
  "Open the import to see which lines were refused.": "Ouvrez l’import : il dit quelles lignes ont été refusées.",
  "Reload the page where it happened, and report the text above.":
    "Rechargez la page concernée ; le texte ci-dessus aide les développeurs.",
  "Set TANDEM_OIDC_ISSUER, TANDEM_OIDC_CLIENT_ID and TANDEM_OIDC_CLIENT_SECRET, and restart.":
    "Indiquez TANDEM_OIDC_ISSUER, TANDEM_OIDC_CLIENT_ID et TANDEM_OIDC_CLIENT_SECRET, et redémarrez.",
  "Open the tasks": "Ouvrir les tâches",
  "Open the repositories": "Ouvrir les dépôts",
  "Open monitoring": "Ouvrir la surveillance",
};
