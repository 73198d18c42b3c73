import type { Mailer } from "../../entities/mails/mail.schema.ts";
import { formatDateTime } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { Conversation, Mail } from "./conversation-list.tsx";
import { mailersText, quoteOf } from "./mail-words.ts";
import type { Mailbox } from "./use-inbox.ts";

export type Answer = "reply" | "all" | "forward";

/** What a composer begins with; addresses as one types them. */
export type Begun = {
  conversation_id: string | null;
  in_reply_to: string | null;
  to: string;
  cc: string;
  subject: string;
  body: string;
  /** Files of the letter that is forwarded. */
  files: { mail_id: string; no: number; name: string; bytes: number }[];
};

/** How an answer to a letter, or its forwarding, begins: its people, its subject, what it quotes. */
export function answerTo(how: Answer, { id, name }: Conversation, mail: Mail | undefined, box: Mailbox): Begun {
  const signature = box.signature ? `\n\n${box.signature}` : "";
  const subject = mail?.name || name;
  const begun = {
    conversation_id: id,
    in_reply_to: mail?.message_id ?? null,
    to: "",
    cc: "",
    body: signature,
    files: [],
  };
  if (!mail) return { ...begun, subject };
  const who = mail.from_name || mail.from_address || "";
  const quoted = quoteOf(t("On {{at}} {{who}} wrote:", { at: formatDateTime(mail.mailed_at), who }), mail.body);
  if (how === "forward")
    return {
      ...begun,
      in_reply_to: null,
      subject: signed("Fwd:", subject),
      body: `${signature}${quoted}`,
      files: mail.attachments.map(({ no, name: file, bytes }) => ({ mail_id: mail.id, no, name: file, bytes })),
    };
  const { to, cc } = mail.recipients;
  const own = (mailer: Mailer) => mailer.address === box.address.toLowerCase();
  const answered = mail.kind === "written" ? to : senderOf(mail);
  const others = [...(mail.kind === "written" ? [] : to), ...cc].filter(
    (each) => !own(each) && !answered.some(({ address }) => address === each.address),
  );
  return {
    ...begun,
    to: mailersText(answered),
    cc: how === "all" ? mailersText(others) : "",
    subject: signed("Re:", subject),
    body: `${signature}${quoted}`,
  };
}

const senderOf = ({ recipients: { reply_to }, from_name, from_address }: Mail): Mailer[] =>
  reply_to.length > 0 ? reply_to : [{ name: from_name ?? "", address: from_address ?? "" }];

// (The signs that all programs know.)
const signed = (sign: string, subject: string) =>
  subject.toLowerCase().startsWith(sign.toLowerCase()) ? subject : `${sign} ${subject}`;
