import type { Catalogue } from "../ui/translate.ts";

/** French for working without a line, and for what the program says of itself. */
export const french: Catalogue = {
  "A new version is ready": "Une nouvelle version est prête",
  Reload: "Recharger",
  "App installation started!": "L’installation de l’application a commencé\u202f!",
  "Installation cancelled": "Installation annulée",
  "Tandem can have a window and an icon of its own.": "Tandem peut avoir sa propre fenêtre et sa propre icône.",
  "Install now": "Installer maintenant",
  "Not now": "Pas maintenant",
  "Not everything is sent": "Tout n’est pas envoyé",
  "1 change has not reached the server. It is lost if you go on.":
    "1 modification n’est pas parvenue au serveur. Elle sera perdue si vous continuez.",
  "{{count}} changes have not reached the server. They are lost if you go on.":
    "{{count}} modifications ne sont pas parvenues au serveur. Elles seront perdues si vous continuez.",
  "Go on and lose them": "Continuer et les perdre",
  Stay: "Rester",
  "1 change waiting": "1 modification en attente",
  "{{count}} changes waiting": "{{count}} modifications en attente",
  "1 needs you": "1 à régler",
  "{{count}} need you": "{{count}} à régler",
  "Changes that wait": "Modifications en attente",
  "They are kept in this browser, and sent in this order once the server answers.":
    "Elles sont gardées dans ce navigateur et envoyées dans cet ordre dès que le serveur répond.",
  "Send now": "Envoyer maintenant",
  "Everything is sent.": "Tout est envoyé.",
  "{{count}} records": "{{count}} fiches",
  Discard: "Abandonner",
  "Send again": "Renvoyer",
  "Choose for each field.": "Choisissez pour chaque champ.",
  "Save the choice": "Enregistrer le choix",
  "Before: {{value}}": "Avant\u202f: {{value}}",
  "Moves to “{{stage}}”": "Passe à l’étape «\u202f{{stage}}\u202f»",
  "Is new": "Nouvelle fiche",
  "Is changed": "Modification",
  "Goes into the bin": "Mise à la corbeille",
  "Comes out of the bin": "Sortie de la corbeille",
  "Becomes yours": "Prise en charge par vous",
  "Is won": "Gagné",
  "Is lost": "Perdu",
  "Is opened again": "Rouvert",
  "You may no longer do this. What you wrote is kept here until you discard it.":
    "Vous n’en avez plus le droit. Ce que vous avez saisi reste ici jusqu’à ce que vous l’abandonniez.",
  "This record is gone, or no longer yours to see. What you wrote is kept here until you discard it.":
    "Cette fiche n’existe plus ou ne vous est plus accessible. Ce que vous avez saisi reste ici jusqu’à ce que vous l’abandonniez.",
};
