import { sql } from "../database/drizzle.ts";
import { isConnectionLoss, type Actor, type Database } from "../database/door.ts";
import { logoOf } from "../company/serve-logo.ts";
import type { Look } from "./dress-letter.ts";
import { noticeLetter, type DueNotices } from "./notice-letter.ts";
import type { LetterSeal } from "./letter.ts";
import { type Address, type Post, refusedForGood } from "./post.ts";
import { writeWishedMail } from "./wished-mail.ts";

export type Mailing = {
  database: Database;
  system: Actor;
  seal: LetterSeal;
  /** Undefined where no SMTP server is set: mails are written and wait. */
  post: Post | undefined;
  /** The address that people use, for links and for the name of a mail. */
  url: string;
  failed(error: unknown): void;
};

type Leased = {
  id: string;
  attempt: number;
  to: string;
  subject: string;
  body: string;
  reply_to: Address | null;
  look: Look;
};

/** Writes the link that was wished next and sends the next mail, where there are such; answers whether. What fails of these keeps not the other. */
export async function sendMail(mailing: Mailing, post: Post): Promise<boolean> {
  const done = await Promise.allSettled([writeWishedMail(mailing), sendNext(mailing, post)]);
  const failures = done.flatMap((result) => (result.status === "rejected" ? [result.reason as Error] : []));
  const worked = done.some((result) => result.status === "fulfilled" && result.value);
  if (failures[0] && !worked) throw failures[0];
  for (const failure of failures) mailing.failed(failure);
  return worked;
}

/** Writes the mail of the notifications that are due next; answers whether there were such. */
export async function writeNoticeMail(mailing: Mailing): Promise<boolean> {
  const { database, system } = mailing;
  const [rows] = await database.flush(system, [{ text: "select app.next_notice_mail()::text", values: [] }]);
  const user_id = rows?.[0]?.[0];
  if (!user_id) return false;
  try {
    await writeFor(mailing, user_id);
  } catch (error) {
    if (isConnectionLoss(error)) throw error;
    const text = "select app.set_notice_mail_aside($1, $2)::text";
    await database.flush(system, [{ text, values: [user_id, reasonOf(error)] }]);
    mailing.failed(error);
  }
  return true;
}

// (Drizzle says which statement failed, and has the reason inside.)
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

// What is taken and the mail that it becomes are one transaction: nothing is lost and nothing doubled.
async function writeFor({ database, system, seal, url }: Mailing, user_id: string): Promise<void> {
  await database.as(system, async (tx) => {
    const { rows } = await tx.execute<{ due: DueNotices | null }>(sql`select app.take_notice_mail(${user_id}) as due`);
    const due = rows[0]?.due;
    const [first] = due?.notices ?? [];
    if (!due || !first) return;
    const { subject, letter } = noticeLetter(due, url);
    await tx.execute(sql`select app.queue_notice_mail(${due.user_id}, ${first.id}, ${subject}, ${seal.close(letter)})`);
  });
}

// The server is talked to between two transactions. Who dies after it took the mail sends it once more, under the same id.
async function sendNext({ database, system, seal, url }: Mailing, post: Post): Promise<boolean> {
  const [rows] = await database.flush(system, [{ text: "select app.lease_mail()::text", values: [] }]);
  const leased = JSON.parse(rows?.[0]?.[0] ?? "null") as Leased | null;
  if (!leased) return false;
  const { id, attempt, to, subject, body, reply_to, look } = leased;
  const message_id = `<${id}@${new URL(url).hostname}>`;
  // (A letter sealed under another secret fails like one that is refused.)
  const dressed = await dressingOf(database, look);
  const send = async () => post.send({ message_id, to, subject, letter: seal.open(body), reply_to, ...dressed });
  const outcome = await send().then(
    () => ({ error: null, for_good: false }),
    (error: unknown) => ({ error: (error as Error).message || "unknown", for_good: refusedForGood(error) }),
  );
  const values = [id, attempt, outcome.error, outcome.for_good];
  await database.flush(system, [{ text: "select app.settle_mail($1, $2, $3, $4)::text", values }]);
  return true;
}

/** How a letter is dressed: the company's name and colour, and its logo where there is one still. */
export async function dressingOf(database: Database, look: Look) {
  const logo = look.logo ? await logoOf(database, look.logo) : null;
  return { look: { ...look, logo: logo && look.logo }, logo };
}
