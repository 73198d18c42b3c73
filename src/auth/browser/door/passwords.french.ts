import type { Catalogue } from "../../../ui/translate.ts";

/** French for choosing passwords and giving codes, before sign-in and in one's own account. */
export const french: Catalogue = {
  "This code is not right, or was used already.": "Ce code est incorrect ou a déjà servi.",
  "Too many people are signing in. Wait a moment and try again.":
    "Trop de personnes se connectent. Patientez un instant et réessayez.",
  "New password": "Nouveau mot de passe",
  Password: "Mot de passe",
  "At least 12 characters; a short sentence is easy to remember.":
    "Au moins 12 caractères ; une courte phrase se retient facilement.",
  "Long enough.": "Longueur suffisante.",
  "{{length}} of at least 12 characters.": "{{length}} caractères sur 12 au minimum.",
  "Hide password": "Masquer le mot de passe",
  "Show password": "Afficher le mot de passe",
  "Caps lock is on.": "Le verrouillage des majuscules est activé.",
};
