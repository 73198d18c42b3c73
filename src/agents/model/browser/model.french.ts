import type { Catalogue } from "../../../ui/translate.ts";

/** French for the settings of the agents' model. */
export const french: Catalogue = {
  "Agents think with any endpoint that speaks the OpenAI protocol. What they read is sent there.":
    "Les agents réfléchissent avec tout service qui parle le protocole d’OpenAI. Ce qu’ils lisent y est envoyé.",
  "No model is set: what needs none is done, all else waits. Any endpoint that speaks the OpenAI protocol will do.":
    "Aucun modèle n’est indiqué : ce qui s’en passe est fait, le reste attend. Tout service qui parle le protocole d’OpenAI convient.",
  "Set up a model": "Indiquer un modèle",
  "The address of an endpoint that speaks the OpenAI protocol, up to its version.":
    "L’adresse d’un service qui parle le protocole d’OpenAI, jusqu’à sa version.",
  "The agents' model": "Le modèle des agents",
  Change: "Modifier",
  Key: "Clé",
  "One is kept, and never shown again.": "Une clé est gardée, et n’est plus jamais montrée.",
  "Left empty, the one that is kept stays, for this address.":
    "Si ce champ reste vide, la clé gardée reste, pour cette adresse.",
  "no price: counted as {{in}} and {{out}}": "sans prix : compté {{in}} et {{out}}",
  "{{in}} read, {{out}} written": "{{in}} en lecture, {{out}} en écriture",
  Waits: "Attend",
  "{{count}} seconds": "{{count}} secondes",
  "May be spent": "Peut être dépensé",
  "{{company}} a day, {{person}} of them by one person, {{agent}} by one agent, {{run}} for one task":
    "{{company}} par jour, dont {{person}} par personne et {{agent}} par agent, {{run}} pour une tâche",
  "Spent today": "Dépensé aujourd’hui",
  "Remove with its key": "Retirer avec sa clé",
  "{{model}} answered in {{ms}} ms: “{{text}}”": "{{model}} a répondu en {{ms}} ms : « {{text}} »",
  "Try {{model}}": "Essayer {{model}}",
  "{{model}} there": "{{model}} là-bas",
  "Input price": "Prix en entrée",
  "Output price": "Prix en sortie",
  "Prices are for a million tokens, in the company's currency. A model without one is counted as a dear one.":
    "Les prix sont pour un million de jetons, dans la devise de l’entreprise. Un modèle sans prix est compté comme un cher.",
  "Daily limit": "Plafond quotidien",
  "By one person": "Par personne",
  "By one agent": "Par agent",
  "For one task": "Pour une tâche",
  "Seconds to wait": "Secondes d’attente",
  "Write the address first.": "Écrivez d’abord l’adresse.",
  "Prices, amounts and seconds are numbers.": "Les prix, montants et secondes sont des nombres.",
};
