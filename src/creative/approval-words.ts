import type { Reader } from "../public-pages/page.ts";
import type { Over } from "./approval-shown.ts";

type Words = {
  intro: string;
  version: string;
  download: string;
  words: string;
  hint: string;
  approve: string;
  change: string;
  missing: string;
  long: string;
  once: string;
  until: string;
  approved: string;
  changes: string;
  over: Record<Over, string>;
  none: string;
};

/** What the page of a link for approval says. */
export const approval_words: Record<Reader["language"], Words> = {
  english: {
    intro: "{{name}}, please look at what we made for you. Approve it, or tell us what to change.",
    version: "{{asset}}, version {{number}}",
    download: "Download {{name}}",
    words: "Comments",
    hint: "Needed when you ask for changes. 2,000 characters at most.",
    approve: "Approve",
    change: "Ask for changes",
    missing: "Tell us what to change.",
    long: "This is too long. Please use 2,000 characters at most.",
    once: "You can answer once. Your name, the time, your network address and the exact files are kept with your answer.",
    until: "This link works until {{day}}.",
    approved: "Approved by {{name}} on {{day}}. Thank you.",
    changes: "Changes were requested by {{name}} on {{day}}. Thank you.",
    over: {
      ended: "This link was ended. Please ask us for a new one.",
      expired: "This link has expired. Please ask us for a new one.",
    },
    none: "This link does not work. Please check that it is complete.",
  },
  french: {
    intro: "{{name}}, voici ce que nous avons réalisé pour vous. Validez-le, ou dites-nous ce qu’il faut modifier.",
    version: "{{asset}}, version {{number}}",
    download: "Télécharger {{name}}",
    words: "Commentaires",
    hint: "Nécessaires si vous demandez des modifications. 2 000 caractères au maximum.",
    approve: "Valider",
    change: "Demander des modifications",
    missing: "Dites-nous ce qu’il faut modifier.",
    long: "Ce texte est trop long : 2 000 caractères au maximum.",
    once: "Vous pouvez répondre une seule fois. Votre nom, l’heure, votre adresse réseau et les fichiers exacts sont conservés avec votre réponse.",
    until: "Ce lien est valable jusqu’au {{day}}.",
    approved: "Validé par {{name}} le {{day}}. Merci.",
    changes: "Modifications demandées par {{name}} le {{day}}. Merci.",
    over: {
      ended: "Ce lien a été fermé. Demandez-nous-en un nouveau.",
      expired: "Ce lien a expiré. Demandez-nous-en un nouveau.",
    },
    none: "Ce lien ne fonctionne pas. Vérifiez qu’il est complet.",
  },
};
