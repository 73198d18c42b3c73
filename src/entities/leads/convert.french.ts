import type { Catalogue } from "../../ui/translate.ts";

/** French for making a lead a client, and taking that back. */
export const french: Catalogue = {
  "Another client…": "Autre client…",
  Convert: "Convertir",
  "Convert {{name}}": "Convertir {{name}}",
  "It cannot be converted without the server.": "La conversion a besoin du serveur.",
  "It takes from the lead: {{fields}}.": "Complété à partir du prospect : {{fields}}.",
  "Meanwhile there is a client that could be the same. Look again.":
    "Entre-temps, il y a un client qui pourrait être le même. Vérifiez à nouveau.",
  "Name of the client": "Nom du client",
  "Name of the contact": "Nom du contact",
  "No client was found that could be the same.": "Aucun client trouvé qui pourrait être le même.",
  "Begins on": "Commence le",
  "Name of the project": "Nom du projet",
  "No project yet": "Pas encore de projet",
  Template: "Modèle",
  "Who manages it": "Qui le pilote",
  "a project": "un projet",
  "No contact": "Aucun contact",
  "The lead is linked to its client. Undo takes all of it back.":
    "Le prospect est lié à son client. Tout peut encore être défait ensuite.",
  "The lead is won and linked to its client. Undo takes all of it back.":
    "Le prospect est gagné et lié à son client. Tout peut encore être défait ensuite.",
  "This client is gone, or not yours to change. Choose another one.":
    "Ce client n’existe plus, ou vous ne pouvez pas le modifier. Choisissez-en un autre.",
  "This contact is gone, or not yours to change. Choose another one.":
    "Ce contact n’existe plus, ou vous ne pouvez pas le modifier. Choisissez-en un autre.",
  "This lead has been converted already.": "Ce prospect a déjà été converti.",
  "A lost lead is reopened before it is converted.": "Un prospect perdu se rouvre avant d’être converti.",
  "Win and convert": "Gagner et convertir",
  "same SIREN": "même SIREN",
  "same domain of e-mail or website": "même domaine d’e-mail ou de site",
  "same e-mail address": "même adresse e-mail",
  "same name": "même nom",
  "same phone number": "même numéro de téléphone",
  "the lead is linked to it": "le prospect y est lié",
  "your choice": "votre choix",
  "{{name}} is a client: {{client}}.": "{{name}} est client : {{client}}.",
  "In the bin: {{names}}.": "Dans la corbeille : {{names}}.",
  "Kept, since it is not yours to change: {{names}}.": "Conservé, car vous ne pouvez pas le modifier : {{names}}.",
  "Kept, since it was changed meanwhile: {{names}}.": "Conservé, car modifié entre-temps : {{names}}.",
  "Kept, since something else stands on it: {{names}}.": "Conservé, car autre chose s’y rattache : {{names}}.",
  "The conversion of {{name}} is taken back.": "La conversion de {{name}} est annulée.",
  "This lead is not converted.": "Ce prospect n’est pas converti.",
  "a client": "un client",
  "a contact": "un contact",
  "Open project": "Ouvrir le projet",
};
