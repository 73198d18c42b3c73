import PostalMime, { type Address, type Attachment, type Email, type Mailbox } from "postal-mime";
import type { Mailer } from "../entities/mails/mail.schema.ts";
import { boundedId } from "./bounded-id.ts";
import { cleanHtml, textOfHtml } from "./clean-html.ts";
import { natureOf } from "./nature-of.ts";
import type { ReadFile, ReadLetter } from "./letter-shape.ts";

const most_people = 200;
const most_files = 200;
const most_body = 200_000;

/** Reads a letter from its bytes (RFC 5322 and MIME, as others write them). Throws where nothing can be made of it. */
export async function readLetter(bytes: Uint8Array): Promise<{ letter: ReadLetter; files: [ReadFile, Buffer][] }> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 50, maxRfc822NestingDepth: 5 });
  if (mail.headers.length === 0) throw new Error("It has no header.");
  const html = mail.html ? cleanHtml(mail.html) : null;
  const text = (mail.text ?? textOfHtml(mail.html ?? "")).trim();
  const files = mail.attachments.slice(0, most_files).map(fileOf);
  const name = line(mail.subject, 500);
  const [from = nobody] = people(mail.from && [mail.from]);
  const problems = [
    mail.html && !html ? "Its formatted text is too long to be shown." : "",
    mail.attachments.length > most_files ? "It has more than 200 files, of which the first are kept." : "",
  ];
  const subject = name.replace(answer_signs, "").trim();
  const letter: ReadLetter = {
    message_id: idOf(mail.messageId),
    references: referencesOf(mail),
    name,
    subject,
    answers: subject !== name,
    nature: natureOf(mail),
    from_name: from.name,
    from_address: from.address,
    recipients: {
      to: people(mail.to),
      cc: people(mail.cc),
      bcc: people(mail.bcc),
      reply_to: people(mail.replyTo),
    },
    body: clean(text).slice(0, most_body),
    html,
    mailed_at: momentOf(mail.date),
    problem: problems.find(Boolean) ?? null,
  };
  return { letter, files };
}

const nobody: Mailer = { name: "", address: "" };
// "Re:", "Fwd:" and the like, as programs of several languages write them, also several times.
const answer_signs = /^(\s*(re|aw|antw|sv|vs|r|fwd?|wg|tr|rv|enc|i|doorst)(\[\d+\])?\s*[:：]\s*)+/i;

// (PostgreSQL takes no NUL, and nobody the rest; half of a pair of characters is no text.)
const clean = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, "")
    .toWellFormed();
const line = (text: string | undefined, most: number) =>
  clean(text ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, most)
    .toWellFormed();

function people(addresses: Address[] | undefined): Mailer[] {
  return (addresses ?? [])
    .flatMap((each): Mailbox[] => (each.group ? each.group : [each]))
    .slice(0, most_people)
    .map(({ name, address }) => ({ name: line(name, 300), address: line(address, 320).toLowerCase() }))
    .filter(({ name, address }) => name || address);
}

const idOf = (text: string | undefined) => {
  const id = /<[^<>\s]{1,996}>/.exec(clean(text ?? ""))?.[0] ?? line(text, 998);
  return id ? boundedId(id) : null;
};

// What it answers last; with so many, the first one (the root) and the latest.
function referencesOf({ references = "", inReplyTo = "" }: Email): string[] {
  const idsIn = (text: string) => (clean(text).match(/<[^<>\s]{1,996}>/g) ?? []).map(boundedId);
  const found = idsIn(`${references} ${inReplyTo}`);
  const [answered] = idsIn(inReplyTo);
  const ids = [...new Set(found.filter((id) => id !== answered)), ...(answered ? [answered] : [])];
  return ids.length > 100 ? [...ids.slice(0, 1), ...ids.slice(-99)] : ids;
}

function momentOf(date: string | undefined): string | null {
  const at = new Date(date ?? "");
  const year = at.getUTCFullYear();
  return year >= 1980 && year < 2200 ? at.toISOString() : null;
}

function fileOf({ filename, mimeType, contentId, content }: Attachment, at: number): [ReadFile, Buffer] {
  const bytes = typeof content === "string" ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
  const media_type = /^[\w.+-]+\/[\w.+-]+$/.test(mimeType) ? mimeType.slice(0, 200) : "application/octet-stream";
  const name = line(filename ?? "", 255).replace(/[/\\]/g, "_") || fallback(media_type, at);
  const cid = line(contentId, 300).replace(/^<|>$/g, "") || null;
  return [{ name, media_type, bytes: bytes.length, cid }, bytes];
}

const endings: Record<string, string> = { "message/rfc822": ".eml", "text/calendar": ".ics", "text/plain": ".txt" };
const fallback = (media_type: string, at: number) =>
  `${at + 1}${endings[media_type] ?? `.${media_type.split("/")[1]?.replace(/\W.*$/, "") || "bin"}`}`;
