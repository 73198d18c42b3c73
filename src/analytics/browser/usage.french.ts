import type { Catalogue } from "../../ui/translate.ts";

/** French for the analytics of use. */
export const french: Catalogue = {
  "People by day": "Personnes par jour",
  "Nobody who agreed opened the app in this period.":
    "Aucune des personnes qui ont accepté n’a ouvert l’application sur cette période.",
  "By the company’s clock. A day with one or two people has no point.":
    "À l’heure de l’entreprise. Un jour avec une ou deux personnes n’a pas de point.",
  "Funnel of pages": "Entonnoir de pages",
  "How many people opened the first page, and how many of them the next ones after it.":
    "Combien de personnes ont ouvert la première page, et combien d’entre elles les suivantes après elle.",
  "Step {{number}}": "Étape {{number}}",
  "Add a page": "Ajouter une page",
  "Remove the last page": "Retirer la dernière page",
  "fewer than three": "moins de trois",
  "User retention": "Rétention des utilisateurs",
  "People who first opened the app in one of the last twelve weeks, and how many of them came back in each week after it.":
    "Personnes ayant ouvert l’application pour la première fois l’une des douze dernières semaines, et combien d’entre elles sont revenues chaque semaine suivante.",
  "No week has three new people or more.": "Aucune semaine n’a trois nouvelles personnes ou plus.",
  "First week": "Première semaine",
  "week {{number}}": "semaine {{number}}",
  Tablet: "Tablette",
  Desktop: "Ordinateur",
  "Speed by page and device": "Vitesse par page et par appareil",
  "75th percentile: until the largest part was drawn (LCP), and until a press was answered (INP).":
    "75e centile : jusqu’à l’affichage de la plus grande partie (LCP) et jusqu’à la réponse à une pression (INP).",
  Device: "Appareil",
  Measured: "Mesures",
  "Only people who agreed to usage statistics in their settings are counted. Nothing is shown that fewer than three of them did, so that nobody can be singled out.":
    "Seules sont comptées les personnes qui ont accepté les statistiques d’usage dans leurs réglages. Ce que moins de trois d’entre elles ont fait n’est pas affiché, pour que personne ne soit reconnaissable.",
  "People who opened the app": "Personnes ayant ouvert l’application",
  "of {{count}} who agreed to be counted": "sur {{count}} qui acceptent d’être comptées",
  "Agreed to usage statistics": "Acceptent les statistiques d’usage",
  "{{agreed}} of {{people}} people with access": "{{agreed}} personnes sur {{people}} ayant un accès",
  "Not counted": "Non comptées",
  "people who did not agree": "personnes qui n’ont pas accepté",
  "Buttons pressed": "Boutons utilisés",
  Button: "Bouton",
  "Searches without a result": "Recherches sans résultat",
  Words: "Mots",
  "Nothing by three people or more.": "Rien de la part de trois personnes ou plus.",
  "Left out because fewer than three people did it: {{count}}":
    "Non affichés, car moins de trois personnes : {{count}}",
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
