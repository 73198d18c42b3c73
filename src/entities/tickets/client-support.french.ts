import type { Catalogue } from "../../ui/translate.ts";

/** French for a client's own requests. */
export const french: Catalogue = {
  "We are on it and aim to solve it by {{at}}.": "Nous nous en occupons, et comptons la résoudre avant le {{at}}.",
  "We will answer by {{at}}.": "Nous répondrons avant le {{at}}.",
  "We have received your request.": "Nous avons reçu votre demande.",
  "We are on it.": "Nous nous en occupons.",
  "We are waiting for your answer.": "Nous attendons votre réponse.",
  "We are waiting for a third party.": "Nous attendons un tiers.",
  "It is solved.": "Elle est résolue.",
  "It is closed.": "Elle est close.",
  "Asked by {{name}} on {{at}}": "Demandé par {{name}} le {{at}}",
  "Nothing was written about it yet.": "Rien n’a encore été écrit à ce sujet.",
  "Clients ask for help here and follow their requests.":
    "Les clients demandent de l’aide ici, et suivent leurs demandes.",
  "Open the tickets": "Ouvrir les tickets",
  "New request": "Nouvelle demande",
  "You have no requests yet. {{company}} answers them here.":
    "Vous n’avez pas encore de demande. {{company}} y répond ici.",
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
  "You can send at most 100 requests a day. Write in an open one instead.":
    "Vous pouvez envoyer au plus 100 demandes par jour. Écrivez plutôt dans une demande ouverte.",
  "It was solved more than seven days ago. Please send a new request.":
    "Elle est résolue depuis plus de sept jours. Merci de faire une nouvelle demande.",
  "You can only close this request, or reopen it once it is solved.":
    "Vous pouvez seulement clore cette demande, ou la rouvrir une fois résolue.",
  "You can rate it once it is solved.": "Vous pourrez l’évaluer une fois résolue.",
  "Well solved": "Bien résolue",
  "Partly solved": "Résolue en partie",
  "Not solved": "Non résolue",
  "How well was it solved?": "Est-ce bien résolu ?",
  "What we could do better": "Ce que nous pourrions mieux faire",
};
