import { createTransport } from "nodemailer";
import type { Logo } from "../company/serve-logo.ts";
import { dressLetter, logo_cid, type Look } from "./dress-letter.ts";
import type { Letter } from "./letter.ts";

/** What a mail server is handed. The same mail always carries the same `message_id`, so that one sent twice is known. */
export type Mail = {
  message_id: string;
  to: string;
  subject: string;
  letter: Letter;
  reply_to?: Address | null;
  /** Where a press ends such letters, for mail programs that offer it (RFC 8058). */
  unsubscribe?: string;
  look: Look;
  logo: Logo | null;
};

/** Whom an answer goes to, where that is not the sender. */
export type Address = { name: string; address: string };

/** Hands mails to the SMTP server; throws when it does not take one. */
export type Post = { send(mail: Mail): Promise<void>; close(): void };

/** An attempt that need not be repeated: the server has refused the mail for good. */
export function refusedForGood(error: unknown): boolean {
  const { responseCode, command = "" } = (error ?? {}) as Refusal;
  return responseCode !== undefined && responseCode >= 500 && responseCode !== 535 && !about_us.test(command);
}

type Refusal = { responseCode?: number; response?: string; command?: string };

// What is refused before a reader is named is refused to us: whoever runs the mail server mends it, and the mail is taken then.
const about_us = /^(CONN|EHLO|HELO|STARTTLS|AUTH|MAIL FROM)/;

/** A refusal that says that there is no such address, or that its box is closed (RFC 3463, 5.1.x and 5.2.1). */
export function isBounce(error: unknown): boolean {
  const { responseCode, response = "" } = (error ?? {}) as Refusal;
  if (responseCode === undefined || !refusedForGood(error)) return false;
  const [, detail] = /^\d{3}[ -]5\.(\d+\.\d+)/.exec(response) ?? [];
  return detail === undefined ? [550, 551, 553].includes(responseCode) : /^(1\.\d+|2\.1)$/.test(detail);
}

const patience_ms = 20_000;

export function openPost({ url, from }: { url: string; from: string }): Post {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: patience_ms,
    greetingTimeout: patience_ms,
    socketTimeout: patience_ms,
    // A mail holds nothing but its words.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ message_id, to, subject, letter, reply_to, unsubscribe, look, logo }) {
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        subject,
        messageId: message_id,
        text: letter.text,
        html: dressLetter(letter.html, look),
        // Within the mail: a picture that is fetched tells its server who reads when, and most programs hold it back.
        ...(logo && { attachments: [within(logo)] }),
        // What a person writes is answered to them; of the rest no program is to tell that they are away.
        ...(reply_to && { replyTo: reply_to }),
        headers: {
          ...(!reply_to && { "Auto-Submitted": "auto-generated" }),
          ...(unsubscribe && {
            "List-Unsubscribe": `<${unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
      });
    },
    close: () => transport.close(),
  };
}

const within = ({ kind, picture }: Logo) => ({
  filename: `logo.${kind}`,
  content: picture,
  encoding: "base64",
  contentType: `image/${kind}`,
  contentDisposition: "inline" as const,
  cid: logo_cid,
});
