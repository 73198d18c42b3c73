import type { Wrong } from "./read-sent.ts";
import type { Shown } from "./shown.ts";

type Words = {
  fields: Record<string, string>;
  optional: string;
  send: string;
  choose: string;
  wrong: Record<Wrong, string>;
  consent: string;
  altered: string;
  look_again: string;
  thanks: string;
  check: string;
  closed: string;
  missing: string;
  large: string;
  confirm: { title: string; body: string; act: string; done: string; old: string };
  trap: string;
};

/** What the pages of forms say to whoever fills them in. */
export const page_words: Record<Shown["language"], Words> = {
  english: {
    fields: {
      name: "Name",
      email: "E-mail address",
      phone: "Phone",
      company_name: "Company",
      title: "Job title",
      website: "Website",
      city: "City",
      note: "Message",
    },
    optional: "optional",
    send: "Send",
    choose: "Choose…",
    wrong: {
      missing: "Fill this in.",
      long: "This is too long.",
      kind: "This cannot be read. Please write it otherwise.",
    },
    consent: "Please agree to this, or we may not use what you send.",
    altered: "This text has changed. Please read it and agree again.",
    look_again: "Please look again at what is marked. Nothing was sent yet.",
    thanks: "Thank you. We have received what you sent.",
    check:
      "Please look at your mail. Follow the link in our message within seven days, so that we know that the address is yours.",
    closed: "This form is closed.",
    missing: "There is no such form.",
    large: "This is more than the form takes.",
    confirm: {
      title: "Confirm your address",
      body: "You sent us a form with this e-mail address. Confirm that it is yours, and we take care of your request.",
      act: "Confirm",
      done: "Thank you. Your address is confirmed.",
      old: "This link works no longer. Please fill in the form again.",
    },
    trap: "Leave this empty",
  },
  french: {
    fields: {
      name: "Nom",
      email: "Adresse e-mail",
      phone: "Téléphone",
      company_name: "Société",
      title: "Fonction",
      website: "Site web",
      city: "Ville",
      note: "Message",
    },
    optional: "facultatif",
    send: "Envoyer",
    choose: "Choisir…",
    wrong: {
      missing: "Remplissez ce champ.",
      long: "Ce texte est trop long.",
      kind: "Cette valeur n’est pas lisible. Écrivez-la autrement.",
    },
    consent: "Merci de donner votre accord, sans lequel nous ne pouvons pas utiliser vos données.",
    altered: "Ce texte a changé. Merci de le lire et de redonner votre accord.",
    look_again: "Merci de revoir ce qui est signalé. Rien n’a encore été envoyé.",
    thanks: "Merci. Nous avons bien reçu votre envoi.",
    check:
      "Merci de consulter vos e-mails. Suivez le lien de notre message dans les sept jours, pour confirmer que l’adresse est la vôtre.",
    closed: "Ce formulaire est fermé.",
    missing: "Ce formulaire n’existe pas.",
    large: "L’envoi dépasse ce que le formulaire accepte.",
    confirm: {
      title: "Confirmez votre adresse",
      body: "Vous nous avez envoyé un formulaire avec cette adresse e-mail. Confirmez qu’elle est la vôtre pour que nous traitions votre demande.",
      act: "Confirmer",
      done: "Merci. Votre adresse est confirmée.",
      old: "Ce lien ne fonctionne plus. Merci de remplir à nouveau le formulaire.",
    },
    trap: "Laissez ce champ vide",
  },
};
