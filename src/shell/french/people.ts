import type { Catalogue } from "../../ui/translate.ts";

/** French for people and their roles. */
export const people: Catalogue = {
  "{{count}} people": "{{count}} personnes",
  "New person": "Nouvelle personne",
  "Search people": "Rechercher une personne",
  "Team or client": "Équipe ou client",
  Acts: "Actions",
  "Change role": "Changer le rôle",
  "First password": "Premier mot de passe",
  "{{name}} can sign in now.": "{{name}} peut désormais se connecter.",
  "Make the person": "Créer la personne",
  "A second administrator agrees to it first, where there is one.":
    "Un deuxième administrateur doit d’abord l’accepter, s’il y en a un.",
  "At least 12 characters. Tell it to them in person.": "Au moins 12 caractères. Communiquez-le de vive voix.",
  "Not set": "Non renseigné",
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
