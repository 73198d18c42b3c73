import type { Catalogue } from "../../../ui/translate.ts";

/** French for the pages before sign-in. */
export const french: Catalogue = {
  "Sign in to {{company}}": "Connexion à {{company}}",
  "Sign in": "Se connecter",
  "Sign in to search.": "Connectez-vous pour rechercher.",
  "Shared computer: keep nothing here": "Ordinateur partagé\u202f: ne rien garder ici",
  "Choose how you work with us.": "Choisissez comment vous travaillez avec nous.",
  "Follow your projects, documents and requests.": "Suivez vos projets, documents et demandes.",
  "Work with leads, clients, projects and tasks.": "Gérez prospects, clients, projets et tâches.",
  "Used last here": "Dernier choix",
  "Employee sign-in": "Connexion des collaborateurs",
  "Client sign-in": "Connexion des clients",
  "Set-up": "Mise en service",
  "The e-mail address or the password is not right.": "L’adresse e-mail ou le mot de passe est incorrect.",
  "Please correct what is marked below.": "Veuillez corriger ce qui est signalé ci-dessous.",
  "Too many attempts.": "Trop de tentatives.",
  "The server does not answer. Signing in has to wait until it does.":
    "Le serveur ne répond pas. La connexion sera possible dès qu’il répondra.",
  Invitation: "Invitation",
  "{{by}} invites you": "{{by}} vous invite",
  "Choose the name that others see, and a password. You are signed in at once.":
    "Choisissez le nom que les autres verront et un mot de passe. Vous serez connecté aussitôt.",
  "Accept and sign in": "Accepter et se connecter",
  "Enter your code": "Saisissez votre code",
  "One step is done. Now the six digits that your app shows, or one of your recovery codes.":
    "La première étape est faite. Saisissez maintenant les six chiffres affichés par votre application, ou l’un de vos codes de secours.",
  "This took too long. Begin again.": "Le délai est dépassé. Recommencez.",
  "Choose a new password": "Choisissez un nouveau mot de passe",
  "Every browser in which you are signed in is signed out.":
    "Tous les navigateurs où vous êtes connecté seront déconnectés.",
  "Set the password and sign in": "Enregistrer et se connecter",
  "This link can no longer be used": "Ce lien ne peut plus servir",
  "It has been used, taken back or is too old. Ask whoever gave it to you for a new one.":
    "Il a déjà servi, a été retiré ou est trop ancien. Demandez-en un nouveau à la personne qui vous l’a donné.",
  "Go to sign-in": "Aller à la connexion",
  "Each person can choose their own.": "Chacun pourra choisir la sienne.",
  "Set-up code": "Code de mise en service",
  "Your name": "Votre nom",
  "Your e-mail": "Votre e-mail",
  "The server printed it on its console when it started.": "Le serveur l’a affiché dans sa console au démarrage.",
  "Set up your company": "Créez votre entreprise",
  "You become the first administrator. Everybody else is invited by you.":
    "Vous en serez le premier administrateur et inviterez toutes les autres personnes.",
  "Create the company": "Créer l’entreprise",
  "Enter the name of the company.": "Indiquez le nom de l’entreprise.",
  "Enter your name.": "Indiquez votre nom.",
  "Enter your e-mail address.": "Indiquez votre adresse e-mail.",
  "Use at least 12 characters.": "Utilisez au moins 12 caractères.",
  "Enter the code.": "Indiquez le code.",
  "Wait until the time is over.": "Attendez la fin du délai.",
  "With the address to which your invitation was sent.": "Avec l’adresse à laquelle votre invitation a été envoyée.",
  "With your address at the company.": "Avec votre adresse dans l’entreprise.",
  "You can try again now.": "Vous pouvez réessayer maintenant.",
  "Try again in {{time}}.": "Réessayez dans {{time}}.",
  "I work for the company": "Je travaille pour l’entreprise",
  "I am a client": "Je suis client",
  Back: "Retour",
  "Enter your password.": "Indiquez votre mot de passe.",
  "Try again": "Réessayer",
  "Or without a password, by your account with {{name}}:": "Ou sans mot de passe, par votre compte chez {{name}} :",
  "Accept with {{name}}": "Accepter avec {{name}}",
  "The invitation was not accepted by {{name}}: the sign-in there failed, or the account is somebody's here already. Open the invitation's link again.":
    "L’invitation n’a pas été acceptée par {{name}} : la connexion y a échoué, ou ce compte est déjà celui de quelqu’un ici. Ouvrez de nouveau le lien de l’invitation.",
  "Sign in with {{name}}": "Se connecter avec {{name}}",
  "{{name}} cannot be reached right now. Sign in another way, or try again later.":
    "{{name}} est injoignable pour le moment. Connectez-vous autrement, ou réessayez plus tard.",
  "This account is linked with nobody here. Sign in another way first, and link it in your settings.":
    "Ce compte n’est relié à personne ici. Connectez-vous d’abord autrement, puis reliez-le dans vos paramètres.",
  "The sign-in with {{name}} did not succeed. Try it again.": "La connexion avec {{name}} n’a pas abouti. Réessayez.",
  "Sign in with a passkey": "Se connecter avec une clé d’accès",
  "This passkey does not open this door.": "Cette clé d’accès n’ouvre pas cette porte.",
  "No passkey was used. It was cancelled, or there is none for Tandem here.":
    "Aucune clé d’accès n’a été utilisée. L’opération a été annulée, ou il n’y en a pas pour Tandem ici.",
  "Sign in with a password": "Se connecter avec un mot de passe",
  "Send me a link": "M’envoyer un lien",
  "If {{email}} is a client's address here, a link is on its way to it. It works once, for 15 minutes.":
    "Si {{email}} est l’adresse d’un client de la maison, un lien vient de lui être envoyé. Il fonctionne une seule fois, pendant 15 minutes.",
  "If somebody signs in here with {{email}}, a link for a new password is on its way to it. It works once, for one hour.":
    "Si quelqu’un se connecte ici avec {{email}}, un lien pour choisir un nouveau mot de passe vient d’y être envoyé. Il fonctionne une seule fois, pendant une heure.",
  "Forgot your password?": "Mot de passe oublié ?",
  "Forgot your password? An administrator can make you a link for a new one.":
    "Mot de passe oublié ? Un administrateur peut vous faire un lien pour en choisir un nouveau.",
  "A new password": "Un nouveau mot de passe",
  "A link to choose it goes to the address that you sign in with.":
    "Un lien pour le choisir part à l’adresse avec laquelle vous vous connectez.",
  "Nothing came? Look among the unwanted mails, or ask again.":
    "Rien reçu ? Regardez parmi les indésirables, ou redemandez un lien.",
  "This link could not be looked at": "Ce lien n’a pas pu être vérifié",
  "Ask again": "Redemander un lien",
  "You sign in as {{email}}.": "Vous vous connectez en tant que {{email}}.",
};
