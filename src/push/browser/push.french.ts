import type { Catalogue } from "../../ui/translate.ts";

/** French for notifications on devices, fetched with what shows them. */
export const french: Catalogue = {
  "Sign in first: notifications come to a person, wherever they are.":
    "Connectez-vous d’abord : les notifications s’adressent à une personne, où qu’elle soit.",
  "The server does not answer. Try again later.": "Le serveur ne répond pas. Réessayez plus tard.",
  "Notifications come to this device, also while Tandem is closed.":
    "Les notifications arrivent sur cet appareil, même lorsque Tandem est fermé.",
  "Send a test": "Envoyer un test",
  "They come here no more.": "Elles n’arrivent plus ici.",
  "Turn off on this device": "Désactiver sur cet appareil",
  "Turn on and send a test": "Activer et envoyer un test",
  "You have not answered the browser's question.": "Vous n’avez pas répondu à la question du navigateur.",
  "On an iPhone or iPad, install the app first: notifications come to the installed app alone.":
    "Sur un iPhone ou un iPad, installez d’abord l’application : les notifications n’arrivent que dans l’application installée.",
  "This browser cannot be told anything while Tandem is closed.":
    "Ce navigateur ne peut rien recevoir lorsque Tandem est fermé.",
  "Notifications need an address that begins with https.":
    "Les notifications exigent une adresse qui commence par https.",
  "The browser does not let Tandem notify you. Allow it in the browser's settings of this site, then reload.":
    "Le navigateur ne laisse pas Tandem vous envoyer de notifications. Autorisez-les dans les paramètres de ce site, puis rechargez la page.",
  "Notifications can come to this device, also while Tandem is closed. The browser asks you first.":
    "Les notifications peuvent arriver sur cet appareil, même lorsque Tandem est fermé. Le navigateur vous demande d’abord votre accord.",
  "The test has arrived on this device.": "Le test est arrivé sur cet appareil.",
  "The push service has taken the test, but nothing has arrived yet. Look whether the device is set to silent.":
    "Le service de notification a pris le test, mais rien n’est encore arrivé. Vérifiez que l’appareil n’est pas en mode silencieux.",
  "The push service did not take the test: {{error}}.": "Le service de notification n’a pas pris le test : {{error}}.",
  "The test has not been sent yet. The server may not reach the push service.":
    "Le test n’est pas encore parti. Il se peut que le serveur n’atteigne pas le service de notification.",
  "The server has refused it. Wait a moment, reload the page and try again.":
    "Le serveur l’a refusé. Patientez un instant, rechargez la page et réessayez.",
  "This browser does not reach its push service. Try again later, or with another browser.":
    "Ce navigateur n’atteint pas son service de notification. Réessayez plus tard, ou avec un autre navigateur.",
  "Other devices that are told": "Autres appareils qui reçoivent les notifications",
  "Unknown browser": "Navigateur inconnu",
  "Not reached on {{when}}": "Injoignable le {{when}}",
  "Since {{since}}": "Depuis le {{since}}",
  "Take off": "Retirer",
};
