import { buffer } from "node:stream/consumers";
import MailComposer from "nodemailer/lib/mail-composer";
import type { Mailer } from "../entities/mails/mail.schema.ts";
import { storeBytes } from "../files/store-bytes.ts";
import { refusedForGood } from "../mail/post.ts";
import { recordLetter } from "../mail/record-letter.ts";
import { type MailboxWay, mailServerSaid, openSmtp } from "./mail-server.ts";
import type { Syncing } from "./sync/sync-mailbox.ts";

const most_ms = 480_000;

type Leased = {
  id: string;
  edition: string;
  subject: string;
  body: string | null;
  recipients: Record<"to" | "cc" | "bcc", Mailer[]>;
  from: Mailer;
  in_reply_to: string | null;
  message_id: string;
  reference_ids: string[] | null;
  files: { name: string; media_type: string; digest: string }[];
  mailbox: MailboxWay;
};

type Made = { raw: Buffer; html: string; message_id: string; references: string[] };

/** Sends the next letter of a mailbox through its own SMTP server; answers whether there was one. A server that dies sends it again under the same Message-ID. */
export async function sendNext(sending: Syncing): Promise<boolean> {
  const { database, system } = sending;
  const [rows] = await database.flush(system, [{ text: "select app.lease_box_mail()::text", values: [] }]);
  const leased = JSON.parse(rows?.[0]?.[0] ?? "null") as Leased | null;
  if (!leased) return false;
  const outcome = await send(sending, leased).then(
    (sent) => [JSON.stringify(sent), null, false],
    (error: unknown) => [null, mailServerSaid(error), refusedForGood(error)],
  );
  const text = "select app.settle_box_mail($1, $2, $3, $4, $5)::text";
  await database.flush(system, [{ text, values: [leased.id, leased.edition, ...outcome] }]);
  return true;
}

async function send(sending: Syncing, leased: Leased) {
  const made = await composed(sending, leased);
  // (Stored before it is sent: what is sent is known for good.)
  const digest = await storeBytes(sending.store, made.raw);
  const smtp = await openSmtp(leased.mailbox, sending);
  try {
    const { to, cc, bcc } = leased.recipients;
    const addresses = [...new Set([...to, ...cc, ...bcc].map(({ address }) => address))];
    const envelope = { from: leased.mailbox.address, to: addresses };
    // (Less than its lease, so that no other server sends it meanwhile.)
    const slow = new Promise<never>((_, reject) => {
      AbortSignal.timeout(most_ms).addEventListener("abort", () => reject(new Error("The mail server is too slow.")));
    });
    const sent = smtp.sendMail({ envelope, raw: made.raw });
    const { rejected } = (await Promise.race([sent, slow])) as { rejected?: unknown[] };
    const { html, message_id, references } = made;
    const problem = rejected?.length ? `Not taken by the mail server: ${rejected.map(String).join(", ")}` : null;
    return { digest, bytes: made.raw.length, html, message_id, references, problem };
  } finally {
    smtp.close();
  }
}

/** The letter as it is sent: its words as text and as HTML, with its files; hidden recipients stand nowhere in it. */
async function composed({ store }: Syncing, leased: Leased): Promise<Made> {
  const { message_id, subject, body, recipients, from, in_reply_to, reference_ids, files } = leased;
  const references = [...(reference_ids ?? []), ...(in_reply_to && !reference_ids ? [in_reply_to] : [])].slice(-50);
  const { text, html } = recordLetter(body ?? "");
  const attachments = await Promise.all(
    files.map(async ({ name, media_type, digest }) => ({
      filename: name,
      contentType: media_type,
      content: await buffer(store.read(digest)),
    })),
  );
  const raw = await new MailComposer({
    messageId: message_id,
    from,
    to: recipients.to,
    cc: recipients.cc,
    subject,
    text,
    html: `<!doctype html><html><head><meta charset="utf-8"></head><body>${html}</body></html>`,
    attachments,
    ...(in_reply_to && { inReplyTo: in_reply_to }),
    ...(references.length > 0 && { references }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { raw, html, message_id, references };
}
