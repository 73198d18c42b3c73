import type { Catalogue } from "../../ui/translate.ts";

/** French for the list of tool servers and the panel of one. */
export const french: Catalogue = {
  Halted: "Arrêtés",
  "All tool servers": "Tous les serveurs d’outils",
  "Changed or failed": "Modifiés ou en échec",
  Reachable: "Joignable",
  Altered: "Modifié",
  Offers: "Propose",
  Allowed: "Autorisés",
  "Has token": "Jeton conservé",
  Looked: "Consulté",
  none: "aucun",
  "{{count}} allowed": "autorisés\u202f: {{count}}",
  Tools: "Outils",
  "Agents use its tools once you have allowed them, and only before they have read anything of the company.":
    "Les agents utilisent ses outils une fois que vous les avez autorisés, et seulement avant d’avoir lu quoi que ce soit de l’entreprise.",
  "It goes to the server's own address only, with each question.":
    "Il ne va qu’à l’adresse du serveur, avec chaque question.",
  Token: "Jeton",
  "Token…": "Jeton…",
  "Set a token…": "Définir un jeton…",
  "Remove the token": "Retirer le jeton",
  "Enter a token.": "Saisissez un jeton.",
  "One is kept, and never shown again. Left empty, it is removed.":
    "Un jeton est conservé, et n’est plus jamais affiché. Laissé vide, il est retiré.",
  "Look at its tools": "Consulter ses outils",
  "Last look: {{when}}": "Dernière consultation\u202f: {{when}}",
  "It was not looked at yet.": "Il n’a pas encore été consulté.",
  "The server did not answer in time.": "Le serveur n’a pas répondu à temps.",
  "The server describes this tool otherwise by now. Look at it again.":
    "Le serveur décrit cet outil autrement à présent. Consultez-le de nouveau.",
  "A company has 20 tool servers at most.": "Une entreprise a 20 serveurs d’outils au plus.",
  "It was allowed, and the server does not offer it any more.": "Il était autorisé, et le serveur ne le propose plus.",
  "It says nothing of itself.": "Il ne dit rien de lui-même.",
  "Takes: {{what}}": "Reçoit\u202f: {{what}}",
  "Used by: {{names}}": "Utilisé par\u202f: {{names}}",
  "It has changed since it was allowed, and is not used until you allow it again.":
    "Il a changé depuis qu’il a été autorisé, et n’est pas utilisé tant que vous ne l’autorisez pas de nouveau.",
  Allow: "Autoriser",
  "Allow {{tool}}…": "Autoriser {{tool}}…",
  "Allow nobody": "N’autoriser personne",
  "Who may use {{tool}}": "Qui peut utiliser {{tool}}",
  "An agent gives it what it was asked, and only before it has read anything of the company. It is used as it is described now: once it changes, you are asked again.":
    "Un agent lui donne ce qu’on lui a demandé, et seulement avant d’avoir lu quoi que ce soit de l’entreprise. Il est utilisé tel qu’il est décrit maintenant\u202f: s’il change, on vous le redemande.",
};
