import type { Catalogue } from "../../ui/translate.ts";

/** French for targets and what sources cost. */
export const french: Catalogue = {
  "Value won, in {{currency}}": "Valeur gagnée, en {{currency}}",
  leads: "prospects",
  activities: "activités",
  "Leads won": "Prospects gagnés",
  "New leads": "Nouveaux prospects",
  "Calls, meetings, visits and e-mails done": "Appels, rendez-vous, visites et e-mails faits",
  "Home pages compare it with what is reached. Where the company has no target, those of its teams are added up. What is written for the year is spread over its months.":
    "Les pages d’accueil le comparent à ce qui est atteint. Si l’entreprise n’a pas d’objectif, ceux de ses équipes s’additionnent. Ce qui est saisi pour l’année se répartit sur ses mois.",
  "The company": "L’entreprise",
  "What is to be reached": "Ce qui est à atteindre",
  "By whom": "Par qui",
  "The company and its teams": "L’entreprise et ses équipes",
  "People of {{team}}": "Personnes de {{team}}",
  "Nobody is in this team.": "Cette équipe n’a personne.",
  "Targets of {{year}}": "Objectifs de {{year}}",
  "Costs of {{year}}": "Coûts de {{year}}",
  "Home pages work out from it what each lead of a source cost, and each that was won. What is written for the year is spread over its months.":
    "Les pages d’accueil en déduisent ce qu’a coûté chaque prospect d’une source, et chaque prospect gagné. Ce qui est saisi pour l’année se répartit sur ses mois.",
  Year: "Année",
  "{{name}}, all of {{year}}": "{{name}}, toute l’année {{year}}",
  "The year before": "L’année précédente",
  "The year after": "L’année suivante",
};
