import type { Catalogue } from "../../ui/translate.ts";

/** French of who sees a project. */
export const french: Catalogue = {
  "Who sees this project": "Qui voit ce projet",
  "sees all projects": "voit tous les projets",
  "manages it": "le dirige",
  "in the manager’s team": "dans l’équipe du chef de projet",
  member: "membre",
  "its client, to whom it is shown": "son client, à qui il est montré",
  "The first {{count}} are shown.": "Seuls les {{count}} premiers sont affichés.",
};
