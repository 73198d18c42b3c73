import type { Catalogue } from "../../../ui/translate.ts";
import { french as passwords } from "../door/passwords.french.ts";

/** French for people, their roles, and one's own account. */
export const french: Catalogue = {
  ...passwords,
  "What may be noted": "Ce qui peut être noté",
  "Note how I use the app": "Noter mon usage de l’application",
  "Which pages and buttons, and how fast they were; never what is typed. It stays in this company, and taking it back deletes it.":
    "Les pages et les boutons, et leur rapidité ; jamais ce qui est saisi. Cela reste dans l’entreprise, et revenir sur votre accord l’efface.",
  "Tell the analytics service of it": "En informer le service d’analyse",
  "A service that your company has chosen hears which pages you open and what you press, with the words on it, and your e-mail address and role.":
    "Un service choisi par votre entreprise apprend quelles pages vous ouvrez et ce que vous pressez, avec les mots qui y figurent, ainsi que votre adresse e-mail et votre rôle.",
  "Record my sessions there": "Y enregistrer mes sessions",
  "What is on the screen is recorded, but for passwords. Only together with the analytics service.":
    "Ce qui est à l’écran est enregistré, sauf les mots de passe. Seulement avec le service d’analyse.",
  "Report errors of the app": "Signaler les erreurs de l’application",
  "A service that your company has chosen hears what failed, and what was done just before.":
    "Un service choisi par votre entreprise apprend ce qui a échoué et ce qui a été fait juste avant.",
  "Agreed on {{day}}.": "Accord donné le {{day}}.",
  "Look and language": "Apparence et langue",
  "Regional format": "Format régional",
  "Time zone": "Fuseau horaire",
  "1 person": "1 personne",
  "New team": "Nouvelle équipe",
  "Create the team": "Créer l’équipe",
  "Change team": "Changer d’équipe",
  "The team of {{name}}": "Équipe de {{name}}",
  "What they own goes along: the old team no longer sees it, the new one does.":
    "Ce qui lui appartient suit : l’ancienne équipe ne le voit plus, la nouvelle le voit.",
  "{{name}} has changed teams.": "{{name}} a changé d’équipe.",
  "There are no teams yet. Colleagues of a team see what each of them owns.":
    "Il n’y a pas encore d’équipe. Les membres d’une équipe voient ce que possède chacun d’eux.",
  "Rename {{name}}": "Renommer {{name}}",
  Pipelines: "Pipelines",
  "Working time": "Temps de travail",
  Targets: "Objectifs",
  "Costs of sources": "Coûts des sources",
  "Own fields": "Champs personnalisés",
  Rename: "Renommer",
  "Write a name first.": "Indiquez d’abord un nom.",
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
  "Acts on {{name}}": "Actions sur {{name}}",
  "Sign out everywhere": "Déconnecter partout",
  "{{name}} is signed out everywhere.": "Toutes les sessions de {{name}} sont terminées.",
  "Link for a new password": "Lien pour un nouveau mot de passe",
  "It works once, for an hour, and is shown only now. Using it ends their sessions.":
    "Il ne sert qu’une fois, pendant une heure, et ne s’affiche que maintenant. Son usage met fin aux sessions de la personne.",
  "Signing in": "Connexion",
  "Change your password": "Changer votre mot de passe",
  "You have no password. To choose one, have a link sent at the sign-in page, or ask an administrator for one.":
    "Vous n’avez pas de mot de passe. Pour en choisir un, faites-vous envoyer un lien depuis la page de connexion, ou demandez-en un à un administrateur.",
  "You stay signed in here; your other sessions end.":
    "Vous restez connecté ici\u202f; vos autres sessions prennent fin.",
  "Change the password": "Changer le mot de passe",
  "Present password": "Mot de passe actuel",
  "Your password is changed.": "Votre mot de passe est changé.",
  "This is not your password.": "Ce n’est pas votre mot de passe.",
  "Second step": "Deuxième étape",
  "On since {{date}}. Recovery codes left: {{count}}.":
    "Activée depuis le {{date}}. Codes de secours restants\u202f: {{count}}.",
  "Off. With it, nobody who has only your password can sign in as you.":
    "Désactivée. Avec elle, votre mot de passe seul ne suffit pas pour se connecter à votre place.",
  "Turn the second step on": "Activer la deuxième étape",
  "Turn the second step off": "Désactiver la deuxième étape",
  "New recovery codes": "Nouveaux codes de secours",
  "From then on signing in takes a code of an app on your phone, too. Your other sessions end.":
    "La connexion demandera alors aussi un code fourni par une application de votre téléphone. Vos autres sessions prendront fin.",
  "The six digits that your app shows now, or one of your recovery codes.":
    "Les six chiffres que votre application affiche maintenant, ou l’un de vos codes de secours.",
  "The codes that you have are no longer good then.": "Les codes que vous avez ne seront alors plus valables.",
  "Then your password alone is enough to sign in.": "Votre mot de passe seul suffira alors pour vous connecter.",
  "The second step is off.": "La deuxième étape est désactivée.",
  Passkeys: "Clés d’accès",
  "With one you sign in by a finger, a face or a PIN, without password or code.":
    "Avec une clé d’accès, vous vous connectez par empreinte, visage ou code PIN, sans mot de passe ni autre code.",
  "Add a passkey": "Ajouter une clé d’accès",
  "It stays on this device or in your password manager. Give it a name by which you know it again.":
    "Elle reste sur cet appareil ou dans votre gestionnaire de mots de passe. Donnez-lui un nom que vous reconnaîtrez.",
  "Such as: phone, laptop at work": "Par exemple : téléphone, portable du bureau",
  "Enter a name.": "Indiquez un nom.",
  "The passkey is added.": "La clé d’accès est ajoutée.",
  "No passkey was made. It was cancelled, or this device has one already.":
    "Aucune clé d’accès n’a été créée. L’opération a été annulée, ou cet appareil en a déjà une.",
  "Rename the passkey “{{name}}”": "Renommer la clé d’accès « {{name}} »",
  "Remove the passkey": "Retirer la clé d’accès",
  "Remove the passkey “{{name}}”": "Retirer la clé d’accès « {{name}} »",
  "It signs nobody in then. You can delete it on your device, too.":
    "Elle ne permettra plus de se connecter. Vous pouvez aussi la supprimer sur votre appareil.",
  "The passkey is removed.": "La clé d’accès est retirée.",
  "Since {{since}}, last used {{used}}": "Depuis le {{since}}, dernière utilisation : {{used}}",
  "Since {{since}}, not used yet": "Depuis le {{since}}, jamais utilisée",
  "Single sign-on": "Connexion unique",
  "Linked since {{date}}: you can sign in by your account there.":
    "Relié depuis le {{date}} : vous pouvez vous connecter avec votre compte chez ce fournisseur.",
  "Not linked. Once it is, you can sign in by your account there.":
    "Non relié. Une fois relié, vous pourrez vous connecter avec votre compte chez ce fournisseur.",
  "Link with {{name}}": "Relier à {{name}}",
  "Unlink {{name}}": "Délier {{name}}",
  Unlink: "Délier",
  "Then your account there signs you in no more.": "Votre compte chez ce fournisseur ne vous connectera plus.",
  "You are led there to sign in, and back to your settings.":
    "Vous y serez conduit pour vous connecter, puis ramené à vos paramètres.",
  "{{name}} is linked.": "{{name}} est relié.",
  "{{name}} is unlinked.": "{{name}} est délié.",
  "This account is linked with somebody already.": "Ce compte est déjà relié à quelqu’un.",
  "{{name}} could not be linked. Try it again.": "{{name}} n’a pas pu être relié. Réessayez.",
  Change: "Modifier",
  "Change your name": "Changer votre nom",
  "Everybody who works with you sees it. The log keeps the one before.":
    "Toutes les personnes qui travaillent avec vous le voient. Le journal conserve l’ancien.",
  "API keys": "Clés API",
  "Calendar in other programs": "Calendrier dans d’autres logiciels",
  "With a key a program acts as you: it sees what you see, and changes what you may change if the key allows it. A key never reaches how you sign in, roles or invitations.":
    "Avec une clé, un programme agit en votre nom : il voit ce que vous voyez et modifie ce que vous pouvez modifier, si la clé le permet. Une clé n’atteint jamais vos moyens de connexion, les rôles ni les invitations.",
  "Make a key": "Créer une clé",
  Reads: "Lecture",
  "Reads and writes": "Lecture et écriture",
  Expired: "Expirée",
  "Opens nothing": "Sans effet",
  "It was made before your second step was on. End it and make another.":
    "Elle a été créée avant l’activation de votre deuxième étape. Mettez-y fin et créez-en une autre.",
  "Made on {{since}}, not used yet, good until {{until}}":
    "Créée le {{since}}, jamais utilisée, valable jusqu’au {{until}}",
  "Made on {{since}}, last used on {{used}}, good until {{until}}":
    "Créée le {{since}}, utilisée le {{used}}, valable jusqu’au {{until}}",
  "Your keys could not be read.": "Vos clés n’ont pas pu être lues.",
  "One key for each program, so that you can end it alone.":
    "Une clé par programme, pour pouvoir mettre fin à chacune séparément.",
  "Such as: accounting, nightly report": "Par exemple : comptabilité, rapport de nuit",
  "What it may do": "Ce qu’elle permet",
  "Good for": "Valable",
  "30 days": "30 jours",
  "90 days": "90 jours",
  "180 days": "180 jours",
  "A year": "Un an",
  "Your new key": "Votre nouvelle clé",
  "It is shown only now. Whoever has it acts as you: keep it where the program keeps its secrets.":
    "Elle ne s’affiche que maintenant. Quiconque la détient agit en votre nom : gardez-la là où le programme conserve ses secrets.",
  Key: "Clé",
  "Copy the key": "Copier la clé",
  "The key is copied.": "La clé est copiée.",
  "The key could not be copied: it is marked, so press Ctrl C or Command C.":
    "La clé n’a pas pu être copiée : elle est sélectionnée, appuyez sur Ctrl C ou Commande C.",
  "How to use it": "Comment l’utiliser",
  "What the API offers": "Ce que propose l’API",
  "I have kept it": "Je l’ai conservée",
  "End the key": "Mettre fin à la clé",
  "End the key “{{name}}”": "Mettre fin à la clé « {{name}} »",
  "Programs that use it are refused at once. A key that has ended does not come back.":
    "Les programmes qui l’utilisent sont refusés aussitôt. Une clé terminée ne revient pas.",
  "The key is ended.": "Il est mis fin à la clé.",
  "Your data": "Vos données",
  "All that is yours, in one ZIP file: your profile and settings, what you saved, your notifications, the records in your care, and what the log says you did.":
    "Tout ce qui vous appartient, dans un fichier ZIP : votre profil et vos paramètres, ce que vous avez enregistré, vos notifications, les fiches qui vous sont confiées et ce que le journal dit de vos actions.",
  "Export my data": "Exporter mes données",
  "Make new codes": "Créer de nouveaux codes",
  "Turn on": "Activer",
  "Turn off": "Désactiver",
  "Add Tandem to your app": "Ajoutez Tandem à votre application",
  "Scan this with an app of codes, such as Aegis, 2FAS or the one of your password manager.":
    "Scannez ce code avec une application d’authentification, comme Aegis, 2FAS ou celle de votre gestionnaire de mots de passe.",
  "QR code with the secret for your app": "Code QR contenant le secret pour votre application",
  "Or type this secret into it:": "Ou saisissez-y ce secret\u202f:",
  "The six digits that the app shows now.": "Les six chiffres que l’application affiche en ce moment.",
  "Your recovery codes": "Vos codes de secours",
  "Each of them is good once, when your app is not at hand. They are shown only now: keep them apart from your password.":
    "Chacun sert une fois, quand votre application n’est pas à portée de main. Ils ne s’affichent que maintenant\u202f: conservez-les à part de votre mot de passe.",
  Copy: "Copier",
  "The codes are copied.": "Les codes sont copiés.",
  "The codes could not be copied. Save them as a file, or write them down.":
    "Les codes n’ont pas pu être copiés. Enregistrez-les dans un fichier ou notez-les.",
  "Save as a file": "Enregistrer dans un fichier",
  "I have kept them": "Je les ai conservés",
  "Remove the second step": "Retirer la deuxième étape",
  "{{name}} signs in without codes now.": "{{name}} se connecte désormais sans code.",
  "needs at least 12 characters": "Il faut au moins 12 caractères.",
  Shortcuts: "Raccourcis clavier",
  Sessions: "Sessions",
  "Your sessions could not be read.": "Vos sessions n’ont pas pu être lues.",
  "{{count}} sessions are ended.": "Sessions terminées\u202f: {{count}}.",
  "End all others": "Terminer toutes les autres",
  "Unknown browser": "Navigateur inconnu",
  "This browser": "Ce navigateur",
  "Since {{since}}, from {{address}}": "Depuis le {{since}}, de {{address}}",
  "Since {{since}}": "Depuis le {{since}}",
  "The session is ended.": "La session est terminée.",
  End: "Terminer",
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
    "Tandem n’envoie pas d’e-mail. Transmettez ce lien vous-même, par un moyen que seule cette personne peut lire\u202f: quiconque l’ouvre en premier entre à sa place.",
  "It works once, for seven days, and is shown only now.":
    "Il ne sert qu’une fois, pendant sept jours, et ne s’affiche que maintenant.",
  Link: "Lien",
  "Copy the link": "Copier le lien",
  "The link is copied.": "Le lien est copié.",
  "The link could not be copied: it is marked, so press Ctrl C or Command C.":
    "Le lien n’a pas pu être copié\u202f: il est sélectionné, appuyez sur Ctrl C ou Commande C.",
  "choose the client they belong to": "Choisissez le client dont elle relève.",
  "staff belong to no client": "Un collaborateur ne relève d’aucun client.",
  "no such team": "Cette équipe n’existe pas.",
  "no such role": "Ce rôle n’existe pas.",
  "not a role of that kind of person": "Ce rôle ne convient pas à ce type de personne.",
  "somebody signs in with this address already": "Quelqu’un se connecte déjà avec cette adresse.",
  "choose an active colleague": "Choisissez un collègue actif.",
  Suspended: "Compte suspendu",
  "Suspend…": "Suspendre…",
  "Hand records over…": "Transmettre les fiches…",
  "Let back in": "Réactiver",
  "{{name}} can sign in again.": "{{name}} peut de nouveau se connecter.",
  "Suspend {{name}}?": "Suspendre {{name}}\u202f?",
  "They are signed out at once and can no longer sign in. Nothing is deleted, and you can let them back in.":
    "La personne est déconnectée aussitôt et ne peut plus se connecter. Rien n’est supprimé, et vous pourrez la réactiver.",
  "Suspend {{name}}": "Suspendre {{name}}",
  "Suspend and hand over to {{to}}": "Suspendre et transmettre à {{to}}",
  "{{name}} is suspended.": "Le compte de {{name}} est suspendu.",
  "Who takes over from {{name}}?": "Qui prend la suite de {{name}}\u202f?",
  "Hand over to {{to}}": "Transmettre à {{to}}",
  "Hand over": "Transmettre",
  "{{to}} has taken over from {{name}}.": "{{to}} a pris la suite de {{name}}.",
  "{{name}} owns:": "{{name}} est responsable de\u202f:",
  "{{name}} owns no records.": "{{name}} n’est responsable d’aucune fiche.",
  "Choose who takes them over, or leave them for later.": "Choisissez qui les reprend, ou laissez-les pour plus tard.",
  "the last admin stays": "Le dernier administrateur reste.",
  "A second administrator has to agree now.": "Un deuxième administrateur doit maintenant l’accepter.",
  "{{name}}: {{role}}": "{{name}}\u202f: {{role}}",
  "Role of {{name}}": "Rôle de {{name}}",
  "Give this role": "Attribuer ce rôle",
  Reason: "Motif",
  "Choose another role.": "Choisissez un autre rôle.",
  "{{by}} proposes {{person}} as an administrator: {{reason}}":
    "{{by}} propose {{person}} comme administrateur\u202f: {{reason}}",
  "{{by}} proposes another role for {{person}}, an administrator: {{role}}. {{reason}}":
    "{{by}} propose un autre rôle pour {{person}}, administrateur\u202f: {{role}}. {{reason}}",
  "{{by}} proposes to suspend {{person}}, an administrator.":
    "{{by}} propose de suspendre le compte de {{person}}, administrateur.",
  "{{by}} proposes to suspend {{person}}, an administrator; {{to}} takes over.":
    "{{by}} propose de suspendre le compte de {{person}}, administrateur\u202f; {{to}} prendra la suite.",
  "{{by}} proposes to let {{person}} back in as an administrator.":
    "{{by}} propose de réactiver {{person}} comme administrateur.",
  "Waiting for an administrator": "En attente d’un administrateur",
  "This was decided already.": "La décision a déjà été prise.",
  "Another administrator has to agree.": "Un autre administrateur doit l’accepter.",
  "Whoever proposed this is no administrator any more. Propose it yourself.":
    "L’auteur de cette proposition n’est plus administrateur. Proposez-la vous-même.",
  Decline: "Refuser",
  "You may make 20 invitations a day. Try again tomorrow, or ask an administrator.":
    "Vous pouvez créer 20 invitations par jour. Réessayez demain, ou adressez-vous à un administrateur.",
  "You may make 200 invitations a day. Try again tomorrow.":
    "Vous pouvez créer 200 invitations par jour. Réessayez demain.",
  "An e-mail with a link is on its way. It works once, for seven days.":
    "Un e-mail avec un lien est en route. Le lien sert une seule fois, pendant sept jours.",
  Agree: "Accepter",
  "An e-mail with this link is on its way. You can hand it over yourself as well.":
    "Un e-mail avec ce lien est en route. Vous pouvez aussi le transmettre vous-même.",
  "What you are told": "Vos notifications",
  "On your devices": "Sur vos appareils",
  Done: "Terminé",
};
