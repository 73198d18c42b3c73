import type { Catalogue } from "../../ui/translate.ts";

/** French for what is wrong with a template, where it is written and where it is used. */
export const problems: Catalogue = {
  "{{name}} is no variable. Choose one from “Insert variable”.":
    "{{name}} n’est pas une variable. Choisissez-en une dans « Insérer une variable ».",
  "{{name}} is not known for this record. Give a fallback: {{braces}}":
    "{{name}} n’est pas renseigné pour cette fiche. Donnez une valeur de repli : {{braces}}",
  "{{name}} is no tag here. There are if, unless, case, assign and comment.":
    "{{name}} n’est pas une balise connue. Il y a if, unless, case, assign et comment.",
  "{{name}} is no filter here. There are default, upcase, downcase, capitalize, strip, truncate, append and prepend.":
    "{{name}} n’est pas un filtre connu. Il y a default, upcase, downcase, capitalize, strip, truncate, append et prepend.",
  "This cannot be read: {{name}}": "Ceci n’est pas lisible : {{name}}",
  "An e-mail goes to a lead or to a client. Use the variables of one of them.":
    "Un e-mail s’adresse à un prospect ou à un client. Utilisez les variables de l’un des deux.",
  "This takes too long or too much. Make it simpler.": "C’est trop long à produire. Simplifiez le modèle.",
  "This is too long: {{name}} characters at most.": "C’est trop long : {{name}} caractères au plus.",
  "Nothing is left to send.": "Il ne reste rien à envoyer.",
};
