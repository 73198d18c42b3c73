import type { Catalogue } from "../../ui/translate.ts";

/** French for the approvals and signatures of a document. */
export const french: Catalogue = {
  "Approvals and signatures": "Validations et signatures",
  "Ask to sign…": "Faire signer…",
  "Ask to sign": "Faire signer",
  "They are asked about version {{number}}. Versions that come later change nothing.":
    "La demande porte sur la version {{number}}. Les versions suivantes n’y changent rien.",
  Purpose: "Objet",
  "To sign": "À signer",
  "To approve": "À approuver",
  "Only a PDF can be signed.": "Seul un PDF peut être signé.",
  "Add at least one recipient.": "Ajoutez au moins un destinataire.",
  "Give each a name and an e-mail address.": "Indiquez pour chacun un nom et une adresse e-mail.",
  "Add a colleague": "Ajouter un collègue",
  "Add somebody else": "Ajouter quelqu’un d’autre",
  "One after the other, in this order": "L’un après l’autre, dans cet ordre",
  "Language of the page": "Langue de la page",
  "Works for": "Valable",
  "{{count}} days": "{{count}} jours",
  "Links for your recipients": "Liens pour vos destinataires",
  "They are shown only now. Whoever has one answers in the recipient’s name. Where the server sends mail, each gets theirs by e-mail, too.":
    "Ils ne sont affichés que maintenant. Qui possède un lien répond au nom du destinataire. Si le serveur envoie des e-mails, chacun reçoit aussi le sien.",
  "Link for {{name}}": "Lien pour {{name}}",
  "New link…": "Nouveau lien…",
  "New link for {{name}}": "Nouveau lien pour {{name}}",
  "Make link": "Créer le lien",
  "The link that {{name}} has opens nothing from then on.": "Le lien dont dispose {{name}} n’ouvrira alors plus rien.",
  "Signature of version {{number}}": "Signature de la version {{number}}",
  "Approval of version {{number}}": "Validation de la version {{number}}",
  "Until {{day}}": "Jusqu’au {{day}}",
  "The signatures are in a file of their own: the document could not be copied.":
    "Les signatures sont dans un fichier à part\u202f: le document n’a pas pu être copié.",
  "What happened": "Ce qui s’est passé",
  "They were reminded.": "Ils ont été relancés.",
  "Withdraw…": "Retirer…",
  "Nobody can answer any more, and all links open nothing.":
    "Plus personne ne peut répondre, et aucun lien n’ouvre rien.",
  Reason: "Motif",
  Sent: "Envoyé",
  Seen: "Consulté",
  "Partly signed": "Signé en partie",
  Declined: "Refus",
  "No longer asked": "Retiré",
  "Not in time": "Hors délai",
  "Not yet": "Pas encore",
  Asked: "Demandé",
  Signed: "Signé",
  "Has approved": "A validé",
  "Not needed": "Plus nécessaire",
  "Link handed over": "Lien remis",
  "Link e-mailed": "Lien envoyé par e-mail",
  "Opened in the app": "Ouvert dans l’application",
  Reminded: "Relancé",
  Send: "Envoyer",
  Copy: "Copier",
  Copied: "Copié",
  "Not copied": "Non copié",
  "Remove {{name}}": "Supprimer {{name}}",
  "Another version of this document is the newest by now. Look again.":
    "Une autre version de ce document est désormais la plus récente. Rechargez la page.",
  "Only a PDF can be signed. Upload one, or ask for an approval.":
    "Seul un PDF peut être signé. Déposez-en un, ou demandez une validation.",
  "Ten envelopes of this document are open. Withdraw one first.":
    "Dix envois de ce document sont en cours. Retirez-en un d’abord.",
  "You may ask 200 people outside the company a day. Try again tomorrow.":
    "Vous pouvez solliciter 200 personnes extérieures par jour. Réessayez demain.",
  "Choose colleagues who come in.": "Choisissez des collègues qui ont accès.",
  "Two recipients have the same e-mail address.": "Deux destinataires ont la même adresse e-mail.",
  "This envelope is over. Look again.": "Cet envoi est terminé. Rechargez la page.",
  "Colleagues sign in the app, and who has answered needs no link.":
    "Les collègues signent dans l’application, et qui a répondu n’a pas besoin de lien.",
  "Everybody whose turn it is was asked within the last hour, or reminded three times.":
    "Tous ceux dont c’est le tour ont été sollicités depuis moins d’une heure, ou relancés trois fois.",
  "{{email}} is a colleague: choose them by name.":
    "{{email}} est l’adresse d’un collègue : choisissez-le par son nom.",
  "A newer version was added meanwhile and stays the newest, so the document was not approved.":
    "Une version plus récente a été ajoutée entre-temps et reste la dernière : le document n’a pas été validé.",
  "Another envelope of this version was declined, so the document was not approved.":
    "Un autre envoi de cette version a été refusé : le document n’a pas été validé.",
  "This PDF has a password. Upload one without, and send that.":
    "Ce PDF a un mot de passe. Déposez-en un sans mot de passe et envoyez celui-là.",
  "This PDF is damaged. Save it anew, upload it and try again.":
    "Ce PDF est endommagé. Enregistrez-le à nouveau, déposez-le et réessayez.",
  "This PDF has more than 1,000 pages. Split it.": "Ce PDF a plus de 1 000 pages. Divisez-le.",
  "This PDF is too much work to read. Save it anew in a simpler form.":
    "Ce PDF est trop long à lire. Enregistrez-le sous une forme plus simple.",
  "A PDF that is signed may have 30 MB. Make it smaller.": "Un PDF à signer peut faire 30 Mo. Réduisez-le.",
  "Other PDFs are being read. Try again in a moment.":
    "D’autres PDF sont en cours de lecture. Réessayez dans un instant.",
  "This version does not exist, or you cannot see it.": "Cette version n’existe pas, ou vous ne pouvez pas la voir.",
};
