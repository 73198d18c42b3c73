import type { Catalogue } from "../../ui/translate.ts";

/** French for the company's own settings. */
export const french: Catalogue = {
  "Regional format": "Format régional",
  "Time zone": "Fuseau horaire",
  "Rename the company": "Renommer l’entreprise",
  Rename: "Renommer",
  "Rename {{name}}": "Renommer {{name}}",
  "Write a name first.": "Indiquez d’abord un nom.",
  Logo: "Logo",
  Colour: "Couleur",
  "Logo and colour": "Logo et couleur",
  "They stand above every page, where people sign in, and on each letter.":
    "En haut de chaque page, à la connexion et sur chaque lettre.",
  "Choose a picture": "Choisir une image",
  "Choose another picture": "Choisir une autre image",
  "Take it away": "Retirer le logo",
  "PNG, JPEG, WebP or SVG; it is drawn to 480 × 96 pixels at most. On dark it stands on white.":
    "PNG, JPEG, WebP ou SVG ; réduite à 480 × 96 pixels au plus. Sur fond sombre, elle repose sur du blanc.",
  "The file is larger than 10 MB. Choose a smaller picture.":
    "Le fichier dépasse 10 Mo. Choisissez une image plus petite.",
  "The picture is too narrow for a logo, or has too many colours. Choose a simpler one.":
    "L’image est trop étroite pour un logo, ou compte trop de couleurs. Choisissez-en une plus simple.",
  "The file is no picture that this browser can read.": "Ce fichier n’est pas une image que ce navigateur sait lire.",
  "Choose the colour": "Choisir la couleur",
  "Colour of the company": "Couleur de l’entreprise",
  "A colour is # and six digits or letters from a to f.":
    "Une couleur s’écrit # suivi de six chiffres ou lettres de a à f.",
  "Use this colour": "Adopter cette couleur",
  "Use none": "Aucune couleur",
  "On light it is drawn as {{colour}}, since it could not be read there.":
    "Sur fond clair, elle devient {{colour}}, faute d’y être lisible.",
  "On dark it is drawn as {{colour}}, since it could not be read there.":
    "Sur fond sombre, elle devient {{colour}}, faute d’y être lisible.",
  "Language, formats and currency": "Langue, formats et devise",
  "Defaults for new people and e-mails.": "Valeurs par défaut pour les nouvelles personnes et les e-mails.",
  "Language of the company": "Langue de l’entreprise",
  "{{field}} of the company": "{{field}} de l’entreprise",
  "Currency of the company": "Devise de l’entreprise",
  "Change the currency": "Changer de devise",
  "Exchange rates": "Taux de change",
  "The rate of {{name}} is removed.": "Taux supprimé : {{name}}.",
  "Sums of several currencies are told in the company's. Where a rate is missing, they stand side by side.":
    "Les sommes en plusieurs devises sont données dans celle de l’entreprise. Sans taux, elles restent côte à côte.",
  "New rate": "Nouveau taux",
  "Rate of {{name}}": "Taux : {{name}}",
  "Change the rate of {{name}}": "Modifier le taux : {{name}}",
  "Remove the rate of {{name}}": "Supprimer le taux : {{name}}",
  "1 {{code}} in {{own}}": "1 {{code}} en {{own}}",
  "Write what one is worth, such as 1.07.": "Indiquez ce que vaut une unité, par exemple 1,07.",
  "Amounts stay in the currency that they are in.": "Les montants restent dans leur devise.",
  "The rates are told in the new one.": "Les taux sont exprimés dans la nouvelle.",
  "Its rate is not known: all rates are removed, and are to be entered anew.":
    "Son taux n’est pas connu : tous les taux sont supprimés, et sont à saisir à nouveau.",
};
