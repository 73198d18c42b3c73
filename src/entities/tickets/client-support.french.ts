import type { Catalogue } from "../../ui/translate.ts";

/** French for a client's own requests. */
export const french: Catalogue = {
  "We are on it, and mean to solve it by {{at}}.": "Nous nous en occupons, et comptons la résoudre avant le {{at}}.",
  "We answer by {{at}}.": "Nous répondons avant le {{at}}.",
  "It has arrived, and nobody has answered yet.": "Elle est arrivée, et personne n’a encore répondu.",
  "We are on it.": "Nous nous en occupons.",
  "We wait for your answer.": "Nous attendons votre réponse.",
  "We wait for somebody else.": "Nous attendons un tiers.",
  "It is solved.": "Elle est résolue.",
  "It is closed.": "Elle est close.",
  "Asked by {{name}} on {{at}}": "Demandé par {{name}} le {{at}}",
  "Nothing was written about it yet.": "Rien n’a encore été écrit à ce sujet.",
  "Clients ask for help here, and follow what becomes of it.":
    "Les clients demandent de l’aide ici, et suivent leurs demandes.",
  "Open the tickets": "Ouvrir les tickets",
  "New request": "Nouvelle demande",
  "You have not asked for anything yet. {{company}} answers each request here and by e-mail.":
    "Vous n’avez encore rien demandé. {{company}} répond à chaque demande ici et par e-mail.",
  "Your requests": "Vos demandes",
  "What is it about?": "De quoi s’agit-il ?",
  "What happened, what you expected, since when.": "Ce qui s’est passé, ce que vous attendiez, depuis quand.",
  "Say in a few words what it is about.": "Dites en quelques mots de quoi il s’agit.",
  "Show more": "Afficher plus",
  "a colleague": "un collègue",
  Send: "Envoyer",
  Cancel: "Annuler",
  Description: "Description",
  "What solved it": "Ce qui l’a résolu",
  "At most 100 requests a day are taken from one person. Write in one that is open.":
    "Au plus 100 demandes par jour et par personne. Écrivez dans une demande ouverte.",
  "It was solved more than seven days ago. Please ask anew.":
    "Elle est résolue depuis plus de sept jours. Merci de faire une nouvelle demande.",
  "Well solved": "Bien résolue",
  "Partly solved": "Résolue en partie",
  "Not solved": "Non résolue",
  "How well was it solved?": "Est-ce bien résolu ?",
  "What we could do better": "Ce que nous pourrions mieux faire",
};
