import { error_words } from "../../entities/webhooks/error-words-in-french.ts";
import type { Catalogue } from "../../ui/translate.ts";

/** French for what the installation is connected to. */
export const french: Catalogue = {
  ...error_words,
  Connections: "Connexions",
  Healthy: "En bon état",
  "Not used yet": "Pas encore utilisé",
  "Not set up": "Non configuré",
  "{{count}} of {{all}} set up": "{{count}} sur {{all}} configurées",
  "{{count}} to check": "{{count}} à examiner",
  "Last success: {{when}}": "Dernier succès\u202f: {{when}}",
  "Mail server (SMTP)": "Serveur de messagerie (SMTP)",
  "{{count}} waiting": "{{count}} en attente",
  "Sends invitations, notifications and e-mails. TANDEM_SMTP_URL sets it up.":
    "Envoie invitations, notifications et e-mails. TANDEM_SMTP_URL le configure.",
  "Single sign-on (OIDC)": "Authentification unique (OIDC)",
  "{{count}} accounts linked": "comptes liés\u202f: {{count}}",
  "Staff sign in with the company’s own accounts. TANDEM_OIDC_ISSUER sets it up.":
    "Le personnel se connecte avec les comptes de l’entreprise. TANDEM_OIDC_ISSUER la configure.",
  "Model endpoint": "Accès au modèle",
  "Agents think with it. An administrator sets it on the agents’ page.":
    "Les agents réfléchissent avec lui. Un administrateur le définit sur la page des agents.",
  "Git repositories": "Dépôts Git",
  "{{count}} watched, {{failing}} failing": "surveillés\u202f: {{count}}, en échec\u202f: {{failing}}",
  "Looked at every minute for conflicts, secrets and what their host says.":
    "Consultés chaque minute\u202f: conflits, secrets et ce qu’en dit leur hébergeur.",
  "Tool servers (MCP)": "Serveurs d’outils (MCP)",
  "{{count}} added, {{failing}} failing": "ajoutés\u202f: {{count}}, en échec\u202f: {{failing}}",
  "Outside tools that agents may use.": "Des outils externes que les agents peuvent utiliser.",
  "Calendar feeds": "Flux d’agenda",
  "{{count}} in use": "utilisés\u202f: {{count}}",
  "People’s calendar programs read their dates from here.": "Les programmes d’agenda de chacun lisent ici leurs dates.",
  "Notifications on devices": "Notifications sur les appareils",
  "{{count}} devices, {{failing}} failing": "appareils\u202f: {{count}}, en échec\u202f: {{failing}}",
  "Browsers are told by the push services of their makers.":
    "Les navigateurs sont prévenus par les services de leurs éditeurs.",
  "API keys": "Clés API",
  "Other programs read and write here as the person whose key it is.":
    "D’autres programmes lisent et écrivent ici au nom de la personne à qui est la clé.",
  "{{count}} added, {{failing}} failing or paused": "ajoutés\u202f: {{count}}, en échec ou en pause\u202f: {{failing}}",
  "Other systems are told what happens here.": "D’autres systèmes apprennent ce qui arrive ici.",
  Backup: "Sauvegarde",
  "{{count}} made": "faites\u202f: {{count}}",
  "bin/backup FOLDER makes one.": "bin/backup DOSSIER en fait une.",
};
