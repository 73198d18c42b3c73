import type { Catalogue } from "../ui/translate.ts";

/** French for the pages whose content comes later. */
export const french: Catalogue = {
  "All projects will be compared here: health with its reason, work done against budget used, the next milestone, and who has time in which week.":
    "Tous les projets seront comparés ici : leur état et sa cause, l’avancement par rapport au budget consommé, le prochain jalon et les disponibilités semaine par semaine.",
  "Every project, archived ones too, will be managed here: members, client access, states, fields, budgets and templates.":
    "Tous les projets, même archivés, seront gérés ici : membres, accès des clients, états, champs, budgets et modèles.",
  "How the app and the sales pipeline are used will be measured here, from our own events and without a third party.":
    "L’usage de l’application et du pipeline commercial sera mesuré ici, à partir de nos propres événements et sans tiers.",
  "The list of leads will be here, with stages, scores, owners, next steps and a panel for each lead.":
    "La liste des prospects sera ici, avec les étapes, les scores, les responsables, les prochaines actions et un volet pour chaque prospect.",
  "Client companies and their contacts will be here, with their projects, tickets and documents.":
    "Les entreprises clientes et leurs contacts seront ici, avec leurs projets, leurs demandes et leurs documents.",
  "Reports will be built here from any data you may read, saved, shared and sent on a schedule.":
    "Les rapports seront construits ici à partir de toutes les données que vous pouvez lire, puis enregistrés, partagés et envoyés à intervalles réguliers.",
};
