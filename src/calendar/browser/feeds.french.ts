import type { Catalogue } from "../../ui/translate.ts";

/** French for the addresses at which calendar programs read. */
export const french: Catalogue = {
  "I have kept it": "Je l’ai conservée",
  "Enter a name.": "Indiquez un nom.",
  End: "Terminer",
  "It was made before your second step was on. End it and make another.":
    "Elle a été créée avant l’activation de votre deuxième étape. Mettez-y fin et créez-en une autre.",
  "Opens nothing": "Sans effet",
  "Your calendar addresses could not be read.": "Vos adresses de calendrier n’ont pas pu être lues.",
  "A calendar program shows your planned calls, meetings, visits and things to do once it subscribes to a secret address. It reads what you see today, and changes nothing.":
    "Un logiciel de calendrier affiche vos appels, réunions, visites et choses à faire prévus dès qu’il s’abonne à une adresse secrète. Il lit ce que vous voyez aujourd’hui et ne modifie rien.",
  "Calendar addresses": "Adresses de calendrier",
  "Make an address": "Créer une adresse",
  "Made on {{since}}, last read on {{read}}": "Créée le {{since}}, lue pour la dernière fois le {{read}}",
  "Made on {{since}}, not read yet": "Créée le {{since}}, pas encore lue",
  "there are 10 calendar addresses already": "il y a déjà 10 adresses de calendrier",
  "One address for each calendar program, so that you can end it alone.":
    "Une adresse par logiciel de calendrier, pour pouvoir la révoquer seule.",
  "Such as: my phone, Outlook at work": "Par exemple : mon téléphone, Outlook au bureau",
  "Your new calendar address": "Votre nouvelle adresse de calendrier",
  "It is shown only now. Whoever has it reads what you have planned: give it to your calendar program alone, under “subscribe to a calendar”.":
    "Elle ne s’affiche que maintenant. Quiconque la possède lit ce que vous avez prévu : ne la donnez qu’à votre logiciel de calendrier, sous « s’abonner à un calendrier ».",
  "Copy the address": "Copier l’adresse",
  "The address is copied.": "L’adresse est copiée.",
  "The address could not be copied: it is marked, so press Ctrl C or Command C.":
    "L’adresse n’a pas pu être copiée : elle est sélectionnée, appuyez sur Ctrl C ou Commande C.",
  "End the address “{{name}}”": "Révoquer l’adresse « {{name}} »",
  "The calendar program that reads it hears nothing more at once. An address does not come back.":
    "Le logiciel de calendrier qui la lit ne reçoit aussitôt plus rien. Une adresse ne revient pas.",
  "End the address": "Révoquer l’adresse",
  "The address is ended.": "L’adresse est révoquée.",
};
