import type { Actor, Database } from "../database/door.ts";
import { storeBytes } from "../files/store-bytes.ts";
import type { Store } from "../files/store.ts";
import { statementTask, stepTask, type Task } from "../jobs/task.ts";
import type { LetterSeal } from "../mail/letter.ts";
import type { Derive } from "../secrets.ts";
import type { Certificate } from "./certificate.ts";
import { type DueMail, envelopeLetter } from "./envelope-letter.ts";
import { signAddress, tokenOf } from "./envelope-link.ts";
import { pdf_refusals } from "./inspect-pdf.ts";
import { pdfApart } from "./pdf-apart.ts";

type Making = { database: Database; system: Actor; store: Store; url: string };
type Mailing = { database: Database; system: Actor; seal: LetterSeal; derive: Derive; url: string };
type Due = Omit<Certificate, "verify"> & { id: string; purpose: "signature" | "approval"; tries: number };

// A file that is missing may be on its way from another server: for about half an hour.
const most_tries = 5;

/** The jobs of envelopes: make the versions with all signatures, and end and remind in time. */
export const envelopeTasks = (making: Making): Task[] => [
  stepTask("finish_envelopes", () => finishNext(making)),
  statementTask(making, { name: "tend_envelopes", cron: "*/10 * * * *", text: "select app.tend_envelopes()::text" }),
];

/** Writes the e-mails with links, where the server sends mail. */
export const envelopeMailTask = (mailing: Mailing): Task => stepTask("mail_envelopes", () => mailNext(mailing));

async function mailNext({ database, system, seal, derive, url }: Mailing): Promise<boolean> {
  const [rows] = await database.flush(system, [{ text: "select app.next_envelope_mail()::text", values: [] }]);
  const due = JSON.parse(rows?.[0]?.[0] ?? "null") as DueMail | null;
  if (!due) return false;
  const { token } = tokenOf(derive, due.id, due.edition);
  const { subject, letter } = envelopeLetter(due, signAddress(url, token));
  const values = [due.id, due.edition, subject, seal.close(letter)];
  await database.flush(system, [{ text: "select app.queue_envelope_mail($1, $2, $3, $4)::text", values }]);
  return true;
}

/**
 * Makes the version with the signatures of one completed envelope; answers whether there was one. A server that stops meanwhile makes
 * it again: the same envelope makes the same bytes, and the database takes them once.
 */
export async function finishNext({ database, system, store, url }: Making): Promise<boolean> {
  const [rows] = await database.flush(system, [{ text: "select app.next_envelope()::text", values: [] }]);
  const due = JSON.parse(rows?.[0]?.[0] ?? "null") as Due | null;
  if (!due) return false;
  const made =
    due.purpose === "signature"
      ? await signedVersion(store, { ...due, verify: `${url}/public/verify` }, due.tries)
      : null;
  const values = [due.id, made?.name ?? null, made?.bytes ?? null, made?.digest ?? null, made?.problem ?? null];
  await database.flush(system, [{ text: "select app.finish_envelope($1, $2, $3, $4, $5)::text", values }]);
  return true;
}

async function signedVersion(store: Store, certificate: Certificate, tries: number) {
  const whole = await pdfApart({ work: "sign", certificate, whole: true }, store.read(certificate.digest)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT" || tries < most_tries) throw error;
      return { problem: "missing" } as const;
    },
  );
  // (It could be read when it was sent. Should it not be now, the signatures are kept in a file of their own.)
  const alone = whole.problem ? await pdfApart({ work: "sign", certificate, whole: false }, null) : whole;
  if (alone.problem) throw new Error(`The signatures could not be written: ${alone.problem}`);
  const problem = whole.problem && pdf_refusals[whole.problem];
  const digest = await storeBytes(store, alone.bytes);
  return { digest, bytes: alone.bytes.length, name: nameOf(certificate), problem };
}

const suffix = { english: "signed", french: "signé" };

function nameOf({ file: { name }, language }: Certificate): string {
  return `${name.replace(/\.pdf$/i, "").slice(0, 220)} (${suffix[language]}).pdf`;
}
