import type { Letter } from "../mail/letter.ts";
import { writeLetter } from "../mail/letter.ts";
import { fill } from "./certificate-words.ts";

/** A recipient who is to get an e-mail (app.next_envelope_mail). */
export type DueMail = {
  id: string;
  edition: string;
  name: string;
  purpose: "signature" | "approval";
  language: "english" | "french";
  document: string;
  again: boolean;
  expires_at: string;
  message: string | null;
  company: string;
  asked_by: string | null;
};

const words = {
  english: {
    locale: "en-GB",
    subject: { signature: "Please sign: {{document}}", approval: "Please approve: {{document}}" },
    again: "Reminder: {{subject}}",
    opening: {
      signature: "Hello {{name}}, {{by}} of {{company}} asks you to sign a document.",
      approval: "Hello {{name}}, {{by}} of {{company}} asks you to approve a document.",
    },
    title: { signature: "Read and sign {{document}}", approval: "Read and approve {{document}}" },
    closing: "The link is yours alone: whoever has it answers in your name. It works until {{day}}.",
  },
  french: {
    locale: "fr-FR",
    subject: { signature: "À signer : {{document}}", approval: "À valider : {{document}}" },
    again: "Rappel : {{subject}}",
    opening: {
      signature: "Bonjour {{name}}, {{by}} ({{company}}) vous demande de signer un document.",
      approval: "Bonjour {{name}}, {{by}} ({{company}}) vous demande de valider un document.",
    },
    title: { signature: "Lire et signer {{document}}", approval: "Lire et valider {{document}}" },
    closing: "Ce lien est personnel : qui le possède répond en votre nom. Il est valable jusqu’au {{day}}.",
  },
};

/** The e-mail with the link of a recipient. */
export function envelopeLetter(due: DueMail, url: string): { subject: string; letter: Letter } {
  const said = words[due.language];
  const { document, name, company } = due;
  const by = due.asked_by ?? company;
  const subject = fill(said.subject[due.purpose], { document });
  const day = new Date(due.expires_at).toLocaleDateString(said.locale, { dateStyle: "long", timeZone: "UTC" });
  const letter = writeLetter({
    opening: fill(said.opening[due.purpose], { name, by, company }),
    points: [
      ...(due.message ? [{ title: due.message }] : []),
      { title: fill(said.title[due.purpose], { document }), url, act: true },
    ],
    closing: fill(said.closing, { day }),
  });
  const line = (due.again ? fill(said.again, { subject }) : subject).replace(/[\p{C}\s]+/gu, " ");
  return { subject: line.slice(0, 200), letter };
}
