import type { Catalogue } from "../../ui/translate.ts";

/** French for people and their roles. */
export const people: Catalogue = {
  "{{count}} people": "{{count}} personnes",
  "Search people": "Rechercher une personne",
  "Team or client": "Équipe ou client",
  Acts: "Actions",
  "Change role": "Changer le rôle",
  "A second administrator agrees to it first, where there is one.":
    "Un deuxième administrateur doit d’abord l’accepter, s’il y en a un.",
  "Not set": "Non renseigné",
  "Invite somebody": "Inviter quelqu’un",
  "Make the invitation": "Créer l’invitation",
  "They choose their name and password themselves.": "La personne choisit elle-même son nom et son mot de passe.",
  Colleagues: "Collègues",
  "Invite people of your company; they see what concerns it.":
    "Invitez des personnes de votre entreprise\u202f; elles voient ce qui la concerne.",
  "Open invitations": "Invitations en attente",
  "Invited by {{by}}, until {{date}}": "Sur invitation de {{by}}, jusqu’au {{date}}",
  "Invited by {{by}}, expired on {{date}}": "Sur invitation de {{by}}, expirée le {{date}}",
  "New link": "Nouveau lien",
  "Take back": "Retirer",
  "The invitation of {{email}} is taken back.": "L’invitation de {{email}} est retirée.",
  "Link for {{email}}": "Lien pour {{email}}",
  "Tandem sends no e-mail. Hand the link over yourself, in a way that only this person reads: whoever opens it first comes in.":
    "Tandem n’envoie pas d’e-mail. Transmettez ce lien vous-même, par un moyen que seule cette personne peut lire\u202f: c’est la première à l’ouvrir qui entre.",
  "It works once, for seven days, and is shown only now.":
    "Il ne sert qu’une fois, pendant sept jours, et ne s’affiche que maintenant.",
  Link: "Lien",
  "Copy the link": "Copier le lien",
  "The link is copied.": "Le lien est copié.",
  "The link could not be copied: it is marked, so press Ctrl C or Command C.":
    "Le lien n’a pas pu être copié\u202f: il est sélectionné, appuyez sur Ctrl C ou Commande C.",
  Done: "Terminé",
  "choose the client they belong to": "Choisissez le client dont elle relève.",
  "staff belong to no client": "Un collaborateur ne relève d’aucun client.",
  "no such team": "Cette équipe n’existe pas.",
  "no such role": "Ce rôle n’existe pas.",
  "not a role of that kind of person": "Ce rôle ne convient pas à ce type de personne.",
  "somebody signs in with this address already": "Quelqu’un se connecte déjà avec cette adresse.",
  "the last admin stays": "Le dernier administrateur reste.",
  "A second administrator has to agree now.": "Un deuxième administrateur doit maintenant l’accepter.",
  "{{name}}: {{role}}": "{{name}}\u202f: {{role}}",
  "Role of {{name}}": "Rôle de {{name}}",
  "Give this role": "Attribuer ce rôle",
  Reason: "Motif",
  "Choose another role.": "Choisissez un autre rôle.",
  "{{by}} proposes {{person}} as an administrator: {{reason}}":
    "{{by}} propose {{person}} comme administrateur\u202f: {{reason}}",
  Agree: "Accepter",
};
