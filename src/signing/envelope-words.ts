import type { Reader } from "../public-pages/page.ts";
import type { Over } from "./envelope-shown.ts";

const english = {
  intro: {
    signature: "{{by}} asks you, {{name}}, to sign this document.",
    approval: "{{by}} asks you, {{name}}, to approve this document.",
  },
  until: "You can answer until {{day}}.",
  file: "{{name}}, version {{number}}",
  digest: "SHA-256 of the file: {{digest}}",
  download: "Download the file",
  no_preview: "Your browser does not show the document here. Download it to read it.",
  more_pages: "Show more pages",
  signature: "Your signature",
  typed: "Type your name",
  drawn: "Or draw your signature here with a finger or the mouse",
  clear: "Clear the drawing",
  full: "There is no more room. Clear the drawing to begin again.",
  consent: {
    signature: "I have read the document, and I sign it electronically.",
    approval: "I have read the document, and I approve it.",
  },
  kept: "Your name, your e-mail address, the time, your network address and the exact file are kept with your answer.",
  sign: { signature: "Sign", approval: "Approve" },
  decline: "I do not agree",
  reason: "Why not",
  refuse: "Decline",
  wrong: {
    signature: "Type your name or draw your signature.",
    consent: "Tick that you have read the document.",
    reason: "Say why you decline.",
    long: "This is too long. Please use 2,000 characters at most.",
    large: "The drawing is too large. Clear it, and draw a simpler one.",
  },
  signed: {
    signature: "You signed this document on {{day}}. Thank you.",
    approval: "You approved this document on {{day}}. Thank you.",
  },
  declined: "You declined on {{day}}.",
  copy: "Download the document with all signatures",
  copy_later: "Once everybody has signed, the document with all signatures is at this address until the link ends.",
  back: "Back to Tandem",
  over: {
    cancelled: "This document was withdrawn. Nobody needs to sign it any more.",
    expired: "This link has expired. Please ask for a new one.",
    stopped: "Somebody else has declined this document, so it is not signed.",
    not_yet: "It is not your turn yet. You are asked once those before you have signed.",
  } satisfies Record<Over, string>,
  none: "This link does not work. Please check that it is complete.",
  verify: {
    title: "Check a signed document",
    intro:
      "Choose a PDF to learn whether this installation made it as a document with all its signatures. The file stays on your device: only its SHA-256 is sent.",
    choose: "PDF",
    digest: "SHA-256 of the file",
    hint: "64 characters from 0 to 9 and a to f.",
    check: "Check",
    yes: "Yes: this file was made here, with all its signatures, and was not changed since.",
    no: "No: this file was not made here as a signed document, or was changed since.",
    wrong: "Give the SHA-256 of the file: 64 characters from 0 to 9 and a to f.",
  },
};

const french: typeof english = {
  intro: {
    signature: "{{by}} vous demande, {{name}}, de signer ce document.",
    approval: "{{by}} vous demande, {{name}}, de valider ce document.",
  },
  until: "Vous pouvez répondre jusqu’au {{day}}.",
  file: "{{name}}, version {{number}}",
  digest: "SHA-256 du fichier : {{digest}}",
  download: "Télécharger le fichier",
  no_preview: "Votre navigateur n’affiche pas le document ici. Téléchargez-le pour le lire.",
  more_pages: "Afficher plus de pages",
  signature: "Votre signature",
  typed: "Saisissez votre nom",
  drawn: "Ou dessinez votre signature ici, au doigt ou à la souris",
  clear: "Effacer le dessin",
  full: "Il n’y a plus de place. Effacez le dessin pour recommencer.",
  consent: {
    signature: "J’ai lu le document et je le signe électroniquement.",
    approval: "J’ai lu le document et je le valide.",
  },
  kept: "Votre nom, votre adresse e-mail, l’heure, votre adresse réseau et le fichier exact sont conservés avec votre réponse.",
  sign: { signature: "Signer", approval: "Valider" },
  decline: "Je ne suis pas d’accord",
  reason: "Pourquoi",
  refuse: "Refuser",
  wrong: {
    signature: "Saisissez votre nom ou dessinez votre signature.",
    consent: "Cochez que vous avez lu le document.",
    reason: "Dites pourquoi vous refusez.",
    long: "Ce texte est trop long : 2 000 caractères au maximum.",
    large: "Le dessin est trop grand. Effacez-le, puis dessinez-en un plus simple.",
  },
  signed: {
    signature: "Vous avez signé ce document le {{day}}. Merci.",
    approval: "Vous avez validé ce document le {{day}}. Merci.",
  },
  declined: "Vous avez refusé le {{day}}.",
  copy: "Télécharger le document avec toutes les signatures",
  copy_later:
    "Quand tous auront signé, le document avec toutes les signatures se trouvera à cette adresse jusqu’à la fin du lien.",
  back: "Retour à Tandem",
  over: {
    cancelled: "Ce document a été retiré. Plus personne n’a à le signer.",
    expired: "Ce lien a expiré. Demandez-en un nouveau.",
    stopped: "Quelqu’un d’autre a refusé ce document : il n’est pas signé.",
    not_yet: "Ce n’est pas encore votre tour. Vous serez sollicité quand ceux qui vous précèdent auront signé.",
  },
  none: "Ce lien ne fonctionne pas. Vérifiez qu’il est complet.",
  verify: {
    title: "Vérifier un document signé",
    intro:
      "Choisissez un PDF pour savoir si cette installation l’a produit avec toutes ses signatures. Le fichier reste sur votre appareil : seul son SHA-256 est envoyé.",
    choose: "PDF",
    digest: "SHA-256 du fichier",
    hint: "64 caractères de 0 à 9 et de a à f.",
    check: "Vérifier",
    yes: "Oui : ce fichier a été produit ici, avec toutes ses signatures, et n’a pas été modifié depuis.",
    no: "Non : ce fichier n’a pas été produit ici comme document signé, ou a été modifié depuis.",
    wrong: "Indiquez le SHA-256 du fichier : 64 caractères de 0 à 9 et de a à f.",
  },
};

/** What the pages for recipients say, and the one that checks a file. */
export const envelope_words: Record<Reader["language"], typeof english> = { english, french };
