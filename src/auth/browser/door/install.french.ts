import type { Catalogue } from "../../../ui/translate.ts";

/** French for the page that says how the app is installed, before sign-in and after it. */
export const french: Catalogue = {
  "Installing gives Tandem a window and an icon of its own. It is the same app: your data stays on your company's server, and you can remove it at any time.":
    "L’installation donne à Tandem sa propre fenêtre et sa propre icône. L’application reste la même\u202f: vos données demeurent sur le serveur de votre entreprise, et vous pouvez la retirer à tout moment.",
  "Other devices": "Autres appareils",
  Notifications: "Notifications",
  "On this device": "Sur cet appareil",
  "Keep what I read and write, for when there is no network":
    "Garder ce que je lis et saisis, pour les moments sans réseau",
  "Space used: {{size}} MB": "Espace utilisé\u202f: {{size}}\u202fMo",
  "Version {{version}}": "Version {{version}}",
  "A new version is ready": "Une nouvelle version est prête",
  Reload: "Recharger",
  "Back to Tandem": "Retour à Tandem",
  "You are using the installed app.": "Vous utilisez l’application installée.",
  "App installation started!": "L’installation de l’application a commencé\u202f!",
  "Installation cancelled": "Installation annulée",
  "Install now": "Installer maintenant",
  "Chrome or Edge on a computer": "Chrome ou Edge sur un ordinateur",
  "Open the browser's menu at the top right.": "Ouvrez le menu du navigateur, en haut à droite.",
  "Choose “Cast, save and share”, then “Install page as app”; in Edge “Apps”, then “Install this site as an app”.":
    "Choisissez «\u202fCaster, enregistrer et partager\u202f», puis «\u202fInstaller la page en tant qu’application\u202f»\u202f; dans Edge, «\u202fApplications\u202f», puis «\u202fInstaller ce site en tant qu’application\u202f».",
  "Confirm with “Install”.": "Confirmez avec «\u202fInstaller\u202f».",
  "Safari on a Mac": "Safari sur un Mac",
  "Open the File menu.": "Ouvrez le menu Fichier.",
  "Choose “Add to Dock”.": "Choisissez «\u202fAjouter au Dock\u202f».",
  "Confirm with “Add”.": "Confirmez avec «\u202fAjouter\u202f».",
  "iPhone or iPad": "iPhone ou iPad",
  "Open this page in Safari and tap the Share button.": "Ouvrez cette page dans Safari et touchez le bouton Partager.",
  "Choose “Add to Home Screen”.": "Choisissez «\u202fSur l’écran d’accueil\u202f».",
  Android: "Android",
  "Choose “Add to home screen”, then “Install”.":
    "Choisissez «\u202fAjouter à l’écran d’accueil\u202f», puis «\u202fInstaller\u202f».",
  "Firefox on a computer": "Firefox sur un ordinateur",
  "Firefox does not install web apps on every computer. Open this page in Chrome, Edge or Safari, or keep a bookmark.":
    "Firefox n’installe pas les applications web sur tous les ordinateurs. Ouvrez cette page dans Chrome, Edge ou Safari, ou gardez un marque-page.",
};
