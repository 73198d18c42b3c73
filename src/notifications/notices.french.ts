import type { Catalogue } from "../ui/translate.ts";

/** French for what people are told, in the page, in letters and on devices; a test holds it against the database. */
export const french: Catalogue = {
  "{{thing}} assigned to you": "{{thing}} désormais à votre charge",
  "{{thing}} handed over to you": "{{thing}} d’un collègue désormais à votre charge",
  "{{thing}} moved: {{from}} → {{to}}": "{{thing}} : {{from}} → {{to}}",
  "{{count}} {{things}} assigned to you": "{{count}} {{things}} désormais à votre charge",
  "{{count}} {{things}} handed over to you": "{{count}} {{things}} d’un collègue désormais à votre charge",
  "{{count}} of your {{things}} moved": "{{count}} de vos {{things}} ont changé d’étape",
  "You are mentioned": "Vous êtes mentionné",
  Soon: "Bientôt",
  "Import finished": "Import terminé",
  "Import undone": "Import annulé",
  "Import stopped": "Import interrompu",
  "Your role changed": "Votre rôle a changé",
  "Sign-in from a new device": "Connexion depuis un nouvel appareil",
  "Second step of sign-in turned on": "Deuxième étape de connexion activée",
  "Second step of sign-in turned off": "Deuxième étape de connexion désactivée",
  "Your password was changed": "Votre mot de passe a été modifié",
  "A link for a new password was made": "Un lien pour un nouveau mot de passe a été créé",
  "Passkey added": "Clé d’accès ajoutée",
  "Passkey removed": "Clé d’accès retirée",
  "API key made": "Clé API créée",
  "API key ended": "Clé API terminée",
  "Single sign-on linked": "Connexion unique reliée",
  "Single sign-on unlinked": "Connexion unique déliée",
};
