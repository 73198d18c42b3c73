import { escape, type Letter } from "../mail/letter.ts";
import { recordLetter } from "../mail/record-letter.ts";
import type { Language } from "../templates/variables.ts";
import type { LetterAddresses } from "./letter-address.ts";

export type Basis = "consent" | "existing_client" | "business_address";

type Of = {
  id: string;
  body: string;
  language: Language;
  basis: Basis;
  company: string;
  /** The `utm_campaign` of its links. */
  code: string;
};

/**
 * A campaign's letter to one address: its text with links that lead through us, and below it why somebody gets it and how to end
 * that. In the plain part links stand as they were written.
 */
export function campaignLetter(of: Of, addresses: LetterAddresses): Letter {
  const { text, html } = recordLetter(of.body);
  const { why, end } = closings[of.language];
  const leave = addresses.leave(of.id);
  const reason = why[of.basis](of.company);
  return {
    text: `${text}\n-- \n${reason}\n${end} ${leave}\n`,
    html: `${linksThrough(html, of, addresses)}<p><small>${escape(reason)} <a href="${escape(leave)}">${escape(end)}</a></small></p>`,
  };
}

const linksThrough = (html: string, { id, code }: Of, addresses: LetterAddresses) =>
  html.replace(/href="(https?:[^"]+)"/g, (_, written: string) => {
    const target = withWords(unescape(written), code);
    return target ? `href="${escape(addresses.link(id, target))}"` : `href="${written}"`;
  });

const unescape = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** An address with the words of the campaign, which forms keep with what is sent; undefined where it is too long to lead through us. */
function withWords(written: string, code: string): string | undefined {
  if (written.length > most_address || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  if (url.searchParams.has("utm_campaign")) return url.href;
  for (const [word, value] of Object.entries({ source: "tandem", medium: "email", campaign: code }))
    url.searchParams.append(`utm_${word}`, value);
  return url.href;
}

const most_address = 1000;

const closings = {
  english: {
    why: {
      consent: (company: string) => `You get this e-mail because you agreed to hear from ${company}.`,
      existing_client: (company: string) => `You get this e-mail as a client of ${company}.`,
      business_address: (company: string) =>
        `You get this e-mail from ${company} at your business address, as it concerns your work.`,
    },
    end: "Unsubscribe",
  },
  french: {
    why: {
      consent: (company: string) => `Vous recevez cet e-mail car vous avez accepté d’être informé par ${company}.`,
      existing_client: (company: string) => `Vous recevez cet e-mail en tant que client de ${company}.`,
      business_address: (company: string) =>
        `${company} vous envoie cet e-mail à votre adresse professionnelle, car il concerne votre activité.`,
    },
    end: "Se désinscrire",
  },
} satisfies Record<Language, { why: Record<Basis, (company: string) => string>; end: string }>;
