import type { Catalogue } from "../../ui/translate.ts";

/** French for the dialog that asks a client. */
export const french: Catalogue = {
  "Ask the client": "Demander au client",
  "You get a link that you send yourself. Whoever has it sees these versions and answers once.":
    "Vous obtenez un lien à envoyer vous-même. Qui le possède voit ces versions et répond une fois.",
  "Make link": "Créer le lien",
  "Choose at least one version.": "Choisissez au moins une version.",
  "Versions to decide on": "Versions à valider",
  "Add a version to a piece of work first.": "Ajoutez d’abord une version à une réalisation.",
  "Language of the page": "Langue de la page",
  Days: "Jours",
  "{{count}} days": "{{count}} jours",
  "{{asset}}, version {{number}}": "{{asset}}, version {{number}}",
  "Works for": "Valable",
  "The link for your client": "Le lien pour votre client",
  "It is shown only now. Send it to the person who decides.":
    "Il n’est affiché que maintenant. Envoyez-le à la personne qui décide.",
  Link: "Lien",
  "Copy the link": "Copier le lien",
  "The link is copied.": "Le lien est copié.",
  "The link could not be copied: it is marked, so press Ctrl C or Command C.":
    "Le lien n’a pas pu être copié : il est sélectionné, appuyez sur Ctrl C ou Commande C.",
  "One of these versions is not there any more. Look again.": "Une de ces versions n’existe plus. Rechargez la page.",
  "Twenty links of this brief wait for an answer. End one first.":
    "Vingt liens de ce brief attendent une réponse. Fermez-en un d’abord.",
  "A brief goes to its client from the internal review.": "Un brief part au client depuis la relecture interne.",
};
