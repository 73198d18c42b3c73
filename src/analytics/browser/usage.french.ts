import type { Catalogue } from "../../ui/translate.ts";

/** French for the analytics of use. */
export const french: Catalogue = {
  "People by day": "Personnes par jour",
  "Nobody who agreed opened the app in this period.":
    "Aucune des personnes qui ont accepté n’a ouvert l’application sur cette période.",
  "By the company’s clock. A day with one or two people has no point.":
    "À l’heure de l’entreprise. Un jour avec une ou deux personnes n’a pas de point.",
  "From page to page": "De page en page",
  "How many people opened the first page, and how many of them the next ones after it.":
    "Combien de personnes ont ouvert la première page, et combien d’entre elles les suivantes après elle.",
  "Step {{number}}": "Étape {{number}}",
  "Add a page": "Ajouter une page",
  "Remove the last page": "Retirer la dernière page",
  "fewer than three": "moins de trois",
  "Who comes again": "Qui revient",
  "People who were first seen in one of the last twelve weeks, and how many of them came in each week after it.":
    "Personnes vues pour la première fois l’une des douze dernières semaines, et combien d’entre elles sont venues chaque semaine suivante.",
  "In none of these weeks three people or more came first.":
    "Aucune de ces semaines n’a vu arriver trois personnes ou plus.",
  "First seen in the week of": "Vues d’abord la semaine du",
  "after {{weeks}}": "après {{weeks}}",
  Tablet: "Tablette",
  Desktop: "Ordinateur",
  "Speed by page and device": "Vitesse par page et par appareil",
  "How long three in four waited at most: until the largest part was drawn (LCP), and for an answer to a press (INP).":
    "L’attente maximale de trois personnes sur quatre : jusqu’à l’affichage de la plus grande partie (LCP) et pour la réponse à une pression (INP).",
  Device: "Appareil",
  Measured: "Mesures",
  "Only people who agreed to usage statistics in their settings are counted. What fewer than three of them did is not told of, so that it says nothing about one person.":
    "Seules sont comptées les personnes qui ont accepté les statistiques d’usage dans leurs réglages. Ce que moins de trois d’entre elles ont fait n’est pas indiqué, pour ne rien dire d’une seule personne.",
  "People who opened the app": "Personnes ayant ouvert l’application",
  "of {{count}} who agreed to be counted": "sur {{count}} qui acceptent d’être comptées",
  "Agreed to usage statistics": "Acceptent les statistiques d’usage",
  "{{agreed}} of {{people}} people with access": "{{agreed}} personnes sur {{people}} ayant un accès",
  "Not counted": "Non comptées",
  "people who did not agree": "personnes qui n’ont pas accepté",
  "What is pressed": "Ce sur quoi on appuie",
  Button: "Bouton",
  "Searched for, and not found": "Cherché, et pas trouvé",
  Words: "Mots",
  "Nothing that three people or more did.": "Rien que trois personnes ou plus aient fait.",
  "Left out, of fewer than three people: {{count}}": "Non indiqués, de moins de trois personnes : {{count}}",
  "Figures of the period": "Chiffres de la période",
  "period before:": "période précédente :",
  "{{figure}}, the period before": "{{figure}}, période précédente",
  "{{share}} more": "{{share}} de plus",
  "{{share}} fewer": "{{share}} de moins",
  Day: "Jour",
  "{{chart}} as a chart": "{{chart}} : en graphique",
  "{{chart}} as a table": "{{chart}} : en tableau",
  "as a chart": "en graphique",
  "as a table": "en tableau",
  Page: "Page",
  Times: "Fois",
  "Nothing was measured in this period.": "Aucune mesure sur cette période.",
};
