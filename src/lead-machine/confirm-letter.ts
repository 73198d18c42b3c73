import { randomBytes } from "node:crypto";
import { hashToken } from "../auth/links.ts";
import { type LetterSeal, writeLetter } from "../mail/letter.ts";
import type { Shown } from "./shown.ts";

/** The letter that asks an address whether it is its sender's, as app.take_submission queues it. */
export function confirmLetter({ language, company, heading, name }: Shown, seal: LetterSeal, url: string) {
  const token = randomBytes(32).toString("base64url");
  const { subject, opening, title, closing } = (language === "french" ? french : english)(
    company.name,
    heading ?? name,
  );
  const act = { title, url: `${url}/public/forms/confirm/${token}`, act: true };
  const body = seal.close(writeLetter({ opening, points: [act], closing }));
  return { token_hash: hashToken(token).slice(2), subject, body };
}

const english = (company: string, form: string) => ({
  subject: `Confirm your address for ${company}`,
  opening: `Hello, this e-mail address was given in the form “${form}” of ${company}.`,
  title: "Confirm the address",
  closing: "The link works for seven days. If it was not you, do nothing: we forget what was sent.",
});

const french = (company: string, form: string) => ({
  subject: `Confirmez votre adresse pour ${company}`,
  opening: `Bonjour, cette adresse e-mail a été indiquée dans le formulaire « ${form} » de ${company}.`,
  title: "Confirmer l’adresse",
  closing:
    "Le lien fonctionne pendant sept jours. Si ce n’est pas vous, ignorez ce message : nous oublions ce qui a été envoyé.",
});
