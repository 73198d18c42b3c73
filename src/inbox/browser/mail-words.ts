import type { Mailer } from "../../entities/mails/mail.schema.ts";
import { t } from "../../ui/translate.ts";

/** A subject, or that there is none. */
export const subjectOf = (name: string): string => (name && name !== "—" ? name : t("No subject"));

/** Whom an e-mail goes to, as a line. */
export const recipientsLine = ({ to, cc = [] }: { to: Mailer[]; cc?: Mailer[] }): string =>
  [...to, ...cc].map(({ name, address }) => name || address).join(", ");

/** Addresses as one types them: "Ada <ada@here.example>, bob@there.example". */
export const mailersText = (mailers: Mailer[]): string =>
  mailers
    .map(({ name, address }) => (name ? `${/[,;<>"]/.test(name) ? `"${name}"` : name} <${address}>` : address))
    .join(", ");

const address_shape = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

/** The people in such a text; `wrong` is the first part that is no address. */
export function readMailers(text: string): { mailers: Mailer[]; wrong?: string } {
  const parts = text.match(/(?:"[^"]*"|[^,;"])+/g) ?? [];
  const mailers: Mailer[] = [];
  for (const part of parts.map((each) => each.trim()).filter(Boolean)) {
    const [, name = "", within] = /^(.*?)\s*<([^<>]*)>$/.exec(part) ?? [];
    const address = (within ?? part).trim();
    if (!address_shape.test(address)) return { mailers, wrong: part };
    mailers.push({ name: name.replace(/^"|"$/g, "").trim(), address: address.toLowerCase() });
  }
  return { mailers };
}

const begins_quote =
  /^(?:on .{5,200} wrote\s*:|le .{5,200} a écrit\s*:|am .{5,200} schrieb.{0,120}:|-{2,}\s*(?:original message|message d’origine|ursprüngliche nachricht).*)$/i;

/** What is said, and the letter that it quotes below, which is folded. */
export function splitQuote(text: string): { said: string; quoted: string } {
  const lines = text.split("\n");
  const at = lines.findIndex(
    (line, index) =>
      begins_quote.test(line.trim()) ||
      (line.startsWith(">") && lines.slice(index).every((each) => !each.trim() || each.startsWith(">"))),
  );
  if (at <= 0) return { said: text, quoted: "" };
  return { said: lines.slice(0, at).join("\n").trimEnd(), quoted: lines.slice(at).join("\n") };
}

/** A letter as the one that answers it quotes it. */
export const quoteOf = (intro: string, body: string | null): string =>
  `\n\n${intro}\n${(body ?? "")
    .slice(0, 20_000)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n")}`;
